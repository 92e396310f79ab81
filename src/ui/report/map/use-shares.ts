import { useFormatter, useTranslations } from 'next-intl'

/** Counted shares, 0 to 1, as a language writes them. */
export const useShares = () => {
  const format = useFormatter()
  const range = useTranslations('report.range')
  const percent = (share: number): string =>
    format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  return {
    percent,
    interval: ([low, high]: readonly [low: number, high: number]): string =>
      range('between', { from: percent(low), to: percent(high) }),
  }
}
