import type { useTranslations } from 'next-intl'

type Words = ReturnType<typeof useTranslations<'report.range'>>

/** A stretch of scores in words; null is an open end. */
export const rangeText = (t: Words, [from, to]: readonly [number | null, number | null]): string => {
  if (from === null) return t('to', { to: to ?? 0 })
  return to === null ? t('from', { from }) : t('between', { from, to })
}
