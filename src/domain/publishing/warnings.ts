import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locale/locales'

/** What may be published, and is more often a slip than meant. */
export type Warning = {
  code: 'price_jump' | 'same_version' | 'same_as_english'
  /** Where, as forms name it. */
  path: string
  /** Of a price: currency, what is public and what would be, in hundredths; of a version: it, and the locales that changed; else locales. */
  what: string[]
}

/** A text as each locale has it, without its form. */
export type Said = { path: string; said: Readonly<Partial<Record<Locale, string>>> }

type Price = { currency: string; amount?: unknown; trialAmount?: unknown }
type Versioned = { version: unknown; texts: readonly Said[] }

/** What is about to be published; `before`: what is public, where anything is. */
export type Change = {
  texts: readonly Said[]
  prices?: { now: readonly Price[]; before: readonly Price[] }
  version?: { now: Versioned; before: Versioned }
}

export const warningsOf = ({ texts, prices, version }: Change): Warning[] => [
  ...(prices ? priceJumps(prices) : []),
  ...(version ? sameVersion(version) : []),
  ...sameAsEnglish(texts),
]

/** More than 30 % of what is public, in either direction. */
const isJump = (before: number, now: number): boolean => Math.abs(now - before) * 10 > before * 3

const priceJumps = ({ now, before }: NonNullable<Change['prices']>): Warning[] =>
  now.flatMap((price, index) =>
    (['amount', 'trialAmount'] as const).flatMap((name): Warning[] => {
      const was = before.find(({ currency }) => currency === price.currency)?.[name]
      const is = price[name]
      // From a trial that costs nothing, or to one, is no matter of percent.
      if (typeof was !== 'number' || typeof is !== 'number' || was === 0 || !isJump(was, is)) return []
      return [
        {
          code: 'price_jump',
          path: `prices.${index}.${name}`,
          what: [price.currency, String(was), String(is)],
        },
      ]
    }),
  )

/** A consent keeps of a legal text its version alone: of two texts of one version nobody knows which was agreed to. */
const sameVersion = ({ now, before }: NonNullable<Change['version']>): Warning[] => {
  if (now.version !== before.version) return []
  const had = new Map(before.texts.map(({ path, said }) => [path, said]))
  const changed = LOCALES.filter((locale) =>
    now.texts.some(({ path, said }) => (said[locale] ?? '') !== (had.get(path)?.[locale] ?? '')),
  )
  if (changed.length === 0) return []
  return [{ code: 'same_version', path: 'version', what: [String(now.version), ...changed] }]
}

/** A name is the same in all languages, and a single word may be; of more than one it is a copy that waits for its translation. */
const sameAsEnglish = (texts: readonly Said[]): Warning[] =>
  texts.flatMap(({ path, said }): Warning[] => {
    const english = said[DEFAULT_LOCALE] ?? ''
    if (wordsIn(english) < 2) return []
    const what = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE && said[locale] === english)
    return what.length > 0 ? [{ code: 'same_as_english', path, what }] : []
  })

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
