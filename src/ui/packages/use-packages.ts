'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'

export type PackageItem = CallData<'package.offer'>['items'][number]

const ONCE = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true } as const

/** What can be added to a sitting, at the prices of a country; `undefined`: of the country that the sitting names. */
export const usePackages = (orderNumber: string | null, country?: string) => {
  const hl = localeOfTag(useLocale())
  return useSWR(
    orderNumber ? ['package.offer', orderNumber, country ?? '', hl] : null,
    () => call('package.offer', { params: { orderNumber: orderNumber ?? '' }, query: { country, hl } }),
    ONCE,
  )
}
