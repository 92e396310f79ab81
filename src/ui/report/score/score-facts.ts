import type { CallData } from '@/domain/api/calls'
import { BANDS, type BandId, displayedIq, percentileOfIq } from '@/domain/measurement/norms'

type Answer = CallData<'report.read'>
export type AnyReport = Extract<Answer, { kind: 'report' }>['report']
export type Report = Extract<AnyReport, { examKind: 'iq' }>
export type Score = NonNullable<Report['score']>

/**
 * What may be said of a score, as services/reports/read-report.ts gave it. `below`: no number, only that the test reaches
 * down to `floor`. `at_least`: nothing scored was wrong, so the number is the highest this form can give. `point`: a
 * number inside its interval.
 */
export type ScoreFacts =
  | { kind: 'below'; floor: number }
  | { kind: 'at_least' | 'point'; iq: number; low: number; high: number; rank: Rank }

/** Of 100 people of the norm, how many score lower: for the score, and for both ends of its interval. */
export type Rank = { better: number; betterLow: number; betterHigh: number }

export const scoreFacts = (score: Score): ScoreFacts => {
  if (score.atFloor) return { kind: 'below', floor: displayedIq(score.formRange[0]) }
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

// Nobody is better than all or than none: the model has no ends, so 1 and 99 are the furthest claims.
const ofHundred = (percent: number): number => Math.min(99, Math.max(1, Math.round(percent)))
