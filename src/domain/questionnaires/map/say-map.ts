import type { MapRules } from '../../api/instrument-rules'
import { type Locale, tagOf } from '../../locale/locales'
import type { Instrument } from '../instrument'
import type { QuestionnaireResult } from '../score-questionnaire'
import type { InstrumentWords } from '../worded-instrument'

/** What a map came to, and what it is told with. */
export type Told = {
  instrument: Instrument
  words: InstrumentWords
  /** The language of the words. */
  locale: Locale
  result: QuestionnaireResult
  /** The language in which it was answered; null: in several. A norm of another one compares with nobody. */
  takenIn: Locale | null
}

export type Say = (name: string, values?: Record<string, string | number>) => string

/** A phrase with its values put in. An unknown one is a mistake of the instrument, which publishing refuses. */
export const sayIn =
  ({ phrases }: InstrumentWords): Say =>
  (name, values = {}) => {
    const phrase = phrases[name]
    if (phrase === undefined) throw new RangeError(`no phrase ${name}`)
    return phrase.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
  }

export const rulesIn = ({ rules }: Instrument): MapRules => {
  if (!rules?.map) throw new RangeError('not a map')
  return rules.map
}

/** A share as a language writes it: French and German set a space before the sign. */
export const percentIn = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'percent' }).format(share)

/** Phrases `<name>.0`, `<name>.1` and so on. */
export const listOf = ({ phrases }: InstrumentWords, name: string): string[] =>
  Object.keys(phrases)
    .filter((key) => key.startsWith(`${name}.`))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((key) => phrases[key] as string)
