'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { priceText } from '../order/use-pay-words'

export type Plan = CallData<'plan.list'>['plans'][number]

/** How a plan's prices, periods and days are said. */
export const usePlanWords = () => {
  const t = useTranslations('plans.order')
  const format = useFormatter()
  const tag = useLocale()
  return {
    price: (price: Plan['price']) => priceText(price, tag),
    /** "every 4 weeks" */
    every: ({ unit, count }: Plan['period']) => t(`every.${unit}`, { count }),
    /** The day itself, whatever zone reads it. */
    day: (day: string) =>
      format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
  }
}

/** How the pay button says a price after which more follows. */
export const useTodayWords = (): ((total: string) => string) => {
  const t = useTranslations('plans.order')
  return (total) => t('today', { total })
}

/** How it says that a trial begins; undefined: none does. @param days of the trial. */
export const useTrialWords = (days: number): ((total: string) => string) | undefined => {
  const t = useTranslations('plans.order')
  return days > 0 ? (total) => t('startTrial', { days, total }) : undefined
}
