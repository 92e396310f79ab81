import { REACTION_TRIALS } from '../../exam/reaction-task'

/** What counts of the trials: at least eight within 100 to 1,000 ms (docs/facts/measurement.md 5). */
export const FEWEST_REACTIONS = 8
/** Faster is a guess at the moment, not an answer to it. */
export const FASTEST_REACTION_MS = 100
/** Slower is a trial that was missed. */
export const SLOWEST_REACTION_MS = 1000

/**
 * medianMs: as the device measured it. valid: trials it rests on. z: standard deviations faster than the reference,
 * shrunk towards it as far as the measurement is unsure; se: its standard error on the same scale.
 */
export type Reaction = { medianMs: number; valid: number; z: number; se: number }

/**
 * Simple visual reaction time: the median of the valid trials as a posterior under the reference population, so that
 * z and se mean what they mean for speed. Null below eight valid trials. Provisional: the reference is a laboratory's
 * mean plus the delay of common devices, and how much this device differs from them goes into the standard error.
 * @param trials milliseconds from the signal to the tap, in the order taken; negative: tapped before the signal.
 * @throws RangeError for a trial that is not a finite number and for more than REACTION_TRIALS of them.
 */
export const scoreReaction = (trials: readonly number[]): Reaction | null => {
  assertTrials(trials)
  const valid = trials.filter((trial) => trial >= FASTEST_REACTION_MS && trial <= SLOWEST_REACTION_MS)
  if (valid.length < FEWEST_REACTIONS) return null
  const medianMs = median(valid)
  const error = DEVICE_SD_MS ** 2 + medianVariance(valid)
  const weight = PERSON_SD_MS ** 2 / (PERSON_SD_MS ** 2 + error)
  const z = (weight * (REFERENCE_MS + DEVICE_MS - medianMs)) / PERSON_SD_MS
  return { medianMs, valid: valid.length, z, se: Math.sqrt(1 - weight) }
}

/** Mean without hardware delay, 1,469 adults of 18 to 65 (Woods et al. 2015). */
const REFERENCE_MS = 213
/** Between persons; an assumption until our own takers replace it. */
const PERSON_SD_MS = 45
/**
 * What device and browser add: about 60 ms on a computer (Pinet et al. 2017), 35 to 140 ms on 26 telephones (Nicosia et
 * al. 2022), whose SD as a rectangle is 30 ms. Which device it was is not known, so both share the mean between.
 */
const DEVICE_MS = 75
const DEVICE_SD_MS = 30

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((x, y) => x - y)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** pi/2 s²/n, the large-sample variance of a median, s from the median absolute deviation: one slow trial is no spread. */
const medianVariance = (values: readonly number[]): number => {
  const middle = median(values)
  const spread = 1.4826 * median(values.map((value) => Math.abs(value - middle)))
  return (Math.PI / 2) * (Math.max(SMALLEST_SPREAD_MS, spread) ** 2 / values.length)
}

/** Half a frame at 60 Hz: no browser shows the signal more exactly. */
const SMALLEST_SPREAD_MS = 8

const assertTrials = (trials: readonly number[]): void => {
  if (trials.length > REACTION_TRIALS) {
    throw new RangeError(`trials must be at most ${REACTION_TRIALS}, got ${trials.length}`)
  }
  trials.forEach((trial, index) => {
    if (Number.isFinite(trial)) return
    throw new RangeError(`trials[${index}] must be finite milliseconds, got ${trial}`)
  })
}
