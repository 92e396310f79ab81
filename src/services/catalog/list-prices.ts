import { and, asc, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { skus, skus_parts, skus_prices } from '@/payload-schema'
import type { Deps } from '../deps'
import type { PinnedSku } from './pinned-sku'

/** Today's price list of an exam. A sitting keeps what it finds at its start: publishing never changes that. */
export const listPrices = async (
  { payload }: Pick<Deps, 'payload'>,
  examId: string,
): Promise<PinnedSku[]> => {
  const db = payload.db.drizzle
  const rows = await db
    .select({
      skuId: skus.id,
      tier: skus.tier,
      parts: sql<
        string[]
      >`(select coalesce(json_agg(p.value order by p."order"), '[]') from ${skus_parts} p where p.parent_id = "skus"."id")`,
      prices: sql<
        PinnedSku['prices']
      >`(select coalesce(json_agg(json_build_object('currency', r.currency, 'amount', r.amount) order by r._order), '[]') from ${skus_prices} r where r._parent_id = "skus"."id")`,
    })
    .from(skus)
    .where(and(eq(skus.exam, examId), eq(skus._status, 'published'), eq(skus.active, true)))
    .orderBy(asc(skus.tier))
  return rows.map((row) => ({ ...row, tier: row.tier ?? '' }))
}
