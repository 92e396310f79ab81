import { createTranslator } from 'next-intl'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'

/** Their full names are whole titles. */
const LONG_NAMED = ['HK', 'MO']

/** What words a report in one language: its messages, and its ways to write numbers and lists. */
export const reportWords = async (locale: Locale) => {
  const tag = tagOf(locale)
  const messages = await readMessages(locale)
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const short = new Intl.DisplayNames([tag], { type: 'region', style: 'short' })
  // Korean's word for "and" is stiff between numbers; all others read well with theirs.
  const list = new Intl.ListFormat(tag, { type: locale === 'KR' ? 'unit' : 'conjunction' })
  const either = new Intl.ListFormat(tag, { type: 'disjunction' })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  return {
    t: createTranslator({ locale: tag, messages, namespace: 'iqReport' }),
    report: createTranslator({ locale: tag, messages, namespace: 'report' }),
    list: (values: readonly (string | number)[]) => list.format(values.map(String)),
    either: (values: readonly string[]) => either.format(values),
    percent: (share: number) => percent.format(share),
    country: (code: string) => (LONG_NAMED.includes(code) ? short : names).of(code) ?? code,
  }
}

export type ReportWords = Awaited<ReturnType<typeof reportWords>>
