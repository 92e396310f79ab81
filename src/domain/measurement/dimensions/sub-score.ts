import type { ItemParameters, Response } from '../item-response'
import { type Estimate, estimateEap } from '../posterior'

type SubScoreInput = {
  items: readonly ItemParameters[]
  responses: readonly Response[]
  /** Which items are of the kind, one flag each. */
  own: readonly boolean[]
  /** Ability from all of them. */
  total: Estimate
  /** The upper asymptote under which it was estimated; 1 unless given. */
  upper?: number
}

/**
 * Latent correlation of two kinds of matrix items: high and low load, MaRs-IB, disattenuated
 * (docs/facts/measurement.md 5).
 */
const KIN = 0.83

/**
 * Ability on one kind of items. By Haberman's (2008) rule it is printed only where the kind's own items predict its true
 * value better than the whole test does, that is PRMSE_sub = 1 - se² of the kind alone > PRMSE_total = r² (1 - se²) of
 * the whole, r the latent correlation of the kind with the whole; otherwise it equals the total (`asTotal`), with the
 * error of that prediction. Where it is printed it is augmented (Wainer et al. 2001): the other items give the prior
 * N(KIN θ, KIN² se² + 1 - KIN²), the own items the likelihood, so that no answer counts twice.
 * @throws RangeError as `estimateEap`, also when no item of the kind was answered.
 */
export const subScore = ({
  items,
  responses,
  own,
  total,
  upper,
}: SubScoreInput): Estimate & { asTotal: boolean } => {
  const ownResponses = responses.map((response, index) => (own[index] ? response : null))
  const rest = responses.map((response, index) => (own[index] ? null : response))
  const alone = estimateEap({ items, responses: ownResponses, upper })
  const fromTotal = correlation(share(ownResponses, rest)) ** 2 * (1 - total.se * total.se)
  if (1 - alone.se * alone.se <= fromTotal) {
    return { theta: total.theta, se: Math.sqrt(1 - fromTotal), asTotal: true }
  }
  const base = rest.every((response) => response === null)
    ? { theta: 0, se: 1 }
    : estimateEap({ items, responses: rest, upper })
  const prior = { mean: KIN * base.theta, sd: Math.sqrt(KIN * KIN * base.se * base.se + 1 - KIN * KIN) }
  return { ...estimateEap({ items, responses: ownResponses, prior, upper }), asTotal: false }
}

const share = (own: readonly Response[], rest: readonly Response[]): number => {
  const count = (responses: readonly Response[]) => responses.filter((response) => response !== null).length
  return count(own) / (count(own) + count(rest))
}

/** Of the kind with the whole, when the whole is a share f of it and 1 - f of the other kind. */
const correlation = (f: number): number =>
  (f + (1 - f) * KIN) / Math.sqrt(f * f + (1 - f) ** 2 + 2 * f * (1 - f) * KIN)
