import { createTranslator } from 'next-intl'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'

/** What words a report in one language: its messages, and its ways to write numbers and lists. */
export const reportWords = async (locale: Locale) => {
  const tag = tagOf(locale)
  const messages = await readMessages(locale)
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  return {
    t: createTranslator({ locale: tag, messages, namespace: 'iqReport' }),
    report: createTranslator({ locale: tag, messages, namespace: 'report' }),
    list: (values: readonly (string | number)[]) => list.format(values.map(String)),
    percent: (share: number) => percent.format(share),
    country: (code: string) => names.of(code) ?? code,
  }
}

export type ReportWords = Awaited<ReturnType<typeof reportWords>>
