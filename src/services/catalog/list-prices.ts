import { sql } from '@payloadcms/db-postgres/drizzle'
import { skus, skus_parts, skus_prices } from '@/payload-schema'
import type { Deps } from '../deps'
import type { PinnedSku } from './pinned-sku'

/** Today's price list of an exam. A sitting keeps what it finds at its start: publishing never changes that. */
export const listPrices = async (
  { payload }: Pick<Deps, 'payload'>,
  examId: string,
): Promise<PinnedSku[]> => {
  const db = payload.db.drizzle
  // Aggregated before they are joined: a subquery in the list would be run for each SKU.
  const { rows } = await db.execute<PinnedSku>(sql`
    with offered as materialized (
      select id, tier from ${skus} where exam_id = ${examId}::uuid and _status = 'published' and active),
    parts as (
      select parent_id as id, json_agg(value order by "order") as parts from ${skus_parts} group by 1),
    prices as (
      select _parent_id as id, json_agg(json_build_object('currency', currency, 'amount', amount) order by _order) as prices
      from ${skus_prices} group by 1)
    select offered.id as "skuId", coalesce(offered.tier::text, '') as tier, coalesce(parts.parts, '[]') as parts,
      coalesce(prices.prices, '[]') as prices
    from offered left join parts using (id) left join prices using (id) order by offered.tier`)
  return rows
}
