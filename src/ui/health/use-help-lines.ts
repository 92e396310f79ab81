'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { emergencyNumber } from '@/domain/health/emergency-numbers'
import { LOCALE_FACTS, type Locale, localeOfTag } from '@/domain/locale/locales'
import { call } from '../api/call'
import { readInTab } from '../browser/tab-storage'

export type HelpCountry = CallData<'help.lines'>['countries'][number]

type HelpLines = {
  /** All that can be chosen; null while they are not here. */
  countries: HelpCountry[] | null
  /** The code of the country whose lines are shown. */
  country: string
  /** Its lines; empty where there are none, or while they are not here. */
  shown: HelpCountry['lines']
  /** Its emergency number, which no text waits for; null: none is known, and none may be named. */
  emergency: string | null
  choose: (country: string) => void
  failed: boolean
  retry: () => void
}

/**
 * Help lines of all countries in the visitor's language. Called ahead by a page where help may be needed: they are then
 * there offline too. A country chosen by hand holds for every panel of the page, and is kept nowhere.
 */
export const useHelpLines = (): HelpLines => {
  const hl = localeOfTag(useLocale())
  const { data, error, isValidating, mutate } = useSWR(['help.lines', hl], () => readLines(hl), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    keepPreviousData: true,
    errorRetryCount: 5,
  })
  const chosen = useSWR<string>(['help.country'], null)
  const country = chosen.data ?? data?.here ?? countryInTab() ?? LOCALE_FACTS[hl].country
  const told = data?.countries.find(({ code }) => code === country)
  return {
    countries: data?.countries ?? null,
    country,
    shown: told?.lines ?? [],
    emergency: told ? told.emergency : emergencyNumber(country),
    choose: (country) => void chosen.mutate(country, { revalidate: false }),
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
  }
}

const readLines = (hl: Locale) => call('help.lines', { query: { hl, country: countryInTab() } })

/** As the visitor chose it where prices are shown; on the server there is no tab. */
const countryInTab = (): string | undefined => {
  if (typeof window === 'undefined') return
  const chosen = readInTab('country_code')
  return chosen && /^[A-Z]{2}$/.test(chosen) ? chosen : undefined
}
