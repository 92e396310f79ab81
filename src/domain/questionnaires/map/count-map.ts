import type { MapRules } from '../../api/instrument-rules'
import { type Instrument, mostOf, worthOf } from '../instrument'
import type { Choices } from '../score-scale'

/** How a puzzle went: its tempting wrong answer is the `lure`. */
export type PuzzleOutcome = 'right' | 'lure' | 'other' | 'open'

/** What a map counts. `picks`: by motive, among the `answered` forced choices. */
export type MapCounts = {
  puzzles: { item: string; outcome: PuzzleOutcome }[]
  motive: { answered: number; picks: Record<string, number> }
}

export const countMap = (
  { type, motive }: Pick<MapRules, 'type' | 'motive'>,
  { items }: Pick<Instrument, 'items'>,
  choices: Choices,
): MapCounts => {
  const picked = Object.entries(motive.items).flatMap(([item, speaksFor]) => {
    const motiveOf = speaksFor[choices[item] ?? -1]
    return motiveOf === undefined ? [] : [motiveOf]
  })
  const motives = [...new Set(Object.values(motive.items).flat())]
  return {
    puzzles: items
      .filter(({ scale }) => scale === type.scale)
      .map((item) => ({ item: item.id, outcome: outcomeOf(item, choices[item.id] ?? null) })),
    motive: {
      answered: picked.length,
      picks: Object.fromEntries(
        motives.map((each) => [each, picked.filter((other) => other === each).length]),
      ),
    },
  }
}

/** The best choice of a puzzle is right, the one worth nothing is the tempting one. */
const outcomeOf = (item: Instrument['items'][number], choice: number | null): PuzzleOutcome => {
  if (choice === null) return 'open'
  const worth = worthOf(item, choice)
  return worth === mostOf(item) ? 'right' : worth === 0 ? 'lure' : 'other'
}
