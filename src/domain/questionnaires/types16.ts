import { normalTails } from '../measurement/normal'
import { MIDPOINT, type ScaleScore, trueScore } from './score-scale'

/** The four axes; the second letter is the one that a higher percent speaks for. */
export const AXES = [
  { id: 'ei', first: 'E', second: 'I' },
  { id: 'sn', first: 'S', second: 'N' },
  { id: 'tf', first: 'T', second: 'F' },
  { id: 'jp', first: 'J', second: 'P' },
] as const

/** All sixteen, in the order of the axes. */
export const TYPE_CODES: readonly string[] = AXES.reduce<string[]>(
  (begun, { first, second }) => begun.flatMap((letters) => [letters + first, letters + second]),
  [''],
)

export type AxisReading = {
  axis: string
  /** The likelier letter. At the very middle the first. */
  letter: string
  /** How probable that letter is for the true score: 0.5 to 1. */
  probability: number
  /** How probable it is that another sitting some weeks later gives the other letter: 0 to 0.5. */
  flip: number
}

/**
 * One axis as a letter with its probability: the part of the true score, as `trueScore` has it, on the letter's side of the
 * middle.
 * The second sitting is taken as normal with correlation `retest` to the first, around the middle: its mean is
 * `retest * z`, its variance `1 - retest^2`, z being the distance from the middle in SD (bivariate normal; averaged over
 * takers this is arccos(retest) / pi).
 */
export const readAxis = (args: {
  score: Pick<ScaleScore, 'scale' | 'percent' | 'sem'>
  sd: number
  retest: number
  /** Of the scale; null: nothing regresses. */
  alpha: number | null
}): AxisReading => {
  const { score, sd, retest, alpha } = args
  const axis = AXES.find(({ id }) => id === score.scale)
  if (!axis) throw new RangeError(`${score.scale} is no axis`)
  const distance = Math.abs(score.percent - MIDPOINT)
  const truth = trueScore(score, alpha)
  return {
    axis: axis.id,
    letter: score.percent > MIDPOINT ? axis.second : axis.first,
    probability: normalTails(Math.abs(truth.mean - MIDPOINT) / truth.sd).below,
    flip: normalTails((-retest * (distance / sd)) / Math.sqrt(1 - retest * retest)).below,
  }
}

export type TypeReading = { type: string; probability: number }

/**
 * All sixteen types, the likeliest first: the product of their letters' probabilities, as the axes are scored apart.
 * Of equals the one with the first letters of its axes, as `readAxis` gives them. They add up to 1.
 */
export const readTypes = (axes: readonly AxisReading[]): TypeReading[] => {
  const chances = AXES.map(({ id, first, second }) => {
    const reading = axes.find(({ axis }) => axis === id)
    if (!reading) throw new RangeError(`no reading of ${id}`)
    const ofFirst = reading.letter === first ? reading.probability : 1 - reading.probability
    return [
      [first, ofFirst],
      [second, 1 - ofFirst],
    ] as const
  })
  const types = chances.reduce<TypeReading[]>(
    (begun, letters) =>
      begun.flatMap(({ type, probability }) =>
        letters.map(([letter, chance]) => ({ type: type + letter, probability: probability * chance })),
      ),
    [{ type: '', probability: 1 }],
  )
  // Of equals, those first that the letters shown spell.
  return types.toSorted(
    (one, other) =>
      other.probability - one.probability || TYPE_CODES.indexOf(one.type) - TYPE_CODES.indexOf(other.type),
  )
}
