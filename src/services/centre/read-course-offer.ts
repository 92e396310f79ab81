import { and, eq, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
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

type CourseItem = OrderedItem & { course: string }
/** What is sold of courses in a country today: one item a course. */
export type CourseOffers = Omit<Offer, 'items' | 'unmeasured'> & { items: CourseItem[] }
export type CourseOffer = Omit<CourseOffers, 'items'> & { items: [OrderedItem] }

/**
 * What a course costs in a country today.
 * @throws Refusal skuUnavailable when it is not sold there by itself.
 */
export const readCourseOffer = async (
  deps: Pick<Deps, 'payload'>,
  { course, country }: { course: string; country: string },
): Promise<CourseOffer> => {
  const { items, ...offer } = await readSold(deps, { course, country })
  const [sold] = items
  if (!sold) throw new Refusal('skuUnavailable')
  refuseUnlisted(offer)
  const { course: _, ...item } = sold
  return { ...offer, items: [item] }
}

/** What every course costs in a country today that is sold by itself there. */
export const readCourseOffers = async (
  deps: Pick<Deps, 'payload'>,
  country: string,
): Promise<CourseOffers> => {
  const offers = await readSold(deps, { country })
  refuseUnlisted(offers)
  return offers
}

const readSold = async (
  { payload }: Pick<Deps, 'payload'>,
  { course, country }: { course?: string; country: string },
): Promise<CourseOffers> => {
  const db = payload.db.drizzle
  const [[place], sold] = await Promise.all([
    db.select().from(countries).where(eq(countries.code, country)),
    db
      .select({
        skuId: skus.id,
        course: skus.course,
        prices: sql<
          PinnedSku['prices']
        >`(select coalesce(json_agg(json_build_object('currency', r.currency, 'amount', r.amount) order by r._order), '[]') from ${skus_prices} r where r._parent_id = "skus"."id")`,
      })
      .from(skus)
      .where(
        and(
          course === undefined ? isNotNull(skus.course) : eq(skus.course, course),
          eq(skus.tier, COURSE_TIER),
          eq(skus.active, true),
          eq(skus._status, 'published'),
        ),
      ),
  ])
  const currency = parseCurrency(place?.currency) ?? FALLBACK_CURRENCY
  return {
    country,
    listed: place !== undefined,
    currency,
    taxRatePercent: place?.taxRatePercent ?? 0,
    items: sold.flatMap((sku) => itemOf(sku, currency)),
  }
}

type SoldSku = { skuId: string; course: string | null; prices: PinnedSku['prices'] }

/** None where it has no price in the currency, nor in the one for all. */
const itemOf = ({ skuId, course, prices }: SoldSku, currency: Offer['currency']): CourseItem[] => {
  const known = prices.flatMap((price) => {
    const parsed = parseCurrency(price.currency)
    return parsed ? [{ amount: price.amount, currency: parsed }] : []
  })
  const price = priceFor({ prices: known, currency, fallback: FALLBACK_CURRENCY })
  if (!course || !price) return []
  return [{ course, skuId, tier: COURSE_TIER, parts: [coursePart(course)], price }]
}
