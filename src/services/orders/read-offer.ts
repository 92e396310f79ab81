import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { sellableParts, sellableTiers } from '@/domain/catalog/deliverable'
import { type Part, type Sale, saleOf, type Tier } from '@/domain/catalog/parts'
import { FALLBACK_CURRENCY, priceFor } from '@/domain/catalog/sku'
import { type Currency, parseCurrency } from '@/domain/money/currencies'
import type { Money } from '@/domain/money/money'
import { countries, skus } from '@/payload-schema'
import type { Deps } from '../deps'
import type { PinnedSku } from '../sittings/pinned-form'
import { deliverableToday } from './deliverable-today'

export type OfferedSku = { skuId: string; tier: Tier; parts: Part[]; price: Money }
export type Offer = { country: string; currency: Currency; taxRatePercent: number; items: OfferedSku[] }

/**
 * What of a price list can be sold to a country today: active SKUs whose parts can be delivered, with one price each.
 * Reports, or what follows a report: never both.
 * @param priceList a sitting's pinned one, or the current one.
 */
export const readOffer = async (
  { payload }: Pick<Deps, 'payload'>,
  { priceList, country, sale }: { priceList: PinnedSku[]; country: string; sale: Sale },
): Promise<Offer> => {
  const db = payload.db.drizzle
  const [place] = await db.select().from(countries).where(eq(countries.code, country)).limit(1)
  const currency = parseCurrency(place?.currency) ?? FALLBACK_CURRENCY
  const ids = priceList.map(({ skuId }) => skuId)
  const active = ids.length
    ? await db
        .select({ id: skus.id })
        .from(skus)
        .where(and(inArray(skus.id, ids), eq(skus.active, true), eq(skus._status, 'published')))
    : []
  const deliverable = await deliverableToday({ payload })
  const priced = priceList
    .filter(({ skuId, tier }) => saleOf(tier as Tier) === sale && active.some(({ id }) => id === skuId))
    .flatMap((entry) => {
      const prices = entry.prices.flatMap((price) => {
        const known = parseCurrency(price.currency)
        return known ? [{ amount: price.amount, currency: known }] : []
      })
      const price = priceFor({ prices, currency, fallback: FALLBACK_CURRENCY })
      const parts = sellableParts({ parts: entry.parts as Part[], deliverable })
      return price && parts.length ? [{ skuId: entry.skuId, tier: entry.tier as Tier, parts, price }] : []
    })
    .toSorted((one, other) => one.tier.localeCompare(other.tier))
  return {
    country,
    currency,
    taxRatePercent: place?.taxRatePercent ?? 0,
    items: sellableTiers({ tiers: priced, deliverable }).map((tier) => ({ ...tier, parts: [...tier.parts] })),
  }
}
