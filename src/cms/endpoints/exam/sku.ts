import { quoteSku } from '@/services/orders/quote-sku'
import { Refusal } from '@/services/refusal'
import { defineEndpoints } from '../define-endpoints'
import { limitGuesses } from '../limit-guesses'
import { viewPromo } from '../view-promo'
import { offerFor } from './offer-for'
import { viewSku } from './view-sku'

export const skuEndpoints = defineEndpoints({
  'sku.list': async ({ deps, input: { params }, viewer }) => {
    const { examId: appExamId, country, hl: locale } = params
    const { offer, held } = await offerFor(deps, { appExamId, country, viewer, sale: 'report' })
    return {
      country: offer.country,
      currency: offer.currency,
      taxRatePercent: offer.taxRatePercent,
      items: await Promise.all(offer.items.map((item) => viewSku({ item, held, locale }))),
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
    const sku = await viewSku({ item, held, locale })
    return { sku, quote, promo: viewPromo(promo) }
  },
})
