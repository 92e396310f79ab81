import { and, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import { logger } from '@/gateways/logs/log'
import { anomalies } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

const log = logger('money')

export type Anomaly = { kind: string; ref: string; order?: string; detail: unknown }

/**
 * Notes something about money that should not be, once per kind and ref. What had been resolved and is now otherwise is
 * open again, beside what was said about it the last time.
 * @param db the transaction whose commit it tells about. Without one it is written for itself: what was refused is
 * rolled back, and its trace must stay.
 */
export const recordAnomaly = async (
  { payload }: Pick<Deps, 'payload'>,
  { db, kind, ref, order, detail }: Anomaly & { db?: TransactionHandle },
): Promise<void> => {
  // Its own id in the log, not the ref: a payment's id is none of the log's business.
  const [noted] = await (db ?? payload.db.drizzle)
    .insert(anomalies)
    .values({ kind, ref, order: order ?? null, detail })
    .onConflictDoUpdate({
      target: [anomalies.kind, anomalies.ref],
      set: {
        resolvedAt: null,
        detail: sql`excluded.detail`,
        order: sql`coalesce(excluded.order_id, ${anomalies.order})`,
        updatedAt: sql`now()`,
      },
      // A payment that only says the same again, as an open one does in every round, has been looked at.
      setWhere: and(
        isNotNull(anomalies.resolvedAt),
        sql`${anomalies.detail} is distinct from excluded.detail`,
      ),
    })
    .returning({ id: anomalies.id })
  if (noted) log.error('anomaly', { kind, anomaly: noted.id, order })
}
