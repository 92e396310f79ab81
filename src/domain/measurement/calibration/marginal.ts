import type { ItemParameters, Response } from '../item-response'
import { logLikelihood } from '../posterior'

/** Everybody who answered alike, and how many they are. */
export type Pattern = { responses: readonly Response[]; count: number }

const STEP = 0.2
/** Ability N(0, 1) as masses on an even grid: the sum is the integral but for the mass of 2e-9 beyond its ends. */
export const NODES = Float64Array.from({ length: 61 }, (_, q) => -6 + q * STEP)
const LOG_MASSES = NODES.map((theta) => -0.5 * theta * theta + Math.log(STEP / Math.sqrt(2 * Math.PI)))

/**
 * What the E step of Bock & Aitkin (1981) knows: how many people are expected at each node to have answered each item,
 * and to have answered it right, and the marginal log-likelihood of all patterns.
 */
export type Expectation = { given: Float64Array[]; right: Float64Array[]; logLikelihood: number }

/** Null responses are ignored. Expects items and patterns that were checked. */
export const expectationOf = (
  items: readonly ItemParameters[],
  patterns: readonly Pattern[],
): Expectation => {
  const logs = items.map((item) => [logCurve(item, 0), logCurve(item, 1)] as const)
  const given = items.map(() => new Float64Array(NODES.length))
  const right = items.map(() => new Float64Array(NODES.length))
  const posterior = new Float64Array(NODES.length)
  let total = 0
  for (const { responses, count } of patterns) {
    posterior.set(LOG_MASSES)
    responses.forEach((response, i) => {
      if (response !== null) add(posterior, logs[i]![response])
    })
    const mass = logSumExp(posterior)
    total += count * mass
    for (let q = 0; q < posterior.length; q++) posterior[q] = count * Math.exp(posterior[q]! - mass)
    responses.forEach((response, i) => {
      if (response === null) return
      add(given[i]!, posterior)
      if (response === 1) add(right[i]!, posterior)
    })
  }
  return { given, right, logLikelihood: total }
}

const logCurve = (item: ItemParameters, response: 0 | 1): Float64Array =>
  NODES.map((theta) => logLikelihood({ theta, item, response }))

const add = (target: Float64Array, values: Float64Array): void => {
  for (let q = 0; q < target.length; q++) target[q] = target[q]! + values[q]!
}

const logSumExp = (values: Float64Array): number => {
  let top = Number.NEGATIVE_INFINITY
  for (let q = 0; q < values.length; q++) top = Math.max(top, values[q]!)
  let sum = 0
  for (let q = 0; q < values.length; q++) sum += Math.exp(values[q]! - top)
  return top + Math.log(sum)
}
