import { assertAnswered, assertUpper, curveAt, type ItemParameters, type Response } from './item-response'

/** A normal prior of ability, in logits. */
export type Prior = { mean: number; sd: number }
export type Grid = { min: number; max: number; step: number }
export type Estimate = { theta: number; se: number }
/** Probability mass on the nodes min, min + step, ...; the weights add up to 1. */
export type Posterior = { nodes: Float64Array; weights: Float64Array; step: number }

export const STANDARD_PRIOR: Prior = { mean: 0, sd: 1 }
/** Narrower grids cut the tails of all-right and all-wrong (docs/facts/measurement.md 2.1). */
export const STANDARD_GRID: Grid = { min: -6, max: 6, step: 0.05 }

type PosteriorInput = {
  items: readonly ItemParameters[]
  responses: readonly Response[]
  prior?: Prior
  grid?: Grid
  /** The upper asymptote of every item, above every c and at most 1, which it is unless given (Barton & Lord 1981). */
  upper?: number
}

/**
 * Expected a posteriori ability (Bock & Mislevy 1982): the mean and the standard deviation of the posterior, in logits.
 * @throws RangeError for an invalid item, response, prior or grid, for lengths that differ, and without any answer.
 */
export const estimateEap = (input: PosteriorInput): Estimate => {
  assertAnswered(input.items, input.responses)
  return summarize(posteriorOf(input))
}

/** Mean and standard deviation of a posterior. */
export const summarize = ({ nodes, weights }: Posterior): Estimate => {
  let theta = 0
  for (let q = 0; q < nodes.length; q++) theta += nodes[q]! * weights[q]!
  let variance = 0
  for (let q = 0; q < nodes.length; q++) variance += (nodes[q]! - theta) ** 2 * weights[q]!
  return { theta, se: Math.sqrt(variance) }
}

/**
 * The posterior itself. Expects items and responses that were checked; without any answer it is the prior.
 * Likelihoods are multiplied a few items at a time and then added as logarithms, with the maximum subtracted
 * before the last exponential, so that no length of test underflows.
 */
export const posteriorOf = ({
  items,
  responses,
  prior = STANDARD_PRIOR,
  grid = STANDARD_GRID,
  upper = 1,
}: PosteriorInput): Posterior => {
  assertPrior(prior)
  assertUpper(upper, items)
  const nodes = nodesOf(grid)
  const logs = new Float64Array(nodes.length)
  const product = new Float64Array(nodes.length).fill(1)
  for (let q = 0; q < nodes.length; q++) logs[q] = -0.5 * ((nodes[q]! - prior.mean) / prior.sd) ** 2

  let pending = 0
  for (let i = 0; i < items.length; i++) {
    const response = responses[i]
    if (response !== 0 && response !== 1) continue
    multiplyLikelihood({ product, logs, nodes, step: grid.step, item: items[i]!, response, upper })
    pending += 1
    if (pending === FACTORS_PER_LOGARITHM) {
      moveToLogs(product, logs)
      pending = 0
    }
  }
  moveToLogs(product, logs)
  return { nodes, weights: normalize(logs), step: grid.step }
}

/** 10 factors of at least exp(-60) stay above the smallest double, exp(-708). */
const FACTORS_PER_LOGARITHM = 10
const LARGEST_FAST_EXPONENT = 60

type Factor = {
  product: Float64Array
  logs: Float64Array
  nodes: Float64Array
  step: number
  item: ItemParameters
  response: 0 | 1
  upper: number
}

/**
 * On an even grid exp(-a (theta - b)) is a geometric series: one exponential an item instead of one a node.
 * The series starts at the node nearest to b and runs outwards. Items too steep for it take the exact way.
 */
