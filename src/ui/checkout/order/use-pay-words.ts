'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { buttonWords } from '@/domain/catalog/checkout-policy'
import { isCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'

type Args = {
  policy: CallData<'payment.policy'> | undefined
  quote: { total: number; currency: string }
  /** Our words, where the country's policy has none. */
  ours: 'buy' | 'payment.pay'
  /** Of a plan: how a price is said that is only today's. Also 0 today is no gift: more follows. */
  today?: (total: string) => string
  /** Of a plan that begins with a trial: in place of our words. */
  begins?: (total: string) => string
}

/** The words of the button that orders or pays: the country's own, so that nobody can miss that it costs money. */
export const usePayWords = ({ policy, quote, ours, today, begins }: Args): string => {
  const t = useTranslations('pay')
  const tag = useLocale()
  const price = priceText({ amount: quote.total, currency: quote.currency }, tag)
  const total = today?.(price) ?? price
  if (quote.total === 0 && !today) return t('buyFree')
  if (policy?.button) return buttonWords({ button: policy.button, total })
  return begins?.(total) ?? t(ours, { total })
}

/** A price of the wire as text; a currency we do not know is written with its code, never with a wrong sign. */
export const priceText = ({ amount, currency }: { amount: number; currency: string }, localeTag: string) =>
  isCurrency(currency)
    ? formatMoney({ amount, currency }, localeTag)
    : `${(amount / 100).toFixed(2)} ${currency}`
