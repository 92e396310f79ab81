import { logger } from '@/gateways/logs/log'
import { anomalies } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

const log = logger('money')

/**
 * Notes something about money that should not be, once per kind and ref.
 * @param db the transaction whose commit it tells about. Without one it is written for itself: what was refused is
 * rolled back, and its trace must stay.
 */
export const recordAnomaly = async (
  { payload }: Pick<Deps, 'payload'>,
  { db, kind, ref, detail }: { db?: TransactionHandle; kind: string; ref: string; detail: unknown },
): Promise<void> => {
  await (db ?? payload.db.drizzle).insert(anomalies).values({ kind, ref, detail }).onConflictDoNothing()
  log.error('anomaly', { kind, ref })
}
