import { eq } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { TransactionHandle } from '../../transaction'

/** Whether an order is of a test about health: no letter names it, and no staff role sees what was written about it. */
export const isOfHealth = async (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  { sitting }: { sitting: string | null },
): Promise<boolean> => {
  if (!sitting) return false
  const [row] = await db.select({ health: sittings.health }).from(sittings).where(eq(sittings.id, sitting))
  return row?.health === true
}
