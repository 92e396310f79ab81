import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { ledger_entries, orders } from '@/payload-schema'
import type { Deps } from '../deps'

/** When money was given back last for orders that are given back as a whole, as a column. @param which a condition on `o`. */
export const lastRefund = (which: SQL): SQL<string | null> => sql<string | null>`(
  select max(back.created_at) from ${ledger_entries} back join ${orders} o on o.id = back.order_id
  where back.kind = 'refund' and o.status = 'refunded' and ${which})`

/** The same of one order. */
export const readRefundedAt = async (
  { payload }: Pick<Deps, 'payload'>,
  orderId: string,
): Promise<string | null> => {
  const { rows } = await payload.db.drizzle.execute<{ at: string | null }>(
    sql`select ${lastRefund(sql`o.id = ${orderId}::uuid`)} as at`,
  )
  return rows[0]?.at ? new Date(rows[0].at).toISOString() : null
}
