import { assertResponses, type Response } from '../item-response'
import { estimateMap } from '../point-estimates'
import { isCertain, scoredItem, type UncertainItem } from '../scored-item'
import type { GateRules } from '../scorings'
import { guttmanErrors, snijdersLz } from './aberrance'

type MisfitInput = {
  items: readonly UncertainItem[]
  responses: readonly Response[]
  /** Later parts were chosen by the answers before: a three-stage form. */
  adaptive?: boolean
  fit: GateRules['fit']
}

/**
 * Person fit (docs/facts/measurement.md 3, A4, A5): lz* at the MAP estimate, under the discriminations that scoring
 * uses, together with normed Guttman errors in the order of predicted difficulty. `misfit`: these answers do not come
 * from one ability. `odd`: they are rare. The first answers are not judged: somebody who needs three questions to find
 * out what is asked for misses the easiest ones, which nothing else of lz* outweighs. Null when fewer than `FEWEST`
 * are left. The cuts depend on whether every difficulty is known.
 * @throws RangeError as `estimateMap`.
 */
export const misfitOf = ({ items, responses: given, adaptive = false, fit }: MisfitInput) => {
  assertResponses(items, given)
  const { oneWrongIn, ...forms } = CUTS[fit]
  const { warmUp, ...known } = forms[adaptive ? 'adaptive' : 'linear']
  const responses = given.map((response, place) => (place < warmUp ? null : response))
  if (responses.filter((response) => response !== null).length < FEWEST) return null
  const scored = items.map(scoredItem)
  const { theta } = estimateMap({ items: scored, responses })
  const lz = snijdersLz({ items: scored, responses, theta, estimator: 'MAP' })
  const cuts = known[items.every(isCertain) ? 'known' : 'predicted']
  const { suspect } = cuts
  const isSuspect =
    suspect !== null && lz < suspect.lz && guttmanNormed({ items, responses, oneWrongIn }) > suspect.guttman
  return { misfit: lz < cuts.certain || isSuspect, odd: lz < cuts.odd }
}

/** Below this many answers lz* is not near enough to a normal distribution. */
const FEWEST = 15

/**
 * warmUp: how many answers at the start are not judged, more where they also chose the questions that followed; certain:
 * lz* alone; suspect: lz* together with normed Guttman errors, which tell nothing where difficulties cluster around the
 * taker; odd: 1 % of honest takers. Set so that `misfit` costs three to five honest takers in a thousand under the model
 * of the launch (true b = predicted b + N(0, .8²), known: .25), at most one in a hundred of those who start badly or
 * slip, and finds as many careless ones as it did when it judged the first answers too (`whole`, of an earlier version).
 * oneWrongIn: with fewer wrong answers than one in so many their order says nothing: an able taker's slip is one or two.
 */
const CUTS = {
  'after-start': {
    oneWrongIn: 3,
    linear: {
      warmUp: 3,
      predicted: { certain: -3.5, suspect: { lz: -2.25, guttman: 0.52 }, odd: -2.5 },
      known: { certain: -4, suspect: { lz: -2.2, guttman: 0.5 }, odd: -2.5 },
    },
    adaptive: {
      warmUp: 5,
      predicted: { certain: -2.55, suspect: null, odd: -2 },
      known: { certain: -2.55, suspect: null, odd: -2 },
    },
  },
  whole: {
    oneWrongIn: Number.POSITIVE_INFINITY,
    linear: {
      warmUp: 0,
      predicted: { certain: -3.5, suspect: { lz: -2.5, guttman: 0.52 }, odd: -2.5 },
      known: { certain: -3.5, suspect: { lz: -2.5, guttman: 0.5 }, odd: -2.5 },
    },
    adaptive: {
      warmUp: 0,
      predicted: { certain: -2.75, suspect: null, odd: -2.15 },
      known: { certain: -2.75, suspect: null, odd: -2.25 },
    },
  },
} as const

type Ordered = Pick<MisfitInput, 'items' | 'responses'> & { oneWrongIn: number }

const guttmanNormed = ({ items, responses, oneWrongIn }: Ordered): number => {
  const answered = responses.filter((response) => response !== null)
  if (answered.filter((response) => response === 0).length < answered.length / oneWrongIn) return 0
  const rising = items.map((_, index) => index).sort((x, y) => items[x]!.b - items[y]!.b)
  return guttmanErrors(rising.map((index) => responses[index] ?? null)).normed
}
