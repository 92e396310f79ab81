import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'
import { inNine } from '../words/labels'
import { type AdminLanguage, tagOfLanguage } from '../words/languages'

/** What a code of the named field is called; the code itself where it has no name. */
export const wordsForCode = ({
  name,
  code,
  language,
}: {
  name: string
  code: string
  language: string
}): string => {
  if (name === 'locale') return LOCALE_FACTS[code as Locale]?.name ?? code
  if (name === 'country' && /^[A-Z]{2}$/.test(code)) return `${code} · ${regionOf(code, language)}`
  return inNine('options', `${name}.${code}`, code)?.[language as AdminLanguage] ?? code
}

const regionOf = (code: string, language: string): string =>
  new Intl.DisplayNames(tagOfLanguage(language), { type: 'region' }).of(code) ?? code
