import { BANDS, type BandId, toIq } from './norms'
import type { Posterior } from './posterior'

/**
 * How likely each class is: the posterior mass between the class's limits on the continuous IQ scale (70, 85, 115, 130,
 * 145). Each grid node stands for the cell of one step around it. Adds up to 1.
 */
export const classProbabilities = ({ nodes, weights, step }: Posterior): Record<BandId, number> => {
  const shares = BANDS.map(({ id, from }, index) => {
    const until = BANDS[index + 1]?.from ?? Number.POSITIVE_INFINITY
    let mass = 0
    for (let q = 0; q < nodes.length; q++) {
      const low = toIq(nodes[q]! - step / 2)
      const high = toIq(nodes[q]! + step / 2)
      const overlap = Math.min(high, until) - Math.max(low, from)
      if (overlap > 0) mass += (weights[q]! * overlap) / (high - low)
    }
    return [id, mass]
  })
  return Object.fromEntries(shares) as Record<BandId, number>
}
