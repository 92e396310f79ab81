import { chanceBound } from './chance'
import { type ItemParameters, testCharacteristic } from './item-response'
import { naturalSpline } from './natural-spline'
import { normalTails } from './normal'
import { type Estimate, estimateEap } from './posterior'

/** Provisional: theta itself is the norm, relative to adult online volunteers, until 1 000 valid sittings are in. */
export const NORM_VERSION = 'provisional-1'
export const IQ_MEAN = 100
export const IQ_SD = 15

/** The classes, lowest first (docs/decisions/0011). */
export const BAND_IDS = ['borderline', 'dullness', 'normal', 'superior', 'very_superior', 'genius'] as const
export type BandId = (typeof BAND_IDS)[number]

/** `from` is the lowest IQ of a class as displayed (a whole number); it reaches to just below the next one. */
export const BANDS: readonly { id: BandId; from: number }[] = [
  { id: 'borderline', from: Number.NEGATIVE_INFINITY },
  { id: 'dullness', from: 70 },
  { id: 'normal', from: 85 },
  { id: 'superior', from: 115 },
  { id: 'very_superior', from: 130 },
  { id: 'genius', from: 145 },
]

/** IQ = 100 + 15 theta. Not rounded. @throws RangeError for NaN. */
export const toIq = (theta: number): number => IQ_MEAN + IQ_SD * known(theta, 'theta')

/** Mean ability by age in years, at least one knot, ages strictly rising; sigma: latent SD within an age, in logits. */
export type AgeNorm = { knots: readonly { age: number; mean: number }[]; sigma: number }

/**
 * Theta among people of the same age, (theta - mu(age)) / sigma (docs/facts/measurement.md 2.5): mu is the natural
 * cubic spline through the norm's knots, outside them the value of the nearest end. sigma is the latent SD, not that
 * of EAPs.
 * @returns standard deviations; `toIq` of it is the age-normed IQ.
 * @throws RangeError that names the argument.
 */
export const ageNorm = ({ theta, age, norm }: { theta: number; age: number; norm: AgeNorm }): number => {
  if (!(age > 0 && Number.isFinite(age))) throw new RangeError(`age must be years above 0, got ${age}`)
  assertNorm(norm)
  const mean = naturalSpline(
    norm.knots.map((knot) => ({ x: knot.age, y: knot.mean })),
    age,
  )
  return (known(theta, 'theta') - mean) / norm.sigma
}

/** The whole number that a reader sees. */
export const displayedIq = (iq: number): number => Math.round(known(iq, 'iq'))

/** Share of the norm population below this IQ, in percent (0 to 100), by the normal model. @throws RangeError for NaN. */
export const percentileOfIq = (iq: number): number =>
  100 * normalTails((known(iq, 'iq') - IQ_MEAN) / IQ_SD).below

/** One person in how many scores this high or higher, a whole number: 130 -> 44. @throws RangeError for NaN. */
export const oneIn = (iq: number): number =>
  Math.round(1 / normalTails((known(iq, 'iq') - IQ_MEAN) / IQ_SD).above)

/** The class of an IQ as displayed, so that a printed 85 is never called "70 to 84". @throws RangeError for NaN. */
export const classify = (iq: number): BandId => {
  const shown = displayedIq(iq)
  return BANDS.findLast(({ from }) => shown >= from)!.id
}

/** 95 % interval in IQ points, [low, high], not rounded: IQ ± 1.96 · 15 · se. @throws RangeError for NaN or se < 0. */
export const confidenceInterval = ({ theta, se }: Estimate): [low: number, high: number] => {
  if (!(se >= 0)) throw new RangeError(`se must be a number from 0, got ${se}`)
  const half = 1.96 * IQ_SD * se
  return [toIq(theta) - half, toIq(theta) + half]
}

/** The IQ for all right: the form's highest result, after which a text must say "at least". @throws RangeError for no items. */
export const formCeiling = (items: readonly ItemParameters[], upper = 1): number =>
  toIq(estimateEap({ items, responses: items.map(() => 1), upper }).theta)

/**
 * The lowest IQ that the form distinguishes from guessing: where the expected number of right answers passes what guessing
 * can give (`chanceBound`; half a point above it, scores being whole). Found by halving to 1e-9 logit; within ±8 logits.
 * @throws RangeError for no items.
 */
export const formFloor = (items: readonly ItemParameters[]): number => {
  const wanted = chanceBound({ n: items.length }) + 0.5
  let [low, high] = [-8, 8]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (testCharacteristic(middle, items) < wanted) low = middle
    else high = middle
  }
  return toIq((low + high) / 2)
}

const known = (value: number, name: string): number => {
  if (Number.isNaN(value)) throw new RangeError(`${name} must be a number, got NaN`)
  return value
}

const assertNorm = ({ knots, sigma }: AgeNorm): void => {
  if (!(sigma > 0 && Number.isFinite(sigma))) {
    throw new RangeError(`norm.sigma must be a finite number above 0, got ${sigma}`)
  }
  if (knots.length === 0) throw new RangeError('norm.knots must not be empty')
  knots.forEach(({ age, mean }, index) => {
    const before = knots[index - 1]?.age ?? 0
    if (age > before && Number.isFinite(age) && Number.isFinite(mean)) return
    throw new RangeError(
      `norm.knots[${index}] must have a finite mean and an age above ${before}, got ${mean} and ${age}`,
    )
  })
}
