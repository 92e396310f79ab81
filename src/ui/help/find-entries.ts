import type { HelpCategory } from '@/domain/centre/content'
import { type Indexed, rankedBy } from '@/domain/centre/search'

export type HelpEntry = {
  id: string
  category: HelpCategory
  title: string
  otherWords: string
  text: string
}

/** The entries that fit what was typed, the best first; null: nothing was looked for. `index`: of these entries. */
export const findEntries = <Entry extends HelpEntry>({
  entries,
  index,
  query,
}: {
  entries: readonly Entry[]
  index: readonly Indexed[]
  query: string
}): Entry[] | null =>
  rankedBy(index, query)?.flatMap((id) => entries.find((entry) => entry.id === id) ?? []) ?? null

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
