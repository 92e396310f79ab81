import { isOwned } from '@/domain/catalog/owned'
import type { Deps } from '@/services/deps'
import { quoteSku } from '@/services/orders/quote-sku'
import type { Offer } from '@/services/orders/read-offer'
import { readHoldings } from '@/services/orders/upgrade/read-holdings'
import { Refusal } from '@/services/refusal'
import { defineEndpoints } from '../define-endpoints'
import { limitGuesses } from '../limit-guesses'
import { viewPromo } from '../view-promo'
import { offerFor } from './offer-for'
import { viewSku } from './view-sku'
import { viewUpgrade } from './view-upgrade'

export const skuEndpoints = defineEndpoints({
  'sku.list': async ({ deps, input: { params }, viewer }) => {
    const { examId: appExamId, country, hl: locale } = params
    const { offer, sitting, held } = await offerFor(deps, { appExamId, country, viewer, sale: 'report' })
    const upgradeFor = await upgradesOf(deps, { offer, sittingId: sitting?.id ?? null })
    const items = offer.items.map(async (item) => {
      const upgrade = isOwned({ parts: item.parts, held }) ? null : await upgradeFor(item)
      return viewSku({ item, held, locale, upgrade })
    })
    return {
      country: offer.country,
      currency: offer.currency,
      taxRatePercent: offer.taxRatePercent,
      items: await Promise.all(items),
    }
  },

  'sku.info': async ({ deps, input: { params, query }, viewer }) => {
    const { examId: appExamId, country, hl: locale } = params
    const { offer, sitting, held } = await offerFor(deps, { appExamId, country, viewer, sale: 'report' })
    const item = offer.items.find(({ skuId }) => skuId === params.skuId)
    if (!item) throw new Refusal('skuUnavailable')
    const { quote, promo } = await limitGuesses(deps, { call: 'sku.info', code: query.promo, viewer }, () =>
      quoteSku(deps, {
        db: deps.payload.db.drizzle,
        sku: item,
        taxRatePercent: offer.taxRatePercent,
        promoCode: query.promo || undefined,
        buyer: sitting && { sitting: sitting.id },
      }),
    )
    const upgradeFor = await upgradesOf(deps, { offer, sittingId: sitting?.id ?? null })
    const upgrade = isOwned({ parts: item.parts, held }) ? null : await upgradeFor(item)
    const sku = await viewSku({ item, held, locale, upgrade })
    return { sku, quote, promo: viewPromo(promo) }
  },
})

/** What each tier costs whoever has paid for one of this sitting; null for the others, and where nothing is paid. */
const upgradesOf = async (
  deps: Deps,
  { offer, sittingId }: { offer: Offer; sittingId: string | null },
): Promise<(item: Offer['items'][number]) => Promise<ReturnType<typeof viewUpgrade>>> => {
  const db = deps.payload.db.drizzle
  const buyer = { sitting: sittingId }
  if (!sittingId || (await readHoldings({ db, subject: buyer })).length === 0) return async () => null
  return async (item) =>
    viewUpgrade((await quoteSku(deps, { db, sku: item, taxRatePercent: offer.taxRatePercent, buyer })).quote)
}
