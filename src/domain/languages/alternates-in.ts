import { type Locale, tagOf } from '../locale/locales'
import { alternatesOf, type Target } from '../routing/path-to'

type Alternates = { canonical: string; languages: Record<string, string> }

/** The canonical address of a page and those in the languages in which it is public, with x-default. */
export const alternatesIn = (page: Target & { locale: Locale }, publicIn: readonly Locale[]): Alternates => {
  const { canonical, languages } = alternatesOf(page)
  const tags: readonly string[] = ['x-default', ...publicIn.map(tagOf)]
  const shown = Object.entries(languages).filter(([tag]) => tags.includes(tag))
  return { canonical, languages: Object.fromEntries(shown) }
}

/**
 * What the head of a page says of its languages. In a language in which it is not public it shows another one's text: search
 * engines do not keep it, and it is no alternate of anything.
 */
export const pageLanguages = (
  page: Target & { locale: Locale },
  publicIn: readonly Locale[],
): { alternates?: Alternates; robots?: { index: false; follow: true } } =>
  publicIn.includes(page.locale)
    ? { alternates: alternatesIn(page, publicIn) }
    : { robots: { index: false, follow: true } }
