import { createTranslator } from 'next-intl'
import { tagOf } from '@/domain/locale/locales'
import { toldProbability } from '@/domain/questionnaires/what-is-said'
import { keptByLocale, readMessages } from '@/i18n/messages'

/** Their full names are whole titles. */
const LONG_NAMED = ['HK', 'MO']

/** What words a report in one language: its messages, and its ways to write numbers and lists. The same for every report. */
export const reportWords = keptByLocale(async (locale) => {
  const tag = tagOf(locale)
  const messages = await readMessages(locale)
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const short = new Intl.DisplayNames([tag], { type: 'region', style: 'short' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const either = new Intl.ListFormat(tag, { type: 'disjunction' })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const decimal = { maximumFractionDigits: 1, minimumFractionDigits: 1 }
  const margin = new Intl.NumberFormat(tag, decimal)
  const signed = new Intl.NumberFormat(tag, { ...decimal, signDisplay: 'exceptZero' })
  const whole = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  return {
    t: createTranslator({ locale: tag, messages, namespace: 'iqReport' }),
    report: createTranslator({ locale: tag, messages, namespace: 'report' }),
    scales: createTranslator({ locale: tag, messages, namespace: 'questionnaireReport' }),
    questionnaire: createTranslator({ locale: tag, messages, namespace: 'questionnaire' }),
    map: createTranslator({ locale: tag, messages, namespace: 'questionnaireReport.map' }),
    health: createTranslator({ locale: tag, messages, namespace: 'health.result' }),
    // Korean's word for "and" is stiff between numbers; all others read well with theirs.
    list: (values: readonly (string | number)[]) =>
      locale === 'KR' ? values.join(', ') : list.format(values.map(String)),
    either: (values: readonly string[]) => either.format(values),
    percent: (share: number) => percent.format(share),
    /** A counted share, 0 to 1. */
    share: (share: number) => whole.format(share),
    /** An estimated probability, 0 to 1. */
    chance: (probability: number) => whole.format(toldProbability(probability)),
    /** Standard deviations, with one decimal. */
    margin: (sd: number) => margin.format(sd),
    signed: (sd: number) => signed.format(sd).replace('-', '−'),
    country: (code: string) => (LONG_NAMED.includes(code) ? short : names).of(code) ?? code,
  }
})

export type ReportWords = Awaited<ReturnType<typeof reportWords>>
