import { type ItemParameters, probability, type Response } from '../item-response'
import type { Estimate } from '../posterior'

type ConcentrationInput = {
  items: readonly ItemParameters[]
  responses: readonly Response[]
  theta: number
  /** alpha (ln t - expected) of each item, null where it has no usable time. */
  residuals: readonly (number | null)[]
  alpha: number
  /** The upper asymptote under which theta was estimated; 1 unless given. */
  upper?: number
}

/**
 * Concentration (docs/facts/measurement.md 5): evenness of response times, weight .6, and absence of lapses on items
 * that are easy for this person, weight .4. Returned as the expected true score in standard deviations (Kelley:
 * sqrt(rel) z) with its posterior SD sqrt(1 - rel); the reliability is that of the composite at the number of times at
 * hand.
 */
export const concentrationOf = (input: ConcentrationInput): Estimate | null => {
  const residuals = input.residuals.filter((residual) => residual !== null)
  if (residuals.length < 2) return null
  const even = -evenness(residuals, input.alpha)
  const evenRel = spearmanBrown({ rel: 0.53, length: residuals.length / 16 })
  const lapse = lapses(input)
  if (lapse === null) return kelley(even, evenRel)

  const variance = 0.6 ** 2 + 0.4 ** 2 + 2 * 0.6 * 0.4 * LAPSE_EVENNESS_CORRELATION
  const error = 0.6 ** 2 * (1 - evenRel) + 0.4 ** 2 * (1 - LAPSE_RELIABILITY)
  return kelley((0.6 * even - 0.4 * lapse) / Math.sqrt(variance), 1 - error / variance)
}

/** Person's SD of log time: mean .38, SD .14 over persons (MaRs-IB), here as a log-normal. */
const LOG_SD_MEAN = Math.log(0.38) - 0.5 * Math.log(1 + (0.14 / 0.38) ** 2)
const LOG_SD_SD = Math.sqrt(Math.log(1 + (0.14 / 0.38) ** 2))

/** Assumptions until our own data replace them; between them r(accuracy, RT SD) = -.28 and slope reliability .22 to .35. */
const LAPSE_RELIABILITY = 0.3
const LAPSE_EVENNESS_CORRELATION = 0.25

/** z of the log SD of log times: positive = uneven. Kept within three standard deviations. */
const evenness = (residuals: readonly number[], alpha: number): number => {
  const mean = residuals.reduce((sum, residual) => sum + residual, 0) / residuals.length
  const square = residuals.reduce((sum, residual) => sum + (residual - mean) ** 2, 0) / (residuals.length - 1)
  return within((Math.log(Math.sqrt(square) / alpha) - LOG_SD_MEAN) / LOG_SD_SD)
}

/** An item that the taker answers right with more than this probability. */
const EASY = 0.85

/** Misses beyond expectation on easy items, standardized; null when no such item was answered. */
const lapses = ({ items, responses, theta, upper }: ConcentrationInput): number | null => {
  let excess = 0
  let variance = 0
  items.forEach((item, index) => {
    const response = responses[index] ?? null
    if (response === null || probability(theta, item) <= EASY) return
    // Who slips now and then misses some easy ones, too: that is expected of everybody.
    const p = probability(theta, item, upper)
    excess += 1 - response - (1 - p)
    variance += p * (1 - p)
  })
  return variance === 0 ? null : within(excess / Math.sqrt(variance))
}

const kelley = (z: number, rel: number): Estimate => ({ theta: Math.sqrt(rel) * z, se: Math.sqrt(1 - rel) })

const spearmanBrown = ({ rel, length }: { rel: number; length: number }): number =>
  (length * rel) / (1 + (length - 1) * rel)

const within = (z: number): number => Math.max(-3, Math.min(3, z))
