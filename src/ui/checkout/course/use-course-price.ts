'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'

/** What a course costs in a country, without a promo code; null while the country is not known. */
export const useCoursePrice = ({ id, country }: { id: string; country: string | null }) => {
  const hl = localeOfTag(useLocale())
  return useSWR(
    country ? ['course.offer', id, country, hl] : null,
    () => call('course.offer', { params: { id, country: country ?? '', hl }, query: {} }),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
}

/** What all courses on sale cost in a country: one answer for every list and page of the tab. */
export const useCoursePrices = (country: string | null) =>
  useSWR(
    country ? ['course.prices', country] : null,
    () => call('course.prices', { params: { country: country ?? '' } }),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
