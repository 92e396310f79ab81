import { type ItemParameters, probability, type Response } from './item-response'

type Answered = {
  items: readonly ItemParameters[]
  responses: readonly Response[]
  theta: number
  /** The upper asymptote under which theta was estimated; 1 unless given. */
  upper?: number
}

/**
 * How much more was missed in the last third of the form than in the first, beyond what difficulty explains
 * (docs/facts/measurement.md 5): the difference of their standardized residuals sum (u - P) / sqrt(sum P Q). Below 0:
 * weaker at the end. Without any change its SD is about 1.4; reliability about .35, so it is text, never a score.
 * Items in the order shown. Null with fewer than five answers in either third.
 */
export const lateDrop = ({ items, responses, ...by }: Answered): number | null => {
  const third = Math.floor(items.length / 3)
  const first = residual({ items: items.slice(0, third), responses: responses.slice(0, third), ...by })
  const from = items.length - third
  const last = residual({ items: items.slice(from), responses: responses.slice(from), ...by })
  return first === null || last === null ? null : last - first
}

const FEWEST = 5

const residual = ({ items, responses, theta, upper }: Answered): number | null => {
  let surplus = 0
  let variance = 0
  let answered = 0
  items.forEach((item, index) => {
    const response = responses[index] ?? null
    if (response === null) return
    const p = probability(theta, item, upper)
    surplus += response - p
    variance += p * (1 - p)
    answered += 1
  })
  return answered < FEWEST ? null : surplus / Math.sqrt(variance)
}
