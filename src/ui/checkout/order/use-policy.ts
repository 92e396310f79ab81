'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'

/** What the law of the buyer's country asks of the buy box, in the visitor's language. */
export const usePolicy = ({
  place,
  country,
  plan = false,
}: {
  place: ScreenPlace
  country: string
  /** Of a plan that renews. */
  plan?: boolean
}) => {
  const hl = localeOfTag(useLocale())
  const examId = appExamIdOf(place)
  return useSWR(
    ['payment.policy', examId, country, hl, plan],
    () => call('payment.policy', { params: { examId, country, hl }, query: plan ? { plan: '1' } : {} }),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
}
