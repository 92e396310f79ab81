import { and, eq, exists, gt, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import { SALES_DAYS } from '@/domain/catalog/most-popular'
import { SKU_TIERS } from '@/domain/catalog/parts'
import { ledger_entries, orders, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { telling } from './subject/read-feed'

const LEAST_TO_SHOW = 50
const DAYS = 30

/** Real sales of an exam's reports in the last 30 days; null while they are too few to say anything. */
export const countSales = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  examId: string,
): Promise<number | null> => {
  const since = new Date(now().getTime() - DAYS * 86_400_000).toISOString()
  const [row] = await payload.db.drizzle
    .select({ count: sql<number>`count(*)` })
    .from(orders)
    .innerJoin(sittings, eq(sittings.id, orders.sitting))
    .where(
      and(
        eq(sittings.exam, examId),
        inArray(orders.tier, [...SKU_TIERS]),
        gt(orders.paidAt, since),
        gt(orders.total, 0),
      ),
    )
  const count = Number(row?.count ?? 0)
  return count >= LEAST_TO_SHOW ? count : null
}

/**
 * How often each SKU of an exam's reports was bought in the last 90 days, and kept: what was given back, in part too, or disputed
 * says nothing for it, nor what was paid in test mode where real money moves.
 */
export const countSalesBySku = async (
  { payload, payments, now }: Pick<Deps, 'payload' | 'payments' | 'now'>,
  examId: string,
): Promise<Record<string, number>> => {
  const providers = telling(payments)
  if (providers.length === 0) return {}
  const db = payload.db.drizzle
  const since = new Date(now().getTime() - SALES_DAYS * 86_400_000).toISOString()
  const charge = db
    .select({ id: ledger_entries.id })
    .from(ledger_entries)
    .where(
      and(
        eq(ledger_entries.order, orders.id),
        eq(ledger_entries.kind, 'charge'),
        inArray(ledger_entries.provider, providers),
      ),
    )
  const rows = await db
    .select({ sku: orders.sku, count: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(sittings, eq(sittings.id, orders.sitting))
    .where(
      and(
        eq(sittings.exam, examId),
        inArray(orders.tier, [...SKU_TIERS]),
        gt(orders.paidAt, since),
        // As it is written in the index that has only these, or every order ever placed is read.
        sql`${orders.status} = 'paid'`,
        exists(charge),
      ),
    )
    .groupBy(orders.sku)
  return Object.fromEntries(rows.map(({ sku, count }) => [sku, count]))
}
