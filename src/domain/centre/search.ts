import { indexedTerms, type Script, searchable, type Term, termsOf } from './search-terms'

export type Searched = {
  id: string
  title: string
  /** Words under which people look for it and that it does not use itself; an editor keeps them. */
  otherWords?: string
  summary?: string
  text: string
}

/** Of a document what a search reads, made once: the parts that count differently, with the terms of each. */
export type Indexed = { id: string; parts: { weight: number; terms: Record<Script, string[]> }[] }

const WEIGHTS = { title: 4, otherWords: 4, summary: 2, text: 1 } as const
type Part = keyof typeof WEIGHTS

export const indexOf = (document: Searched): Indexed => ({
  id: document.id,
  parts: (Object.keys(WEIGHTS) as Part[]).flatMap((part) => {
    const text = document[part]
    return text ? [{ weight: WEIGHTS[part], terms: indexedTerms(text) }] : []
  }),
})

/** Shown is what fits at least so well as the best does, and the best only if it has so much of what was looked for. */
const NEAR_BEST = 0.4
const LEAST = 0.08

/**
 * The documents that fit a query best, the best first, equal ones in the order given. None need have every word of it: each
 * word counts, the more the rarer it is, and most in a title. null: nothing was looked for.
 */
export const rankedBy = (documents: readonly Indexed[], query: string): string[] | null => {
  if (searchable(query) === '') return null
  const terms = termsOf(query)
  const fits = terms.map((term) => documents.map((document) => fitOf({ term, document, terms })))
  const rarity = fits.map((each) => rarityOf({ of: each.filter((fit) => fit > 0).length, all: each.length }))
  const scores = documents.map((_, at) => fits.reduce((sum, each, of) => sum + each[at]! * rarity[of]!, 0))
  const best = Math.max(0, ...scores)
  const most = rarity.reduce((sum, each) => sum + each * WEIGHTS.title, 0)
  if (best === 0 || best < most * LEAST) return []
  return documents
    .map(({ id }, at) => ({ id, score: scores[at]! }))
    .filter(({ score }) => score >= best * NEAR_BEST)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id)
}

/** How much a word says that `of` of `all` documents have (the inverse frequency of Robertson and Spärck Jones). */
const rarityOf = ({ of, all }: { of: number; all: number }): number =>
  Math.log(1 + (all - of + 0.5) / (of + 0.5))

const fitOf = ({
  term,
  document,
  terms,
}: {
  term: Term
  document: Indexed
  terms: readonly Term[]
}): number => {
  const alone = terms.length === 1
  const within = document.parts.map(
    ({ weight, terms: own }) =>
      weight * Math.max(0, ...own[term.script].map((text) => likeness({ term, text, alone }))),
  )
  return Math.max(0, ...within)
}

/** From 0 to 1: how much a word of a text is the one that was looked for. `alone`: it may be the beginning of a word still. */
const likeness = ({ term, text, alone }: { term: Term; text: string; alone: boolean }): number => {
  if (term.text === text) return term.script === 'hiragana' || text.length === 1 ? 0.6 : 1
  if (term.script === 'han' || term.script === 'hiragana') return 0
  const [short, long] = term.text.length < text.length ? [term.text, text] : [text, term.text]
  if (term.script === 'word') return likenessOfWords({ short, long, begun: alone && short === term.text })
  // Katakana and Korean words are put together without blanks.
  if (short.length >= 2 && long.includes(short)) return 0.7
  return term.script === 'hangul' && isSameStem(short, long) ? 0.6 : 0
}

type Pair = { short: string; long: string; begun: boolean }

/** Endings differ (annuler, annulation), and words are put together (Erstattung, Rückerstattung). */
const likenessOfWords = ({ short, long, begun }: Pair): number => {
  const same = sameStart(short, long)
  if (same === short.length && (begun || (same >= 3 && long.length - same <= 3))) return 0.8
  if (short.length >= 6 && short.length * 2 >= long.length && long.includes(short)) return 0.6
  return same >= 4 && same >= short.length - 2 && long.length - same <= 5 ? 0.6 : 0
}

/** A verb's ending changes its last syllable (멈춤, 멈췄): compared by letters. */
const isSameStem = (short: string, long: string): boolean => {
  if (short[0] !== long[0]) return false
  const [one, other] = [short.normalize('NFD'), long.normalize('NFD')]
  const same = sameStart(one, other)
  return same >= 4 && same >= one.length - 2
}

const sameStart = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
