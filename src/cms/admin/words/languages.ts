import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'

/** The admin's languages as Payload names them, each with our own code. The first is the fallback. */
export const ADMIN_LANGUAGES = {
  en: 'EN',
  zh: 'CN',
  fr: 'FR',
  es: 'ES',
  ja: 'JA',
  'zh-TW': 'HK',
  de: 'DE',
  pt: 'PT',
  ko: 'KR',
} as const satisfies Record<string, Locale>
export type AdminLanguage = keyof typeof ADMIN_LANGUAGES
export type InNine = Record<AdminLanguage, string>

export const localeOfLanguage = (language: string): Locale =>
  Object.hasOwn(ADMIN_LANGUAGES, language) ? ADMIN_LANGUAGES[language as AdminLanguage] : 'EN'

/** BCP 47 tag for Intl. */
export const tagOfLanguage = (language: string): string => LOCALE_FACTS[localeOfLanguage(language)].tag

export const eachLanguage = (write: (locale: Locale) => string): InNine =>
  Object.fromEntries(
    Object.entries(ADMIN_LANGUAGES).map(([language, locale]) => [language, write(locale)]),
  ) as InNine
