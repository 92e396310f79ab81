import { normalTails } from '@/domain/measurement/normal'
import {
  BAND_IDS,
  BANDS,
  type BandId,
  classify,
  displayedIq,
  IQ_MEAN,
  IQ_SD,
  percentileOfIq,
} from '@/domain/measurement/norms'

/** As much of a result as is told of its score. */
export type Scored = {
  iq: number
  ci95: readonly [low: number, high: number]
  percentile: number
  atCeiling: boolean
  atFloor: boolean
  formRange: readonly [floor: number, ceiling: number]
}

/**
 * What may be said of a score. `unmeasured`: it could not be measured, and nothing is (docs/decisions/0058). `at_least`: nothing scored
 * was wrong, so the number is the highest this form can give. `point`: a number inside its interval.
 */
export type ScoreFacts =
  | { kind: 'unmeasured' }
  | { kind: 'at_least' | 'point'; iq: number; low: number; high: number; rank: Rank }

/** Of 100 people of the norm, how many score lower: for the score, and for both ends of its interval. */
export type Rank = { better: number; betterLow: number; betterHigh: number }

export const scoreFacts = (score: Scored): ScoreFacts => {
  if (score.atFloor) return { kind: 'unmeasured' }
  const [low, high] = score.ci95
  return {
    kind: score.atCeiling ? 'at_least' : 'point',
    iq: displayedIq(score.iq),
    low: displayedIq(low),
    high: displayedIq(high),
    rank: {
      better: ofHundred(score.percentile),
      betterLow: ofHundred(percentileOfIq(low)),
      betterHigh: ofHundred(percentileOfIq(high)),
    },
  }
}

/** The whole scores that a class spans; null: open end. */
export const bandRange = (band: BandId): [from: number | null, to: number | null] => {
  const index = BANDS.findIndex(({ id }) => id === band)
  const from = BANDS[index]?.from ?? Number.NEGATIVE_INFINITY
  const next = BANDS[index + 1]?.from
  return [Number.isFinite(from) ? from : null, next === undefined ? null : next - 1]
}

/**
 * Percent of people between two IQ scores by the normal model, both included, as whole scores are displayed: 85 to 114
 * reaches from 84.5 to just below 114.5. null is an open end.
 */
export const populationShare = ([from, to]: readonly [number | null, number | null]): number => {
  const below = from === null ? 0 : normalTails((from - 0.5 - IQ_MEAN) / IQ_SD).below
  const above = to === null ? 0 : normalTails((to + 0.5 - IQ_MEAN) / IQ_SD).above
  return 100 * Math.max(0, 1 - below - above)
}

/** A share as people read it: whole percent, one decimal below two, never "0". */
export const readableShare = (percent: number): number => {
  if (percent >= 2) return Math.round(percent)
  return Math.max(0.1, Math.round(percent * 10) / 10)
}

/**
 * How likely each class is, from 0 to 1, and which is the likeliest: that one alone is called the reader's. By the model of the
 * told interval, a normal distribution around the displayed score, cut where display rounds (114.5, not 115), so that
 * score, interval, chances and class are read from one picture. Up to a standard error of 8.6 points the likeliest is the
 * class of the displayed score; in a wider interval a broader class beside its border may be likelier by a hair, and is then
 * told as such. What scoring stored (`classProbabilities`) is cut at 115 itself and may lean to one side.
 */
export const classChances = ({
  iq,
  ci95: [low, high],
}: Pick<Scored, 'iq' | 'ci95'>): { chances: Record<BandId, number>; likeliest: BandId } => {
  const sd = (high - low) / (2 * 1.96)
  const below = (limit: number): number => {
    const distance = limit - 0.5 - displayedIq(iq)
    // Without an interval everything lies at the score itself.
    return sd > 0 ? normalTails(distance / sd).below : Number(distance > 0)
  }
  const shares = BANDS.map(({ id, from }, index): [BandId, number] => {
    const next = BANDS[index + 1]?.from
    return [id, (next === undefined ? 1 : below(next)) - (index === 0 ? 0 : below(from))]
  })
  const [likeliest] = shares.reduce((one, other) => (other[1] > one[1] ? other : one))
  return { chances: Object.fromEntries(shares) as Record<BandId, number>, likeliest }
}

/** A stretch of scores in signs, for a narrow column; null is an open end. */
export const rangeSigns = ([from, to]: readonly [number | null, number | null]): string => {
  if (from === null) return `≤ ${to ?? 0}`
  return to === null ? `≥ ${from}` : `${from}–${to}`
}

/** The other classes that the interval reaches into, lowest first: none is asserted (docs/decisions/0049). */
export const possibleBands = (score: Pick<Scored, 'ci95' | 'atCeiling'> & { band: BandId }): BandId[] => {
  const from = BAND_IDS.indexOf(classify(score.ci95[0]))
  const to = BAND_IDS.indexOf(score.atCeiling ? score.band : classify(score.ci95[1]))
  return BAND_IDS.slice(from, to + 1).filter((id) => id !== score.band)
}

/** The likeliest class, and the others that are possible beside it, lowest first. */
export const toldClasses = (
  score: Pick<Scored, 'iq' | 'ci95' | 'atCeiling'> & { band: BandId },
): { likeliest: BandId; others: BandId[] } => {
  const { likeliest } = classChances(score)
  const possible = new Set([score.band, ...possibleBands(score)])
  return { likeliest, others: BAND_IDS.filter((id) => id !== likeliest && possible.has(id)) }
}

// Nobody is better than all or than none: the model has no ends, so 1 and 99 are the furthest claims.
const ofHundred = (percent: number): number => Math.min(99, Math.max(1, Math.round(percent)))
