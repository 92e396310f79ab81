'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { priceText } from '@/ui/checkout/order/use-pay-words'
import type { OwnPlan } from './use-own-plan'

type Money = OwnPlan['price']

/**
 * A day, given as YYYY-MM-DD, an instant by its day or to the minute, and an amount, as the reader writes them.
 * @param timeZone of the reader, for instants.
 */
export const usePlanValues = (timeZone = 'UTC') => {
  const format = useFormatter()
  const tag = useLocale()
  return {
    day: (day: string | null): string =>
      day ? format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }) : '',
    instant: (at: string): string => format.dateTime(new Date(at), { dateStyle: 'long', timeZone }),
    moment: (at: string): string =>
      format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short', timeZone }),
    money: (given: Money | null): string => (given ? priceText(given, tag) : ''),
  }
}

/** How often a plan bills, and what. */
export const useEvery = (): ((plan: Pick<OwnPlan, 'period' | 'price'>) => string) => {
  const t = useTranslations('subscription.period')
  const { money } = usePlanValues()
  return ({ period, price }) => t(period.unit, { count: period.count, price: money(price) })
}
