import type { Period } from '@/domain/subscriptions/terms'
import { tagOfLanguage } from '../words/languages'

const UNITS = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const

/** "1 day", "4 weeks": a span of time as the language of the admin writes it. */
export const spanText = ({ unit, count, language }: Period & { language: string }): string =>
  new Intl.NumberFormat(tagOfLanguage(language), {
    style: 'unit',
    unit: UNITS[unit],
    unitDisplay: 'long',
  }).format(count)
