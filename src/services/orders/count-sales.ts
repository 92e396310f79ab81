import { and, eq, gt, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import { SKU_TIERS } from '@/domain/catalog/parts'
import { orders, sittings } from '@/payload-schema'
import type { Deps } from '../deps'

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
