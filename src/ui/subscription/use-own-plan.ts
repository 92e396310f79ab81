'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'

export type PlanRead = CallData<'user.vipDetail'>
export type OwnPlan = NonNullable<PlanRead['subscription']>

/** The subscription of who is signed in. @param asks false: nobody is, or it makes no difference. */
export const useOwnPlan = (asks = true) => {
  const hl = localeOfTag(useLocale())
  const { data, error, isValidating, mutate } = useSWR(
    asks ? ['user.vipDetail', hl] : null,
    () => call('user.vipDetail', {}),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    data: data ?? null,
    problem: data || isValidating ? null : (error ?? null),
    reload: async () => void (await mutate()),
  }
}
