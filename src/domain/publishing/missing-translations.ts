import { LOCALES, type Locale } from '../locale/locales'
import type { Gap } from './gap'

/** A text that exists once a locale. */
export type LocalizedText = { path: string; required: boolean; filled: readonly Locale[] }

/** A required text is there in all nine locales; an optional one in all or in none. */
export const missingTranslations = (texts: readonly LocalizedText[]): Gap[] =>
  texts
    .filter(({ required, filled }) => required || filled.length > 0)
    .map(({ path, filled }) => ({
      code: 'missing_translation' as const,
      path,
      what: LOCALES.filter((locale) => !filled.includes(locale)),
    }))
    .filter(({ what }) => what.length > 0)
