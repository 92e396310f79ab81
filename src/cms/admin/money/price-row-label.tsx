'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { moneyText } from './money-text'

/** The head of a price's row: the price. */
export function PriceRowLabel() {
  const { i18n } = useTranslation()
  const { data, rowNumber = 0 } = useRowLabel<{ amount?: unknown; currency?: unknown }>()
  return (
    moneyText({ amount: data?.amount, currency: data?.currency, language: i18n.language }) ?? rowNumber + 1
  )
}
