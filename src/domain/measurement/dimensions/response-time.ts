/** Log-normal response time of one item: ln t ~ N(beta - tau, 1 / alpha²), t in seconds. */
export type TimeParameters = { alpha: number; beta: number }
/** residuals: alpha (ln t - (beta - tau)), null where there is no time. */
export type Speed = { tau: number; se: number; residuals: (number | null)[] }

/** Between persons, MaRs-IB (docs/facts/measurement.md 5). */
export const SPEED_SD = 0.31

type SpeedInput = { times: readonly (number | null)[]; items: readonly TimeParameters[]; priorSd?: number }

/**
 * Speed of one person (van der Linden 2006) under a N(0, priorSd²) prior; tau > 0 is faster than the reference.
 * A time further than three standard deviations from its item's mean counts as three: a pause is not slowness.
 * @param times seconds, null where the item has none.
 * @throws RangeError for lengths that differ, a time <= 0, alpha <= 0, a beta that is not finite, or no time at all.
 */
export const estimateSpeed = ({ times, items, priorSd = SPEED_SD }: SpeedInput): Speed => {
  assertInput({ times, items, priorSd })
  let precision = 1 / (priorSd * priorSd)
  let weighted = 0
  times.forEach((time, index) => {
    if (time === null) return
    const { alpha, beta } = items[index]!
    const limit = 3 * Math.sqrt(priorSd * priorSd + 1 / (alpha * alpha))
    const advance = Math.max(-limit, Math.min(limit, beta - Math.log(time)))
    precision += alpha * alpha
    weighted += alpha * alpha * advance
  })
  const tau = weighted / precision
  const residuals = times.map((time, index) => {
    if (time === null) return null
    const { alpha, beta } = items[index]!
    return alpha * (Math.log(time) - (beta - tau))
  })
  return { tau, se: 1 / Math.sqrt(precision), residuals }
}

const assertInput = ({ times, items, priorSd }: Required<SpeedInput>): void => {
  if (!(priorSd > 0)) throw new RangeError(`priorSd must be above 0, got ${priorSd}`)
  if (items.length !== times.length) {
    throw new RangeError(`times must match items: ${times.length} times, ${items.length} items`)
  }
  if (times.every((time) => time === null)) throw new RangeError('times must hold at least one time')
  times.forEach((time, index) => {
    if (time === null || (time > 0 && Number.isFinite(time))) return
    throw new RangeError(`times[${index}] must be seconds above 0 or null, got ${time}`)
  })
  items.forEach(({ alpha, beta }, index) => {
    if (alpha > 0 && Number.isFinite(alpha) && Number.isFinite(beta)) return
    throw new RangeError(
      `items[${index}] must have alpha above 0 and a finite beta, got ${alpha} and ${beta}`,
    )
  })
}
