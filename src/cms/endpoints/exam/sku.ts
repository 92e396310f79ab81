import { readSalesBySku } from '@/content/sales'
import { readSkuTexts } from '@/content/skus'
import { mostPopularOf } from '@/domain/catalog/most-popular'
import { isOwned } from '@/domain/catalog/owned'
import type { Locale } from '@/domain/locale/locales'
import type { Holding } from '@/domain/money/upgrade'
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
    const { offer, sitting, held, examId } = await offerFor(deps, {
      appExamId,
      country,
      viewer,
      sale: 'report',
    })
    const buyer = sitting && { sitting: sitting.id }
    const holdings = await holdingsOf(deps, buyer)
    const upgradeFor = upgradesOf(deps, { offer, buyer, holdings, held })
    const popular = await popularSku({ offer, examId, locale })
    const items = offer.items.map(async (item) => {
      const upgrade = isOwned({ parts: item.parts, held }) ? null : await upgradeFor(item)
      return viewSku({ item, held, locale, upgrade, popular })
    })
    return {
      country: offer.country,
      currency: offer.currency,
      taxRatePercent: offer.taxRatePercent,
      unmeasured: offer.unmeasured,
      items: await Promise.all(items),
    }
  },

  'sku.info': async ({ deps, input: { params, query }, viewer }) => {
    const { examId: appExamId, country, hl: locale } = params
    const { offer, sitting, held, examId } = await offerFor(deps, {
      appExamId,
      country,
      viewer,
      sale: 'report',
    })
    const item = offer.items.find(({ skuId }) => skuId === params.skuId)
    if (!item) throw new Refusal('skuUnavailable')
    const buyer = sitting && { sitting: sitting.id }
    const holdings = await holdingsOf(deps, buyer)
    const { quote, promo } = await limitGuesses(deps, { call: 'sku.info', code: query.promo, viewer }, () =>
      quoteSku(deps, {
        db: deps.payload.db.drizzle,
        sku: item,
        taxRatePercent: offer.taxRatePercent,
        promoCode: query.promo || undefined,
        buyer,
        holdings,
        held,
      }),
    )
    const upgradeFor = upgradesOf(deps, { offer, buyer, holdings, held })
    const upgrade = isOwned({ parts: item.parts, held }) ? null : await upgradeFor(item)
    const popular = await popularSku({ offer, examId, locale })
    const sku = await viewSku({ item, held, locale, upgrade, popular })
    return { sku, quote, promo: viewPromo(promo) }
  },
})

/** What the sales of the last months say is chosen most; null where an editor has said so, or they are too few. */
const popularSku = async ({
  offer,
  examId,
  locale,
}: {
  offer: Offer
  examId: string
  locale: Locale
}): Promise<string | null> => {
  const offered = offer.items.map(async ({ skuId }) => ({
    skuId,
    ticked: (await readSkuTexts({ skuId, locale })).mostPopular,
  }))
  return mostPopularOf({ offered: await Promise.all(offered), sales: await readSalesBySku(examId) })
}

type Buying = {
  buyer: { sitting: string } | null
  holdings: readonly Holding[]
  held: ReadonlySet<string>
}

const holdingsOf = (deps: Deps, buyer: Buying['buyer']): Promise<Holding[]> =>
  buyer ? readHoldings({ db: deps.payload.db.drizzle, subject: buyer }) : Promise.resolve([])

/** What each tier costs whoever has paid for one of this sitting; null for the others, and where nothing is paid. */
const upgradesOf =
  (deps: Deps, { offer, buyer, holdings, held }: Buying & { offer: Offer }) =>
  async (item: Offer['items'][number]): Promise<ReturnType<typeof viewUpgrade>> => {
    if (holdings.length === 0) return null
    const { taxRatePercent } = offer
    const db = deps.payload.db.drizzle
    return viewUpgrade((await quoteSku(deps, { db, sku: item, taxRatePercent, buyer, holdings, held })).quote)
  }
