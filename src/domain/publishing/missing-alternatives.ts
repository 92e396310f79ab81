import { LOCALES, type Locale } from '../locale/locales'
import type { Gap } from './gap'

/** A picture that the document shows, and the locales in which it is described. */
export type ShownPicture = { path: string; described: readonly Locale[] }

/** Alternative text says what a picture shows, in each language in which it is shown (WCAG 1.1.1). */
export const missingAlternatives = (
  pictures: readonly ShownPicture[],
  languages: readonly Locale[] = LOCALES,
): Gap[] =>
  pictures
    .map(({ path, described }) => ({
      code: 'missing_alternative' as const,
      path,
      what: languages.filter((locale) => !described.includes(locale)),
    }))
    .filter(({ what }) => what.length > 0)
