import type { Instrument, QuestionnaireItem } from './instrument'

type Shuffle = (items: readonly QuestionnaireItem[]) => QuestionnaireItem[]

/**
 * The items of a part in an order of one sitting's own: those that are answered in the same words together, situations, which
 * are read differently, behind the others, and the question about danger to oneself at a fixed late place.
 */
export const arrangeItems = (
  { rules }: Pick<Instrument, 'rules'>,
  items: readonly QuestionnaireItem[],
  shuffle: Shuffle,
): QuestionnaireItem[] => {
  const setOf = ({ scale }: QuestionnaireItem): string =>
    Object.entries(rules?.sets ?? {}).find(([, scales]) => scales.includes(scale))?.[0] ?? ''
  const groupOf = (item: QuestionnaireItem) => (item.kind === 'situation' ? ' ' : setOf(item))
  const groups = [...new Set(items.map(groupOf))].toSorted(
    (one, other) => Number(one === ' ') - Number(other === ' '),
  )
  const arranged = groups.flatMap((group) => shuffle(items.filter((item) => groupOf(item) === group)))
  return withLateSafety({ rules }, arranged)
}

/**
 * The question about danger to oneself is the last but one, behind every question about mood, and an easier one follows it;
 * where all the others ask for signs of the same kind, it is the last.
 */
const withLateSafety = (
  { rules }: Pick<Instrument, 'rules'>,
  items: readonly QuestionnaireItem[],
): QuestionnaireItem[] => {
  const { item: id, sums = [] } = rules?.safety ?? {}
  const asked = items.find((item) => item.id === id)
  if (!asked) return [...items]
  const isOfMood = ({ scale }: QuestionnaireItem) => sums.flat().some((sum) => sum.scale === scale)
  const others = items.filter((item) => item !== asked)
  const last = others.findLast((item) => !isOfMood(item))
  if (!last) return [...others, asked]
  return [...others.filter((item) => item !== last), asked, last]
}
