import { sql } from '@payloadcms/db-postgres/drizzle'
import { COURSE_TIER } from '@/domain/catalog/parts'
import { entitlements, skus } from '@/payload-schema'
import type { Deps } from '../deps'

export type CourseSale = { onSale: boolean; buyers: number }

/** Which courses are sold by themselves today, and how many people hold what they bought, by the id of the course. */
export const readCourseSales = async ({
  payload,
}: Pick<Deps, 'payload'>): Promise<ReadonlyMap<string, CourseSale>> => {
  const { rows } = await payload.db.drizzle.execute<{ course: string } & CourseSale>(sql`
    select sold.course_id as course, coalesce(sold.active, false) and sold._status = 'published' as "onSale",
      (select count(distinct own.customer_id) from ${entitlements} own
        where own.sku_id = sold.id and own.revoked_at is null)::int as buyers
    from ${skus} sold where sold.tier = ${COURSE_TIER} and sold.course_id is not null`)
  return new Map(rows.map(({ course, ...sale }) => [course, sale]))
}
