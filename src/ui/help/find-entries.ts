import type { HelpCategory } from '@/domain/centre/content'
import { searchable, termsOf } from '@/domain/centre/search'

export type HelpEntry = { id: string; category: HelpCategory; title: string; text: string }

/** The entries in which all terms stand, those first that have them in their title; null: nothing was looked for. */
export const findEntries = <Entry extends HelpEntry>(
  entries: readonly Entry[],
  query: string,
): Entry[] | null => {
  const terms = termsOf(query)
  if (terms.length === 0) return searchable(query) === '' ? null : []
  const stand = (text: string) => {
    const within = searchable(text)
    return terms.every((term) => within.includes(term))
  }
  const found = entries.filter(({ title, text }) => stand(`${title} ${text}`))
  return found.toSorted((one, other) => Number(stand(other.title)) - Number(stand(one.title)))
}

const LONGEST_SUMMARY = 160

/** The beginning of a text, for a list of a search engine. */
export const summaryOf = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length > LONGEST_SUMMARY
    ? `${characters
        .slice(0, LONGEST_SUMMARY - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('')
}
