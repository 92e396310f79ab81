'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/schemas'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { type Problem, problemOf } from '../api/problem-of'
import { appExamIdOf, type ScreenPlace } from '../chrome/screen-place'

const PROMO_REFUSALS = ['promoUnknown', 'promoExpired', 'promoUsedUp', 'promoNotForSku'] as const
export type PromoRefusal = (typeof PROMO_REFUSALS)[number]

export type PricedTier = CallData<'sku.info'>
type Args = {
  place: ScreenPlace
  skuId: string | null
  country: string | null
  promo: string
  /** The sitting that a package is for; null: a report of this browser's sitting. */
  packageOf?: string | null
}

/** The server's price of a tier. A code that cannot be used is told, and the price without it is shown. */
export const useQuote = ({ place, skuId, country, promo, packageOf = null }: Args) => {
  const hl = localeOfTag(useLocale())
  const examId = appExamIdOf(place)
  const read = (code: string) => {
    if (packageOf !== null) {
      const asked = { orderNumber: packageOf, skuId: skuId ?? '', country: country ?? '', hl }
      return call('package.info', { body: code ? { ...asked, promo: code } : asked })
    }
    return call('sku.info', {
      params: { examId, skuId: skuId ?? '', country: country ?? '', hl },
      query: code ? { promo: code } : {},
    })
  }
  const { data, error, isValidating, mutate } = useSWR(
    skuId && country ? ['sku.info', packageOf ?? examId, skuId, country, hl, promo] : null,
    async (): Promise<{ priced: PricedTier; refusal: PromoRefusal | null }> => {
      try {
        return { priced: await read(promo), refusal: null }
      } catch (problem) {
        const refusal = promoRefusalOf(problemOf(problem))
        if (!promo || !refusal) throw problem
        return { priced: await read(''), refusal }
      }
    },
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  const isOfThisTier = data?.priced.sku.skuId === skuId
  return {
    priced: isOfThisTier ? data.priced : null,
    refusal: isOfThisTier ? data.refusal : null,
    failed: Boolean(error),
    problem: error as unknown,
    busy: isValidating,
    reload: () => mutate(),
  }
}

const promoRefusalOf = (problem: Problem): PromoRefusal | null =>
  PROMO_REFUSALS.find((refusal) => refusal === problem) ?? null
