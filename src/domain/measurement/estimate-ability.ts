import type { Response } from './item-response'
import { type Estimate, type Posterior, posteriorOf, summarize } from './posterior'
import { isCertain, scoredItem, type UncertainItem } from './scored-item'
import type { Scoring } from './scorings'

type AbilityInput = { items: readonly UncertainItem[]; responses: readonly Response[]; scoring: Scoring }

/**
 * `measured`: how sure the answers are among these items; what compares one part of them with another takes this.
 * `told`: how sure the score is, the uncertainty of the zero included, which `posterior` includes as well. Both have the
 * same theta.
 */
export type Ability = { measured: Estimate; told: Estimate; posterior: Posterior }

/**
 * EAP with posterior SD, from discriminations reduced for uncertain difficulties. An error of the zero moves all
 * difficulties alike, so no answer tells of it: it is added to the error, and theta stays. It falls away once every item is
 * calibrated. @throws RangeError as `posteriorOf` and `scoredItem`.
 */
export const estimateAbility = ({ items, responses, scoring }: AbilityInput): Ability => {
  const posterior = posteriorOf({ items: items.map(scoredItem), responses, upper: scoring.upper })
  const measured = summarize(posterior)
  const zeroSd = items.every(isCertain) ? 0 : scoring.zeroSd
  if (zeroSd === 0) return { measured, told: measured, posterior }
  const { theta, se } = measured
  return {
    measured,
    told: { theta, se: Math.sqrt(se ** 2 + zeroSd ** 2) },
    posterior: widened(posterior, zeroSd),
  }
}

/** The posterior blurred by a normal distribution; what would leave the grid stays at its end. */
const widened = ({ nodes, weights, step }: Posterior, sd: number): Posterior => {
  const reach = Math.ceil((6 * sd) / step)
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-0.5 * (((at - reach) * step) / sd) ** 2),
  )
  const whole = kernel.reduce((sum, each) => sum + each, 0)
  const blurred = new Float64Array(weights.length)
  for (let q = 0; q < weights.length; q++) {
    for (let at = 0; at < kernel.length; at++) {
      const to = Math.min(weights.length - 1, Math.max(0, q + at - reach))
      blurred[to] = blurred[to]! + (weights[q]! * kernel[at]!) / whole
    }
  }
  return { nodes, weights: blurred, step }
}
