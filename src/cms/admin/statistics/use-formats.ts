'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { moneyText } from '../money/money-text'
import { tagOfLanguage } from '../words/languages'

/** Figures and days as the reader writes them. Days come as YYYY-MM-DD and belong to no time zone here. */
export const useFormats = () => {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => {
    const tag = tagOfLanguage(language)
    const date = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
      return (day: string) => format.format(new Date(day))
    }
    const range = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
    const number = new Intl.NumberFormat(tag)
    const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
    const growth = new Intl.NumberFormat(tag, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    })
    return {
      number: (value: number) => number.format(value),
      share: (value: number | null) => (value === null ? '–' : share.format(value)),
      growth: (value: number) => growth.format(value),
      day: date({ dateStyle: 'medium' }),
      tick: date({ day: 'numeric', month: 'short' }),
      range: (from: string, to: string) => range.formatRange(new Date(from), new Date(to)),
      money: (amount: number, currency: string) => moneyText({ amount, currency, language }) ?? '–',
      /** An axis has no room for hundredths. */
      roughMoney: (amount: number, currency: string) =>
        new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          notation: 'compact',
          maximumFractionDigits: 1,
        }).format(amount / 100),
    }
  }, [language])
}

export type Formats = ReturnType<typeof useFormats>
