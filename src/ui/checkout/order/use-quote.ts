'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { type Problem, problemOf } from '@/ui/api/problem-of'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { type PromoRefusal, promoRefusalOf } from '../promo/promo-refusal'
import { type OrderSubject, type Priced, readPrice, subjectKey } from './order-subject'

/** Why a price came without the code: it is not taken, or too many were tried. */
export type QuoteRefusal = PromoRefusal | 'tooMany'

type Args = {
  place: ScreenPlace
  skuId: string | null
  country: string | null
  promo: string
  subject: OrderSubject
  /** What the list of tiers says that is due: with another, an answer of before is not the price any more. */
  due: number
}
type Answer = {
  asked: string
  promo: string
  priced: Priced
  refusal: QuoteRefusal | null
  refused: unknown
}

/** The server's price of a tier. A code that cannot be used is reported, and the price without it is shown. */
export const useQuote = ({ place, skuId, country, promo, subject, due }: Args) => {
  const hl = localeOfTag(useLocale())
  const read = (code: string) =>
    readPrice(subject, { place, skuId: skuId ?? '', country: country ?? '', hl, promo: code })
  const asked = [subjectKey(subject, place), skuId, country, hl, due, promo].join(' ')
  const { data, error, isValidating, mutate } = useSWR(
    skuId && country ? ['sku.info', asked] : null,
    async (): Promise<Answer> => {
      try {
        return { asked, promo, priced: await read(promo), refusal: null, refused: null }
      } catch (problem) {
        const refusal = refusalOf(problemOf(problem))
        if (!promo || !refusal) throw problem
        return { asked, promo, priced: await read(''), refusal, refused: problem }
      }
    },
    // Asked again only for another tier, country, code or sum that is due: while a price is asked for nothing can be ordered.
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  // While a price is awaited the last one of this tier is shown; when it fails, none is.
  const shown =
    data && (data.asked === asked || (isValidating && data.priced.sku.skuId === skuId)) ? data : null
  return {
    priced: shown?.priced ?? null,
    refusal: shown?.refusal ?? null,
    /** With what the server refused the code: how long to wait stands in it. */
    refused: shown?.refused,
    /** The code that this price came for, '' for none; null: it is still asked for. */
    answered: data && data.asked === asked && !isValidating ? data.promo : null,
    failed: Boolean(error),
    problem: error as unknown,
    busy: isValidating,
    reload: () => mutate(),
  }
}

const refusalOf = (problem: Problem): QuoteRefusal | null =>
  problem === 'tooMany' ? problem : promoRefusalOf(problem)
