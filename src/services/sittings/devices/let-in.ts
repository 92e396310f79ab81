import { eq } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { TransactionHandle } from '@/services/transaction'
import type { SittingDevice } from '../../visitors/person'
import type { SittingRow } from '../find-sitting'

/** Most browsers that may share one sitting; the one that came first makes room. */
const MOST_DEVICES = 5

/** Lets a browser go on with a sitting whose row is locked, as the one that began it. Twice changes nothing. */
export const letIn = async (
  db: TransactionHandle,
  { row, visitorHash, at }: { row: SittingRow; visitorHash: string; at: string },
): Promise<void> => {
  if (row.visitorHash === visitorHash) return
  const others = (row.devices as SittingDevice[]).filter(({ hash }) => hash !== visitorHash)
  const devices = [...others, { hash: visitorHash, at }].slice(-MOST_DEVICES)
  await db.update(sittings).set({ devices }).where(eq(sittings.id, row.id))
}
