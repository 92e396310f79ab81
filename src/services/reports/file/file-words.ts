import { createTranslator } from 'next-intl'
import { tagOf } from '@/domain/locale/locales'
import { keptByLocale, readMessages } from '@/i18n/messages'

/** What words the files of a language: some stand on the report's page, too. */
export const fileWords = keptByLocale(async (locale) => {
  const tag = tagOf(locale)
  const messages = await readMessages(locale)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    locale,
    file: createTranslator({ locale: tag, messages, namespace: 'reportFile' }),
    report: createTranslator({ locale: tag, messages, namespace: 'report' }),
    courses: createTranslator({ locale: tag, messages, namespace: 'courses' }),
    explain: createTranslator({ locale: tag, messages, namespace: 'explain' }),
    map: createTranslator({ locale: tag, messages, namespace: 'map' }),
    questionnaire: createTranslator({ locale: tag, messages, namespace: 'questionnaire' }),
    decimal: (value: number, digits: number) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        value,
      ),
    day: (iso: string) => day.format(new Date(iso)),
  }
})

export type FileWords = Awaited<ReturnType<typeof fileWords>>
