import { assertAnswered, assertGiven, curveAt, type ItemParameters, type Response } from '../item-response'
import { warmCorrection } from '../point-estimates'

type Estimator = 'ML' | 'MAP' | 'WLE'
type Fit = { items: readonly ItemParameters[]; responses: readonly Response[]; theta: number }

/**
 * lz (Drasgow, Levine & Williams 1985): the standardized log-likelihood at theta. Low is odd. Its variance is too
 * small when theta was estimated from the same answers; `snijdersLz` corrects that. 0 where every answer is a toss-up.
 * @throws RangeError as `estimateEap`, and for a theta that is not finite.
 */
export const logLikelihoodZ = ({ items, responses, theta }: Fit): number => {
  let surprise = 0
  let variance = 0
  for (const { deviation, weight, spread } of termsOf({ items, responses, theta })) {
    surprise += deviation * weight
    variance += spread * weight * weight
  }
  return variance === 0 ? 0 : surprise / Math.sqrt(variance)
}

/**
 * lz* (Snijders 2001; docs/facts/measurement.md 3): lz corrected for an estimated theta. The estimator must be the one
 * that gave theta (MAP: under N(0, 1)); it is not valid for EAP. 0 where items are so alike that no answers could
 * misfit. Thresholds of docs/facts/measurement.md 3 hold for known item parameters.
 * @throws RangeError as `logLikelihoodZ`, and for another estimator.
 */
export const snijdersLz = (input: Fit & { estimator: Estimator }): number => {
  assertEstimator(input.estimator)
  const terms = termsOf(input)
  let weighted = 0
  let total = 0
  for (const { slope, weight, ratio } of terms) {
    weighted += slope * weight
    total += slope * ratio
  }
  const correction = weighted / total
  let surprise = correction * pullOf({ ...input, terms })
  let variance = 0
  let uncorrected = 0
  for (const { deviation, weight, ratio, spread } of terms) {
    surprise += deviation * weight
    variance += spread * (weight - correction * ratio) ** 2
    uncorrected += spread * weight * weight
  }
  return variance <= NEGLIGIBLE * uncorrected ? 0 : surprise / Math.sqrt(variance)
}

/**
 * Guttman errors: pairs with the easier item wrong and the harder one right; normed by their greatest possible number
 * (0 when all answers are alike). Null is ignored.
 * @throws RangeError without any answer, and for a response other than 0, 1, null.
 */
export const guttmanErrors = (
  responsesFromEasiestToHardest: readonly Response[],
): { errors: number; normed: number } => {
  assertGiven(responsesFromEasiestToHardest)
  let wrong = 0
  let right = 0
  let errors = 0
  for (const response of responsesFromEasiestToHardest) {
    if (response === 0) wrong += 1
    if (response !== 1) continue
    right += 1
    errors += wrong
  }
  return { errors, normed: right * wrong === 0 ? 0 : errors / (right * wrong) }
}

/** What remains of the variance is rounding: theta explains every answer, as with a single item. */
const NEGLIGIBLE = 1e-12

type Term = {
  item: ItemParameters
  /** u - P */
  deviation: number
  /** ln(P / Q) */
  weight: number
  /** P Q */
  spread: number
  /** P' */
  slope: number
  /** P' / (P Q) */
  ratio: number
}

const termsOf = ({ items, responses, theta }: Fit): Term[] => {
  assertAnswered(items, responses)
  if (!Number.isFinite(theta)) throw new RangeError(`theta must be a finite number, got ${theta}`)
  return items.flatMap((item, index) => {
    const response = responses[index]
    if (response !== 0 && response !== 1) return []
    const { p, q, logistic, complement, share } = curveAt(theta, item)
    return {
      item,
      deviation: response === 1 ? q : -p,
      weight: Math.log(p / q),
      spread: p * q,
      slope: (1 - item.c) * item.a * logistic * complement,
      ratio: item.a * share,
    }
  })
}

/** Snijders' r0: what the estimator adds to the likelihood equation. */
const pullOf = ({ estimator, theta, terms }: { estimator: Estimator; theta: number; terms: Term[] }) => {
  if (estimator === 'ML') return 0
  if (estimator === 'MAP') return -theta
  return warmCorrection(
    theta,
    terms.map(({ item }) => item),
  )
}

const assertEstimator = (estimator: Estimator): void => {
  if (estimator === 'ML' || estimator === 'MAP' || estimator === 'WLE') return
  throw new RangeError(`estimator must be ML, MAP or WLE, got ${estimator}`)
}
