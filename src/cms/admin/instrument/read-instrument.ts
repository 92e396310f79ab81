import type { Locale } from '@/domain/locale/locales'
import type { Instrument } from '@/domain/questionnaires/instrument'
import type { InstrumentWords } from '@/domain/questionnaires/worded-instrument'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'

/** The fields of an instrument that a form holds in one language only. */
export const IN_ONE_LANGUAGE: readonly string[] = [
  'title',
  'text',
  'other',
  'about',
  'near',
  'tip',
  'seek',
  'phrases',
  'free',
  'summary',
  'strengths',
  'work',
  'relations',
  'growth',
  'note',
]

/** The instrument of an unsaved form, and what it says in the form's language. */
export const readInstrument = ({
  form,
  locale,
}: {
  form: Record<string, unknown>
  locale: Locale
}): { instrument: Instrument; words: InstrumentWords } => {
  const { instrument, words } = wordedInstrumentOf(byLocale(form, locale) as Record<string, unknown>)
  return { instrument, words: words[locale] }
}

/** A form's values as the store gives them, each text under its language. */
const byLocale = (value: unknown, locale: Locale): unknown => {
  if (Array.isArray(value)) return value.map((entry) => byLocale(entry, locale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      IN_ONE_LANGUAGE.includes(name) ? { [locale]: inner } : byLocale(inner, locale),
    ]),
  )
}
