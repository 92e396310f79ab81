'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { Part } from '@/domain/catalog/parts'
import { localeOfTag } from '@/domain/locale/locales'
import { parseCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import { call } from '@/ui/api/call'
import { useCountry, useOffer } from '@/ui/checkout/tiers/use-offer'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { cheapestTier, type Sku, tiersOf } from './cheapest-tier'

export type PartPrice = { tier: string; price: string }

/**
 * What a part costs here and now: the name of the cheapest tier that holds it, and what the server asks for that of
 * this buyer, with what is theirs taken off. Null while it is not known, and where it cannot be bought.
 */
export const usePartPrices = (
  place: ScreenPlace,
  parts: readonly Part[],
): ((part: Part) => PartPrice | null) => {
  const tag = useLocale()
  const { country } = useCountry()
  const { data: offer } = useOffer(place, country)
  const items = offer?.items ?? []
  const totals = useTotals({ place, country, tiers: tiersOf(items, parts) })
  return (part) => {
    const tier = cheapestTier(items, part)
    const total = tier && totals?.get(tier.skuId)
    const currency = total && parseCurrency(total.currency)
    if (!tier || !currency) return null
    return { tier: tier.name, price: formatMoney({ amount: total.total, currency }, tag) }
  }
}

type Asked = { place: ScreenPlace; country: string | null; tiers: readonly Sku[] }

const useTotals = ({ place, country, tiers }: Asked) => {
  const hl = localeOfTag(useLocale())
  const examId = appExamIdOf(place)
  const ids = tiers.map(({ skuId }) => skuId)
  const { data } = useSWR(
    country && ids.length > 0 ? ['sku.info', 'parts', examId, country, hl, ids.join()] : null,
    async () => {
      const params = (skuId: string) => ({ examId, skuId, country: country ?? '', hl })
      const priced = await Promise.all(
        ids.map((skuId) => call('sku.info', { params: params(skuId), query: {} })),
      )
      return new Map(priced.map(({ sku, quote }) => [sku.skuId, quote]))
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return data
}
