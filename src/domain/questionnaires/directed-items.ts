import type { InstrumentRules } from '../api/instrument-rules'

type Rules = Pick<InstrumentRules, 'directed'>
type Given = { item: { id: string }; choice: number | null }

/** A statement that only says which choice to make. It shows that statements are read; it is not scored and not counted. */
export const isDirected = (rules: Rules | undefined, { id }: { id: string }): boolean =>
  rules?.directed?.[id] !== undefined

/** How many of them were answered otherwise. One that was left open may have been read. */
export const directionsMissed = (rules: Rules, given: readonly Given[]): number =>
  given.filter(
    ({ item, choice }) => isDirected(rules, item) && choice !== null && choice !== rules.directed?.[item.id],
  ).length