const multiplyLikelihood = ({ product, logs, nodes, step, item, response, upper }: Factor): void => {
  const { a, b, c } = item
  const last = nodes.length - 1
  const reach = Math.max(Math.abs(nodes[0]! - b), Math.abs(nodes[last]! - b))
  if (a * reach > LARGEST_FAST_EXPONENT) {
    for (let q = 0; q <= last; q++) {
      logs[q] = logs[q]! + logLikelihood({ theta: nodes[q]!, item, response, upper })
    }
    return
  }
  const ratio = Math.exp(-a * step)
  const inverse = 1 / ratio
  const start = Math.min(last, Math.max(0, Math.round((b - nodes[0]!) / step)))
  const odds = Math.exp(-a * (nodes[start]! - b))
  const free = 1 - c
  // right: P = (d + c·odds) / (1 + odds); wrong: Q = (1 - d + (1 - c)·odds) / (1 + odds); d the upper asymptote
  const constant = response === 1 ? upper : 1 - upper
  const linear = response === 1 ? c : free
  for (let q = start, e = odds; q <= last; q++, e *= ratio) {
    product[q] = (product[q]! * (constant + linear * e)) / (1 + e)
  }
  for (let q = start - 1, e = odds * inverse; q >= 0; q--, e *= inverse) {
    product[q] = (product[q]! * (constant + linear * e)) / (1 + e)
  }
}

type OneResponse = { theta: number; item: ItemParameters; response: 0 | 1; upper?: number }

/** log P or log Q, finite however far theta is from b unless c = 0 and the exponent overflows. */
export const logLikelihood = ({ theta, item, response, upper = 1 }: OneResponse): number => {
  if (upper < 1) return slippingLikelihood({ theta, item, response, upper })
  const { p, q } = curveAt(theta, item)
  const x = item.a * (theta - item.b)
  if (response === 1) return item.c === 0 && x < 0 ? x - Math.log1p(Math.exp(x)) : Math.log(p)
  return x > 0 ? Math.log1p(-item.c) - x - Math.log1p(Math.exp(-x)) : Math.log(q)
}

/** With slips neither asymptote is 0 or 1, so nothing is lost far from b; c = 0 alone leaves log P to the exponent. */
const slippingLikelihood = ({ theta, item, response, upper }: Required<OneResponse>): number => {
  const { a, b, c } = item
  const { logistic, complement } = curveAt(theta, item)
  if (response === 0) return Math.log(1 - upper + (upper - c) * complement)
  const x = a * (theta - b)
  if (c === 0 && x < 0) return Math.log(upper) + x - Math.log1p(Math.exp(x))
  return Math.log(c + (upper - c) * logistic)
}

const moveToLogs = (product: Float64Array, logs: Float64Array): void => {
  for (let q = 0; q < logs.length; q++) logs[q] = logs[q]! + Math.log(product[q]!)
  product.fill(1)
}

const normalize = (logs: Float64Array): Float64Array => {
  let top = Number.NEGATIVE_INFINITY
  for (let q = 0; q < logs.length; q++) top = Math.max(top, logs[q]!)
  let sum = 0
  for (let q = 0; q < logs.length; q++) {
    logs[q] = Math.exp(logs[q]! - top)
    sum += logs[q]!
  }
  for (let q = 0; q < logs.length; q++) logs[q] = logs[q]! / sum
  return logs
}

const nodesOf = ({ min, max, step }: Grid): Float64Array => {
  const valid = Number.isFinite(min) && Number.isFinite(max) && max > min && step > 0 && step <= max - min
  if (!valid)
    throw new RangeError(`grid must have min < max and a step between, got ${min}..${max} by ${step}`)
  const count = Math.round((max - min) / step) + 1
  return Float64Array.from({ length: count }, (_, q) => min + q * step)
}

export const assertPrior = ({ mean, sd }: Prior): void => {
  if (!Number.isFinite(mean)) throw new RangeError(`prior.mean must be a finite number, got ${mean}`)
  if (!(sd > 0 && Number.isFinite(sd))) {
    throw new RangeError(`prior.sd must be a finite number above 0, got ${sd}`)
  }
}
