'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { LOCALE_FACTS, localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { readInTab, storeInTab } from '@/ui/browser/tab-storage'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false } as const

/** The visitor's country: chosen in this tab, else what the server assumes, else the language's own. */
export const useCountry = () => {
  const locale = localeOfTag(useLocale())
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: view, error } = useSWR(
    ['app.view', locale],
    () => call('app.view', { query: { hl: locale } }),
    ONCE,
  )
  const assumed = view?.country ?? (error ? LOCALE_FACTS[locale].country : null)
  // Nothing before the server's word: a price in a currency that jumps is worse than a moment without one.
  const country = chosen ?? (assumed === null ? null : (readInTab('country_code') ?? assumed))
  const choose = (code: string) => {
    storeInTab('country_code', code)
    setChosen(code)
  }
  return { country, choose }
}

/** What is sold in a country, and the countries there are. */
export const useOffer = (place: ScreenPlace, country: string | null) => {
  const hl = localeOfTag(useLocale())
  const examId = appExamIdOf(place)
  const offer = useSWR(
    country ? ['sku.list', examId, country, hl] : null,
    () => call('sku.list', { params: { examId, country: country ?? '', hl } }),
    { ...ONCE, keepPreviousData: true },
  )
  const countries = useSWR(['order.countries', hl], () => call('order.countries', { query: { hl } }), ONCE)
  return { offer, countries }
}
