'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { useBrowserValue } from '@/ui/browser/browser-value'

export type Today = CallData<'daily.today'>
export type Question = NonNullable<Today['question']>
export type Answered = CallData<'daily.answer'>

/** The question of the reader's own day. Before the page has come alive nobody knows which day that is. */
export const useDaily = () => {
  const hl = localeOfTag(useLocale())
  const zone = useBrowserValue(readZone, '')
  const { data, error, isValidating, mutate } = useSWR(
    zone === '' ? null : (['daily.today', hl, zone] as const),
    ([, locale, own]) => call('daily.today', { body: { hl: locale, zone: own } }),
    // Whoever comes back the next morning finds the next question.
    { revalidateOnFocus: true, shouldRetryOnError: false },
  )
  return {
    hl,
    zone,
    today: data ?? null,
    problem: data || isValidating ? null : (error ?? null),
    reload: () => void mutate(),
    /** What an answer or a change of the mail gave back is what is shown. */
    keep: (changed: Partial<Today>) =>
      void mutate((before) => before && { ...before, ...changed }, { revalidate: false }),
  }
}

const readZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
