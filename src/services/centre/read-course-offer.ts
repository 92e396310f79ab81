import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { COURSE_TIER, coursePart } from '@/domain/catalog/parts'
import { FALLBACK_CURRENCY, priceFor } from '@/domain/catalog/sku'
import { parseCurrency } from '@/domain/money/currencies'
import { countries, skus, skus_prices } from '@/payload-schema'
import type { PinnedSku } from '../catalog/pinned-sku'
import type { Deps } from '../deps'
import type { OrderedItem } from '../orders/place-order'
import type { Offer } from '../orders/read-offer'
import { refuseUnlisted } from '../orders/refuse-unlisted'
import { Refusal } from '../refusal'

export type CourseOffer = Omit<Offer, 'items' | 'unmeasured'> & { items: [OrderedItem] }

/**
 * What a course costs in a country today.
 * @throws Refusal skuUnavailable when it is not sold there by itself.
 */
export const readCourseOffer = async (
  { payload }: Pick<Deps, 'payload'>,
  { course, country }: { course: string; country: string },
): Promise<CourseOffer> => {
  const db = payload.db.drizzle
  const [[place], [sku]] = await Promise.all([
    db.select().from(countries).where(eq(countries.code, country)),
    db
      .select({
        skuId: skus.id,
        prices: sql<
          PinnedSku['prices']
        >`(select coalesce(json_agg(json_build_object('currency', r.currency, 'amount', r.amount) order by r._order), '[]') from ${skus_prices} r where r._parent_id = "skus"."id")`,
      })
      .from(skus)
      .where(
        and(
          eq(skus.course, course),
          eq(skus.tier, COURSE_TIER),
          eq(skus.active, true),
          eq(skus._status, 'published'),
        ),
      ),
  ])
  const currency = parseCurrency(place?.currency) ?? FALLBACK_CURRENCY
  const prices = (sku?.prices ?? []).flatMap((price) => {
    const known = parseCurrency(price.currency)
    return known ? [{ amount: price.amount, currency: known }] : []
  })
  const price = priceFor({ prices, currency, fallback: FALLBACK_CURRENCY })
  if (!sku || !price) throw new Refusal('skuUnavailable')
  const offer: CourseOffer = {
    country,
    listed: place !== undefined,
    currency,
    taxRatePercent: place?.taxRatePercent ?? 0,
    items: [{ skuId: sku.skuId, tier: COURSE_TIER, parts: [coursePart(course)], price }],
  }
  refuseUnlisted(offer)
  return offer
}
