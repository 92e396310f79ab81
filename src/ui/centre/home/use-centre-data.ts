'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'

/** What the first page of the centre shows, in one call; the header asks for the same. */
export const useCentreData = (place: ScreenPlace) => {
  const hl = localeOfTag(useLocale())
  const appExamId = appExamIdOf(place)
  const { data, error, isValidating, mutate } = useSWR(
    ['user.centre', appExamId, hl],
    () => call('user.centre', { query: { appExamId, hl } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  // What was read before somebody signed in is not shown to them.
  const stale = isValidating && data?.user === null
  const known = stale ? undefined : data
  return {
    data: known,
    signedOut: known?.user === null,
    problem: known || isValidating ? null : error,
    retry: () => void mutate(),
  }
}
