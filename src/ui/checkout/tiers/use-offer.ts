'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { LOCALE_FACTS, localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { readInTab, storeInTab } from '@/ui/browser/tab-storage'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { buyersCountry } from './buyers-country'

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false } as const

/** The countries that we sell to, by their names. */
export const useCountries = () => {
  const hl = localeOfTag(useLocale())
  return useSWR(['order.countries', hl], () => call('order.countries', { query: { hl } }), ONCE)
}

/**
 * The visitor's country: chosen in this tab, else what the server assumes, else the language's own. Where we do not
 * sell to it, none until they choose one.
 */
export const useCountry = () => {
  const locale = localeOfTag(useLocale())
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: view, error } = useSWR(
    ['app.view', locale],
    () => call('app.view', { query: { hl: locale } }),
    ONCE,
  )
  const { data: countries, error: withoutList, mutate: reloadCountries } = useCountries()
  const assumed = view?.country ?? (error ? LOCALE_FACTS[locale].country : null)
  // Nothing before the server's word: a price in a currency that jumps is worse than a moment without one.
  const wanted = chosen ?? (assumed === null ? null : (readInTab('country_code') ?? assumed))
  const choose = (code: string) => {
    storeInTab('country_code', code)
    setChosen(code)
  }
  return {
    ...buyersCountry({ wanted, countries, withoutList: Boolean(withoutList) }),
    countries: countries ?? [],
    choose,
    reloadCountries: () => void reloadCountries(),
  }
}

/** What is sold in a country. */
export const useOffer = (place: ScreenPlace, country: string | null) => {
  const hl = localeOfTag(useLocale())
  const examId = appExamIdOf(place)
  return useSWR(
    country ? ['sku.list', examId, country, hl] : null,
    () => call('sku.list', { params: { examId, country: country ?? '', hl } }),
    { ...ONCE, keepPreviousData: true },
  )
}
