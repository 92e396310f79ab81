import { CUT } from './careless-cuts'
import { mostOf, type QuestionnaireItem, worthOf } from './instrument'

type Answered = { item: QuestionnaireItem; choice: number | null }

/**
 * The correlation, within one person, of the items of a scale taken two by two in the order of the instrument, each as a
 * share of its largest worth. Null below eight pairs, or where one side does not vary; also below three scales: what a
 * careful person's pairs have in common is the difference of their scales, and the pairs of a single one scatter around
 * zero, so that one careful taker in five would stand below the cut (twenty items).
 */
export const oddEvenConsistency = (given: readonly Answered[]): number | null => {
  const scored = given.filter(({ item, choice }) => !item.worth && choice !== null)
  const scales = [...new Set(scored.map(({ item }) => item.scale))]
  if (scales.length < CUT.oddEven.fewestScales) return null
  const pairs = scales.flatMap((scale) => {
    const shares = scored
      .filter(({ item }) => item.scale === scale)
      .toSorted((one, other) => one.item.id.localeCompare(other.item.id, 'en', { numeric: true }))
      .map(({ item, choice }) => worthOf(item, choice ?? 0) / mostOf(item))
    return shares.flatMap((share, index) =>
      index % 2 === 1 ? [[shares[index - 1] as number, share] as const] : [],
    )
  })
  return pairs.length < CUT.oddEven.fewestPairs ? null : correlationOf(pairs)
}

const correlationOf = (pairs: readonly (readonly [number, number])[]): number | null => {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  let [xx, yy, xy] = [0, 0, 0]
  for (const [left, right] of pairs) {
    xx += (left - x) ** 2
    yy += (right - y) ** 2
    xy += (left - x) * (right - y)
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy)
}
