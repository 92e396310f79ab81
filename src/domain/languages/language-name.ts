import { type Locale, tagOf } from '../locale/locales'

/** Without a country, which would read "European Portuguese" and "Traditional Chinese (Hong Kong)". */
const LANGUAGES: Partial<Record<Locale, string>> = { PT: 'pt', HK: 'zh-Hant' }

/** What a language is called in the language of a reader, as it stands in the middle of a sentence. */
export const languageName = (language: Locale, reader: Locale): string =>
  new Intl.DisplayNames(tagOf(reader), { type: 'language' }).of(LANGUAGES[language] ?? tagOf(language)) ??
  tagOf(language)
