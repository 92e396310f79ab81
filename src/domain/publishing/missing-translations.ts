import { LOCALES, type Locale } from '../locale/locales'
import type { Gap } from './gap'

/** A text that exists once a locale. */
export type LocalizedText = { path: string; required: boolean; filled: readonly Locale[] }

/** Of the languages in which the document is public a required text is there in all, an optional one in all or in none. */
export const missingTranslations = (
  texts: readonly LocalizedText[],
  languages: readonly Locale[] = LOCALES,
): Gap[] =>
  texts
    .filter(({ required, filled }) => required || languages.some((locale) => filled.includes(locale)))
    .map(({ path, filled }) => ({
      code: 'missing_translation' as const,
      path,
      what: languages.filter((locale) => !filled.includes(locale)),
    }))
    .filter(({ what }) => what.length > 0)
