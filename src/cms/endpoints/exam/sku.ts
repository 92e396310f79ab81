import { readPriceList } from '@/content/price-list'
import { readReportParts, readSkuTexts } from '@/content/skus'
import type { CallData } from '@/domain/api/schemas'
import type { Locale } from '@/domain/locale/locales'
import type { Deps } from '@/services/deps'
import { ownedTiers } from '@/services/orders/owned-tiers'
import { quoteSku } from '@/services/orders/quote-sku'
import { type Offer, type OfferedSku, readOffer } from '@/services/orders/read-offer'
import { Refusal } from '@/services/refusal'
import { findPlace } from '@/services/sittings/find-place'
import { findLatestSitting, type OwnSitting } from '@/services/sittings/find-sitting'
import type { PinnedSku } from '@/services/sittings/pinned-form'
import type { Viewer } from '@/services/visitors/viewer'
import { defineEndpoint } from '../define-endpoint'
import { limitGuesses } from '../limit-guesses'

const list = defineEndpoint({
  call: 'sku.list',
  limit: { max: 240, windowSeconds: 60 },
  handler: async ({ deps, input: { params }, viewer }) => {
    const { offer, sitting } = await offerFor(deps, { ...params, appExamId: params.examId, viewer })
    return {
      country: offer.country,
      currency: offer.currency,
      taxRatePercent: offer.taxRatePercent,
      items: await Promise.all(
        offer.items.map((item) => viewSku(deps, { item, sitting, locale: params.hl })),
      ),
    }
  },
})

const info = defineEndpoint({
  call: 'sku.info',
  limit: { max: 240, perIp: 3_000, windowSeconds: 60 },
  handler: async ({ deps, input: { params, query }, viewer }) => {
    if (query.promo) await limitGuesses(deps, { call: 'sku.info', viewer })
    const { offer, sitting } = await offerFor(deps, { ...params, appExamId: params.examId, viewer })
    const item = offer.items.find(({ skuId }) => skuId === params.skuId)
    if (!item) throw new Refusal('skuUnavailable')
    const { quote, promo } = await quoteSku(deps, {
      db: deps.payload.db.drizzle,
      sku: item,
      taxRatePercent: offer.taxRatePercent,
      promoCode: query.promo || undefined,
      sitting,
    })
    const sku = await viewSku(deps, { item, sitting, locale: params.hl })
    return { sku, quote, promo: promo && { code: promo.code, percent: promo.percent } }
  },
})

/** A visitor with a sitting sees the price list that it pinned; others see today's. */
const offerFor = async (
  deps: Deps,
  { appExamId, country, viewer }: { appExamId: string; country: string; viewer: Viewer },
): Promise<{ offer: Offer; sitting: OwnSitting | null }> => {
  const { exam } = await findPlace(deps, appExamId)
  const sitting = await findLatestSitting(deps, { examId: exam.id, viewer })
  const priceList = sitting ? (sitting.priceList as PinnedSku[]) : await readPriceList(exam.id)
  return { offer: await readOffer(deps, { priceList, country }), sitting }
}

const viewSku = async (
  deps: Deps,
  { item, sitting, locale }: { item: OfferedSku; sitting: OwnSitting | null; locale: Locale },
): Promise<CallData<'sku.info'>['sku']> => {
  const [texts, parts] = await Promise.all([
    readSkuTexts({ skuId: item.skuId, locale }),
    readReportParts(locale),
  ])
  const owned = sitting ? await ownedTiers(deps, sitting.id) : []
  return {
    skuId: item.skuId,
    tier: item.tier,
    name: texts.name,
    description: texts.description,
    parts: item.parts.flatMap((part) => parts.filter((text) => text.part === part)),
    price: item.price,
    mostPopular: texts.mostPopular,
    owned: owned.includes(item.tier),
  }
}

export const skuEndpoints = [list, info]
