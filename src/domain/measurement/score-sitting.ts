import { classProbabilities } from './class-probabilities'
import { type Dimension, type DimensionItem, scoreDimensions } from './dimensions'
import { assertResponses, effectiveDiscrimination, type ItemParameters, type Response } from './item-response'
import {
  type JudgementCode,
  judgeSitting,
  rapidAnswers,
  type SittingEvidence,
  type Verdict,
} from './judge-sitting'
import {
  type BandId,
  classify,
  confidenceInterval,
  formCeiling,
  formFloor,
  NORM_VERSION,
  percentileOfIq,
  SCORING_VERSION,
  toIq,
} from './norms'
import { posteriorOf, summarize } from './posterior'

/** A pinned item as scoring needs it; bSe is the standard error of b (0 or absent: known). */
export type ScorableItem = DimensionItem & { bSe?: number }

/** `responses` null where not answered, or answered too late to be scored. */
export type ScorableSitting = Omit<SittingEvidence, 'responses'> & {
  items: readonly ScorableItem[]
  responses: readonly Response[]
  /**
   * True when the taker handed in with time left: a question left open then counts as not solved, or skipping the hard
   * ones would raise the score. When the time ran out it was not reached, and is ignored (MEASUREMENT 2.1).
   */
  openCountsAsWrong?: boolean
}

/** JSON. The same sitting gives the same bits under the same versions. */
export type ScoredResult = {
  verdict: Verdict
  /** For the operator. A visitor must not learn which rule fired. */
  codes: JudgementCode[]
  theta: number
  se: number
  /** One decimal; shown as `displayedIq(iq)`. */
  iq: number
  /** One decimal each. */
  ci95: [low: number, high: number]
  /** Percent of the norm population below, two decimals. */
  percentile: number
  band: BandId
  /** No scored answer was wrong: the text says "at least". */
  atCeiling: boolean
  /** Not distinguishable from guessing, or nothing right: the text says "below the measurable range", no number. */
  atFloor: boolean
  /** What this form can give at most and at least, one decimal. */
  formRange: [floor: number, ceiling: number]
  /** Right answers, of `answered`, of `total`. */
  raw: number
  answered: number
  total: number
  dimensions: Dimension[]
  classProbabilities: Record<BandId, number>
  scoringVersion: string
  normVersion: string
}

/**
 * The result of a sitting: EAP with posterior SD, from discriminations reduced for uncertain difficulties.
 * In a sitting judged partly rapid the rapid answers are not scored, which widens the interval (effort-moderated).
 * Without any answer the result is the prior, IQ 100 with the whole population's interval, and the verdict invalid.
 * @throws RangeError for invalid items, responses or bSe, and lengths that differ.
 */
export const scoreSitting = (sitting: ScorableSitting): ScoredResult => {
  assertResponses(sitting.items, sitting.responses)
  const judgement = judgeSitting(sitting)
  const items = sitting.items.map((item) => ({ ...item, a: scoringDiscrimination(item) }))
  const responses = scoredResponses(sitting, judgement.codes)
  const posterior = posteriorOf({ items, responses })
  const { theta, se } = summarize(posterior)
  const [low, high] = confidenceInterval({ theta, se })
  const iq = oneDecimal(toIq(theta))
  return {
    ...judgement,
    theta,
    se,
    iq,
    ci95: [oneDecimal(low), oneDecimal(high)],
    percentile: Math.round(percentileOfIq(iq) * 100) / 100,
    band: classify(iq),
    ...edges(responses, judgement.codes),
    formRange: [oneDecimal(formFloor(items)), oneDecimal(formCeiling(items))],
    ...counts(sitting.responses),
    dimensions: scoreDimensions({ items, responses, times: sitting.times, theta }),
    classProbabilities: classProbabilities(posterior),
    scoringVersion: SCORING_VERSION,
    normVersion: NORM_VERSION,
  }
}

/** MEASUREMENT 2.4: uncertainty of b is carried until its standard error is below .3. */
const scoringDiscrimination = ({ a, bSe = 0 }: ItemParameters & { bSe?: number }): number => {
  const reduced = effectiveDiscrimination({ a, bSe })
  return bSe < 0.3 ? a : reduced
}

const scoredResponses = (sitting: ScorableSitting, codes: readonly JudgementCode[]): Response[] => {
  const rapid = codes.includes('partly_rapid') ? rapidAnswers(sitting) : []
  const open = sitting.openCountsAsWrong ? 0 : null
  return sitting.responses.map((response, index) => (rapid[index] ? null : (response ?? open)))
}

const edges = (scored: readonly Response[], codes: readonly JudgementCode[]) => {
  const given = scored.filter((response) => response !== null)
  return {
    atCeiling: given.length > 0 && given.every((response) => response === 1),
    atFloor: codes.includes('below_range') || (given.length > 0 && given.every((response) => response === 0)),
  }
}

const counts = (responses: readonly Response[]) => ({
  raw: responses.filter((response) => response === 1).length,
  answered: responses.filter((response) => response !== null).length,
  total: responses.length,
})

const oneDecimal = (value: number): number => Math.round(value * 10) / 10
