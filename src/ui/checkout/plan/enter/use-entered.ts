'use client'

import { useTranslations } from 'next-intl'
import { useSWRConfig } from 'swr'
import { announce } from '@/ui/account/announce'

/** What is the same whoever reads it. Read anew, the page would lose the country for a moment, and the plan with it. */
const OF_NOBODY: readonly unknown[] = ['app.view', 'order.countries', 'payment.policy']

/** Somebody has signed in and stays on the page: what was read before was told to nobody, or to somebody else. */
export const useEntered = () => {
  const { mutate } = useSWRConfig()
  const words = useTranslations('account.login')('done')
  return async (): Promise<void> => {
    announce(words)
    await mutate((key) => !(Array.isArray(key) && OF_NOBODY.includes(key[0])), undefined)
  }
}
