import { isBuiltKind } from '../exam/kinds'
import type { Locale } from '../locale/locales'
import type { Currency } from '../money/currencies'
import type { Gap } from './gap'
import { incompleteInstrument } from './incomplete-instrument'
import { type DraftQuestion, incompleteQuestion } from './incomplete-question'
import { type Legal, versionGaps } from './legal-version'
import { missingAlternatives, type ShownPicture } from './missing-alternatives'
import { missingLegal } from './missing-legal'
import { missingPrices, nothingForSale } from './missing-prices'
import { type LocalizedText, missingTranslations } from './missing-translations'
import { type ChosenTheme, unreadableTheme } from './unreadable-theme'

type Price = { currency: string; amount: number }

/** A document as its publishing is judged: what it holds, and what of its surroundings it depends on. */
export type Subject = {
  /** In which it is to be public; all nine where nothing is said. */
  languages?: readonly Locale[]
  texts: readonly LocalizedText[]
  pictures: readonly ShownPicture[]
  /** Kinds of the published legal pages of a landing page's storefront. */
  legal?: readonly string[]
  theme?: ChosenTheme
  /** A SKU's own prices and the currencies of the countries that the shop sells to. */
  price?: { prices: readonly Price[]; currencies: readonly string[] }
  /** What is sold behind a landing page, and the currencies of the locales' countries. */
  offer?: { skus: readonly (readonly Price[])[]; currencies: readonly string[]; fallback: Currency }
  legalVersion?: Legal
  question?: DraftQuestion
  instrument?: Parameters<typeof incompleteInstrument>[0]
  /** Of an exam: its kind. */
  kind?: string
}

/** Everything that a document lacks before it may be published; empty: it may. */
export const completenessOf = ({
  languages,
  texts,
  pictures,
  legal,
  theme,
  price,
  offer,
  legalVersion,
  question,
  instrument,
  kind,
}: Subject): Gap[] => [
  ...missingTranslations(texts, languages),
  ...missingAlternatives(pictures, languages),
  ...(legal ? missingLegal(legal) : []),
  ...(theme === undefined ? [] : unreadableTheme(theme)),
  ...(price ? missingPrices(price) : []),
  ...(offer ? nothingForSale(offer) : []),
  ...(legalVersion ? versionGaps(legalVersion) : []),
  ...(question ? incompleteQuestion(question) : []),
  ...(instrument ? incompleteInstrument(instrument) : []),
  ...(kind === undefined || isBuiltKind(kind)
    ? []
    : [{ code: 'kind_not_built' as const, path: 'kind', what: [] }]),
]
