import { sql } from '@payloadcms/db-postgres/drizzle'
import { deliverableParts } from '@/domain/catalog/built-parts'
import { needsScore } from '@/domain/catalog/needs-score'
import { type Part, type Sale, saleOf, type Tier } from '@/domain/catalog/parts'
import { byPrice, FALLBACK_CURRENCY, priceFor, sellableParts, sellableTiers } from '@/domain/catalog/sku'
import { type Currency, parseCurrency } from '@/domain/money/currencies'
import type { Money } from '@/domain/money/money'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import type { PinnedSku } from '../catalog/pinned-sku'
import type { Deps } from '../deps'
import { isMeasured } from '../reports/is-measured'
import { publishedExamKinds, writtenGuides } from './deliverable-today'

export type OfferedSku = { skuId: string; tier: Tier; parts: Part[]; price: Money }
export type Offer = {
  country: string
  /** Whether we sell to the country. Another one has no tax and no policy of its own: refuse-unlisted.ts. */
  listed: boolean
  currency: Currency
  taxRatePercent: number
  /** The sitting's score could not be measured: what holds a score is not among the items (docs/decisions/0058). */
  unmeasured: boolean
  items: OfferedSku[]
}

/**
 * What of a price list can be sold to a country today: active SKUs whose parts can be delivered, with one price each.
 * Reports, or what follows a report: never both.
 * @param priceList a sitting's pinned one, or the current one.
 * @param facts what is known of the country and the catalogue already; else it is read.
 * @param sitting whose price list it is. Once something is paid for it, its reports are offered in the currency of that, so
 * that an upgrade costs the difference (docs/decisions/0033).
 */
export const readOffer = async (
  deps: Pick<Deps, 'payload'>,
  {
    priceList,
    country,
    sale,
    sitting = null,
    facts,
  }: {
    priceList: PinnedSku[]
    country: string
    sale: Sale
    sitting?: string | null
    facts?: OfferFacts
  },
): Promise<Offer> => {
  const { place, active, kinds, guides } = facts ?? (await readOfferFacts(deps, country))
  const ofReport = sale === 'report' ? sitting : null
  const [paid, measured] = ofReport
    ? await Promise.all([firstPaid(deps, ofReport), isMeasured(deps.payload.db.drizzle, ofReport)])
    : [null, true]
  const ofCountry = parseCurrency(place?.currency) ?? FALLBACK_CURRENCY
  const ofOrders = parseCurrency(paid)
  const deliverable = deliverableParts({ publishedExamKinds: kinds, guides })
  const priced = priceList
    .filter(({ skuId, tier }) => saleOf(tier as Tier) === sale && active.includes(skuId))
    .filter(({ parts }) => measured || !needsScore(parts))
    .flatMap((entry) => {
      const prices = entry.prices.flatMap((price) => {
        const known = parseCurrency(price.currency)
        return known ? [{ amount: price.amount, currency: known }] : []
      })
      const price =
        (ofOrders && priceFor({ prices, currency: ofOrders })) ??
        priceFor({ prices, currency: ofCountry, fallback: FALLBACK_CURRENCY })
      const parts = sellableParts({ parts: entry.parts as Part[], deliverable })
      return price && parts.length ? [{ skuId: entry.skuId, tier: entry.tier as Tier, parts, price }] : []
    })
  const isPaidIn = priced.some(({ price }) => price.currency === ofOrders)
  const currency = ofOrders && isPaidIn ? ofOrders : ofCountry
  const tiers = byPrice({ items: priced, currency })
  return {
    country,
    listed: place !== null,
    currency,
    taxRatePercent: place?.taxRatePercent ?? 0,
    unmeasured: !measured,
    items: sellableTiers({ tiers, deliverable }).map((tier) => ({ ...tier, parts: [...tier.parts] })),
  }
}

/** What of the catalogue can be sold to a country today. `place` is null for one that we do not sell to. */
export const readOfferFacts = async (
  { payload }: Pick<Deps, 'payload'>,
  country: string,
): Promise<OfferFacts> => {
  const { rows } = await payload.db.drizzle.execute<OfferFacts>(sql`select ${onSale(country)},
    ${publishedExamKinds} as kinds, ${writtenGuides} as guides`)
  return rows[0] ?? { place: null, active: [], kinds: [], guides: [] }
}

const onSale = (country: string) => sql`
  (select json_build_object('currency', currency, 'taxRatePercent', tax_rate_percent) from countries
    where code = ${country}) as place,
  (select coalesce(json_agg(s.id), '[]') from skus s where s.active and s._status = 'published') as active`

/** The currency of the first order of a sitting that brought money and was not given back. */
const firstPaid = async ({ payload }: Pick<Deps, 'payload'>, sitting: string): Promise<string | null> => {
  const { rows } = await payload.db.drizzle.execute<{ currency: string }>(sql`
    select currency from orders
    where sitting_id = ${sitting}::uuid and total > 0 and status::text in ${[...GRANTING_STATUSES]}
    order by paid_at, id limit 1`)
  return rows[0]?.currency ?? null
}

export type OfferFacts = {
  place: { currency: string; taxRatePercent: number } | null
  /** Ids of the SKUs that are on sale. */
  active: string[]
  /** Kinds of the published exams. */
  kinds: string[]
  /** Parts that are a text and have one. */
  guides: Part[]
}
