'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/schemas'
import { buttonWords } from '@/domain/catalog/checkout-policy'
import { priceText } from './price-text'

type Args = {
  policy: CallData<'payment.policy'> | undefined
  quote: { total: number; currency: string }
  /** Our words, where the country's policy has none. */
  ours: 'buy' | 'payment.pay'
}

/** The words of the button that orders or pays: the country's own, so that nobody can miss that it costs money. */
export const usePayWords = ({ policy, quote, ours }: Args): string => {
  const t = useTranslations('pay')
  const tag = useLocale()
  const total = priceText({ amount: quote.total, currency: quote.currency }, tag)
  if (quote.total === 0) return t('buyFree')
  return policy?.button ? buttonWords({ button: policy.button, total }) : t(ours, { total })
}
