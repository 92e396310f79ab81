import { guttmanErrors, snijdersLz } from './aberrance'
import { assertResponses, type Response } from './item-response'
import { estimateMap } from './point-estimates'
import { isCertain, scoredItem, type UncertainItem } from './scored-item'

type MisfitInput = {
  items: readonly UncertainItem[]
  responses: readonly Response[]
  /** Later parts were chosen by the answers before: a three-stage form. */
  adaptive?: boolean
}

/**
 * Person fit (A4, A5 of MEASUREMENT 3): lz* at the MAP estimate, under the discriminations that scoring uses, together
 * with normed Guttman errors in the order of predicted difficulty. `misfit`: these answers do not come from one ability.
 * `odd`: they are rare. Null when fewer than `FEWEST` are answered. The cuts depend on whether every difficulty is known.
 * @throws RangeError as `estimateMap`.
 */
export const misfitOf = ({ items, responses, adaptive = false }: MisfitInput) => {
  assertResponses(items, responses)
  if (responses.filter((response) => response !== null).length < FEWEST) return null
  const scored = items.map(scoredItem)
  const { theta } = estimateMap({ items: scored, responses })
  const lz = snijdersLz({ items: scored, responses, theta, estimator: 'MAP' })
  const cuts = CUTS[adaptive ? 'adaptive' : 'linear'][items.every(isCertain) ? 'known' : 'predicted']
  const { suspect } = cuts
  const isSuspect =
    suspect !== null && lz < suspect.lz && guttmanNormed({ items, responses }) > suspect.guttman
  return { misfit: lz < cuts.certain || isSuspect, odd: lz < cuts.odd }
}

/** Below this many answers lz* is not near enough to a normal distribution. */
const FEWEST = 15

/**
 * certain: lz* alone; suspect: lz* together with normed Guttman errors, which tell nothing where difficulties cluster
 * around the taker; odd: 1 % of honest takers. Set so that `misfit` costs three honest takers in a thousand under the
 * model of the launch (100,000 sittings a cell in 100 draws of the unknown b; true b = predicted b + N(0, .8²), known: .25).
 */
const CUTS = {
  linear: {
    predicted: { certain: -3.5, suspect: { lz: -2.5, guttman: 0.52 }, odd: -2.5 },
    known: { certain: -3.5, suspect: { lz: -2.5, guttman: 0.5 }, odd: -2.5 },
  },
  adaptive: {
    predicted: { certain: -2.75, suspect: null, odd: -2.15 },
    known: { certain: -2.75, suspect: null, odd: -2.25 },
  },
} as const

const guttmanNormed = ({ items, responses }: MisfitInput): number => {
  const rising = items.map((_, index) => index).sort((x, y) => items[x]!.b - items[y]!.b)
  return guttmanErrors(rising.map((index) => responses[index] ?? null)).normed
}
