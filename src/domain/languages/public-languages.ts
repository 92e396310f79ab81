import { isLocale, LOCALES, type Locale } from '../locale/locales'

/** A document that may be public in fewer languages than all nine (docs/decisions/0062). */
type Held = { publicIn?: unknown }

/**
 * The languages in which a document is public once it is published, in the house's order. Where nobody has said so yet,
 * and of documents that are asked no such thing, all nine.
 */
export const languagesOf = ({ publicIn }: Held): readonly Locale[] => {
  const chosen = Array.isArray(publicIn) ? LOCALES.filter((locale) => publicIn.includes(locale)) : []
  return chosen.length > 0 ? chosen : LOCALES
}

/** In which language a reader is shown a document: in their own where it is public there, else in its first. */
export const shownIn = (languages: readonly Locale[], reader: Locale): Locale => {
  if (languages.includes(reader)) return reader
  return LOCALES.find((locale) => languages.includes(locale)) ?? reader
}

/** A review is in the language in which its buyer wrote it, and is asked for no other. */
export const writtenIn = ({ locale }: { locale?: unknown }): Locale | null =>
  isLocale(locale) ? locale : null

/**
 * What publishing in one language alone makes public: it, and where the document is public already, whatever it was public
 * in before.
 */
export const withLanguage = ({ before, added }: { before: Held | null; added: Locale }): Locale[] => {
  const kept = before ? languagesOf(before) : []
  return LOCALES.filter((locale) => locale === added || kept.includes(locale))
}

/** What becomes of a language when a form is published. */
export type LanguageState = 'public' | 'added' | 'removed' | 'hidden'

/** `before`: what is public now, null where nothing is; `after`: the form. */
export const languageStates = ({
  before,
  after,
}: {
  before: Held | null
  after: Held
}): { locale: Locale; state: LanguageState }[] => {
  const [had, will] = [before ? languagesOf(before) : [], languagesOf(after)]
  return LOCALES.map((locale) => {
    const [is, becomes] = [had.includes(locale), will.includes(locale)]
    return { locale, state: becomes ? (is ? 'public' : 'added') : is ? 'removed' : 'hidden' }
  })
}
