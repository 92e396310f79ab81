import { quoteSku } from '@/services/orders/quote-sku'
import { Refusal } from '@/services/refusal'
import { defineEndpoint } from '../define-endpoint'
import { limitGuesses } from '../limit-guesses'
import { viewPromo } from '../view-promo'
import { offerFor } from './offer-for'
import { viewSku } from './view-sku'

const list = defineEndpoint({
  call: 'sku.list',
  limit: { max: 240, windowSeconds: 60 },
  handler: async ({ deps, input: { params }, viewer }) => {
    const { examId: appExamId, country, hl: locale } = params
    const { offer, held } = await offerFor(deps, { appExamId, country, viewer, sale: 'report' })
    return {
      country: offer.country,
      currency: offer.currency,
      taxRatePercent: offer.taxRatePercent,
      items: await Promise.all(offer.items.map((item) => viewSku({ item, held, locale }))),
    }
  },
})

const info = defineEndpoint({
  call: 'sku.info',
  limit: { max: 240, perIp: 3_000, windowSeconds: 60 },
  handler: async ({ deps, input: { params, query }, viewer }) => {
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
        sitting,
      }),
    )
    const sku = await viewSku({ item, held, locale })
    return { sku, quote, promo: viewPromo(promo) }
  },
})

export const skuEndpoints = [list, info]
