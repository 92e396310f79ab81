import { logger } from '@/gateways/logs/log'
import { anomalies } from '@/payload-schema'
import type { Deps } from '../deps'

const log = logger('money')

/** Notes something about money that should not be, outside any transaction that may be rolled back. Once per kind and ref. */
export const recordAnomaly = async (
  { payload }: Pick<Deps, 'payload'>,
  { kind, ref, detail }: { kind: string; ref: string; detail: unknown },
): Promise<void> => {
  await payload.db.drizzle.insert(anomalies).values({ kind, ref, detail }).onConflictDoNothing()
  log.error('anomaly', { kind, ref })
}
