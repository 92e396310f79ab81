'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'

type ReportMade = {
  /** `slow`: it could not be read; nothing is lost by that. */
  made: 'making' | 'ready' | 'slow'
  retry: () => void
}

/**
 * Whether the report that was paid for can be opened. Read under the report screen's own key, which then need not wait;
 * what was read before it was paid for does not count.
 */
export const useReportMade = (orderNumber: string): ReportMade => {
  const hl = localeOfTag(useLocale())
  const { data, error, isValidating, mutate } = useSWR(
    orderNumber ? ['report.read', orderNumber, hl] : null,
    () => call('report.read', { params: { orderNumber } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  // Without a number the test was erased since: there is nothing to wait for.
  const made = !orderNumber ? 'ready' : isValidating ? 'making' : error ? 'slow' : data ? 'ready' : 'making'
  return { made, retry: () => void mutate() }
}
