import { LOCALES, type Locale } from '@/domain/locale/locales'
import { type ReportWords, reportWords } from '@/services/reports/view/words'

/** The words that a report is told with, of every language. */
export const wordsOfReports = async (): Promise<Record<Locale, ReportWords>> =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await reportWords(locale)] as const)),
  ) as Record<Locale, ReportWords>
