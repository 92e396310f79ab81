import {
  assertAnswered,
  curveAt,
  type ItemParameters,
  informationAt,
  type Response,
  testInformation,
} from './item-response'
import { assertPrior, type Estimate, type Prior, STANDARD_PRIOR } from './posterior'

type Answered = { items: readonly ItemParameters[]; responses: readonly Response[] }

/**
 * Maximum a posteriori ability under a normal prior; se = 1 / sqrt(I(theta) + 1 / sd²), in logits.
 * @throws RangeError as `estimateEap`.
 */
export const estimateMap = ({
  items,
  responses,
  prior = STANDARD_PRIOR,
}: Answered & { prior?: Prior }): Estimate => {
  assertPrior(prior)
  const given = answeredOnly({ items, responses })
  const precision = 1 / prior.sd ** 2
  const theta = highestPoint({
    ...searchRange(given.items, prior.mean),
    derivative: (at) => scoreAt(at, given) - (at - prior.mean) * precision,
  })
  return { theta, se: 1 / Math.sqrt(testInformation(theta, given.items) + precision) }
}

/**
 * Maximum likelihood ability; se = 1 / sqrt(I(theta)). All right is +Infinity; all wrong, and a pattern whose
 * likelihood only grows towards pure guessing, is -Infinity; their se is Infinity.
 * @throws RangeError as `estimateEap`.
 */
export const estimateMl = ({ items, responses }: Answered): Estimate => {
  const given = answeredOnly({ items, responses })
  if (given.responses.every((response) => response === 1)) return UNBOUNDED_ABOVE
  if (given.responses.every((response) => response === 0)) return UNBOUNDED_BELOW
  const theta = highestPoint({ ...searchRange(given.items), derivative: (at) => scoreAt(at, given) })
  if (!Number.isFinite(theta)) return theta > 0 ? UNBOUNDED_ABOVE : UNBOUNDED_BELOW
  return { theta, se: 1 / Math.sqrt(testInformation(theta, given.items)) }
}

/**
 * Weighted likelihood ability (Warm 1989): the root of score + J / (2 I), J = sum of P' P'' / (P Q); finite for
 * every pattern. se = 1 / sqrt(I(theta)).
 * @throws RangeError as `estimateEap`.
 */
export const estimateWle = ({ items, responses }: Answered): Estimate => {
  const given = answeredOnly({ items, responses })
  const theta = highestPoint({
    ...searchRange(given.items),
    derivative: (at) => scoreAt(at, given) + warmCorrection(at, given.items),
  })
  return { theta, se: 1 / Math.sqrt(testInformation(theta, given.items)) }
}

/** Warm's J / (2 I) at theta. */
export const warmCorrection = (theta: number, items: readonly ItemParameters[]): number => {
  let bias = 0
  let total = 0
  for (const item of items) {
    const { logistic, complement } = curveAt(theta, item)
    const weight = informationAt(theta, item)
    bias += weight * item.a * (complement - logistic)
    total += weight
  }
  return bias / (2 * total)
}

const UNBOUNDED_ABOVE: Estimate = { theta: Number.POSITIVE_INFINITY, se: Number.POSITIVE_INFINITY }
const UNBOUNDED_BELOW: Estimate = { theta: Number.NEGATIVE_INFINITY, se: Number.POSITIVE_INFINITY }

type Given = { items: ItemParameters[]; responses: (0 | 1)[] }

const answeredOnly = ({ items, responses }: Answered): Given => {
  assertAnswered(items, responses)
  const given: Given = { items: [], responses: [] }
  responses.forEach((response, index) => {
    if (response === null) return
    given.items.push(items[index]!)
    given.responses.push(response)
  })
  return given
}

/** First derivative of the log-likelihood: P' / P for every right answer, -P' / Q for every wrong one. */
const scoreAt = (theta: number, { items, responses }: Given): number => {
  let sum = 0
  for (let i = 0; i < items.length; i++) {
    const { a, c } = items[i]!
    const { logistic, complement, share } = curveAt(theta, items[i]!)
    sum += responses[i] === 1 ? (1 - c) * a * complement * share : -a * logistic
  }
  return sum
}

/** Beyond 12 logistic units of the outermost item nothing but an asymptote remains. */
const searchRange = (
  items: readonly ItemParameters[],
  center = items[0]!.b,
): { low: number; high: number } => {
  const margin = 12 / Math.min(...items.map(({ a }) => a))
  const places = [center, ...items.map(({ b }) => b)]
  return { low: Math.min(...places) - margin, high: Math.max(...places) + margin }
}

type Search = { derivative: (theta: number) => number; low: number; high: number }

/**
 * Where a function is highest, told by its derivative alone: the 3PL likelihood can have several peaks, so the
 * derivative is summed along the range (trapezoids) to find the highest, then halved down to it.
 * An end of the range is answered with the infinity behind it.
 */
const highestPoint = ({ derivative, low, high }: Search): number => {
  const step = (high - low) / SEARCH_STEPS
  let height = 0
  let best = { height: 0, at: 0 }
  let before = derivative(low)
  for (let k = 1; k <= SEARCH_STEPS; k++) {
    const here = derivative(low + k * step)
    height += ((before + here) / 2) * step
    if (height > best.height) best = { height, at: k }
    before = here
  }
  if (best.at === 0) return Number.NEGATIVE_INFINITY
  if (best.at === SEARCH_STEPS) return Number.POSITIVE_INFINITY
  return rootBetween({ derivative, low: low + (best.at - 1) * step, high: low + (best.at + 1) * step })
}

const SEARCH_STEPS = 400
const HALVINGS = 50

const rootBetween = ({ derivative, low, high }: Search): number => {
  let [left, right] = [low, high]
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (left + right) / 2
    if (derivative(middle) > 0) left = middle
    else right = middle
  }
  return (left + right) / 2
}
