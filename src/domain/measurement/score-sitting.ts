import { classProbabilities } from './class-probabilities'
import { type Dimension, type DimensionItem, scoreDimensions } from './dimensions/dimensions'
import { type Reaction, scoreReaction } from './dimensions/reaction'
import { estimateAbility } from './estimate-ability'
import { rapidThreshold } from './gate/effort'
import { judgeSitting, rapidAnswers, type SittingEvidence } from './gate/judge-sitting'
import type { JudgementCode, Verdict } from './gate/judgements'
import { assertResponses, type Response } from './item-response'
import { lateDrop } from './late-drop'
import {
  type BandId,
  classify,
  confidenceInterval,
  formCeiling,
  formFloor,
  NORM_VERSION,
  percentileOfIq,
  toIq,
} from './norms'
import { scoredItem, type UncertainItem } from './scored-item'
import { SCORING_VERSION, SCORINGS, type ScoringVersion } from './scorings'

/** A pinned item as scoring needs it. */
export type ScorableItem = DimensionItem & UncertainItem

/**
 * `responses` null where not answered, or answered too late to be scored; an answer that came too late has no time
 * either, or it would look like a question that was worked on and left open.
 */
export type ScorableSitting = Omit<SittingEvidence, 'items'> & {
  items: readonly ScorableItem[]
  /**
   * True when the taker handed in with time left: every question left open then counts as not solved, or skipping the
   * hard ones would raise the score. When the time ran out, one that was worked on for at least its rapid threshold
   * counts as not solved, and the others were not reached: they are ignored (docs/facts/measurement.md 2.1), and more
   * than a tenth of them is a caution.
   */
  openCountsAsWrong?: boolean
  /** Milliseconds of each trial of the reaction task; null or absent: not done. */
  reactionMs?: readonly number[] | null
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
  /** Text only, see `lateDrop`: below 0 the end went worse than the beginning. */
  lateDrop: number | null
  /** As measured, for the text; its score is the dimension. */
  reaction: Pick<Reaction, 'medianMs' | 'valid'> | null
  classProbabilities: Record<BandId, number>
  scoringVersion: string
  normVersion: string
}

/**
 * The result of a sitting: EAP with posterior SD (`estimateAbility`), by the rules of a version, today's unless given.
 * In a sitting judged partly rapid the rapid answers are not scored, which widens the interval (effort-moderated).
 * Without any answer the result is the prior, IQ 100 with the whole population's interval, and the verdict invalid.
 * @throws RangeError for invalid items, responses, bSe or reaction trials, and lengths that differ.
 */
export const scoreSitting = (
  sitting: ScorableSitting,
  version: ScoringVersion = SCORING_VERSION,
): ScoredResult => {
  assertResponses(sitting.items, sitting.responses)
  const scoring = SCORINGS[version]
  const judgement = judgeSitting(sitting, scoring)
  const { upper } = scoring
  const items = sitting.items.map(scoredItem)
  const responses = scoredResponses(sitting, judgement.codes)
  const ability = estimateAbility({ items: sitting.items, responses, scoring })
  const { theta, se } = ability.told
  const [low, high] = confidenceInterval(ability.told)
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
    formRange: [oneDecimal(formFloor(items)), oneDecimal(formCeiling(items, upper))],
    ...counts(sitting.responses),
    dimensions: scoreDimensions({ ...sitting, items, responses, ...ability.measured, upper }),
    lateDrop: lateDrop({ items, responses: sitting.responses, theta, upper }),
    reaction: reactionOf(sitting),
    classProbabilities: classProbabilities(ability.posterior),
    scoringVersion: version,
    normVersion: NORM_VERSION,
  }
}

const scoredResponses = (sitting: ScorableSitting, codes: readonly JudgementCode[]): Response[] => {
  const rapid = codes.includes('partly_rapid') ? rapidAnswers(sitting) : []
  return sitting.responses.map((response, index) => {
    if (response !== null) return rapid[index] ? null : response
    return sitting.openCountsAsWrong || workedOn(sitting, index) ? 0 : null
  })
}

const workedOn = ({ times, meanTimes }: ScorableSitting, index: number): boolean =>
  (times[index] ?? 0) >= rapidThreshold(meanTimes?.[index])

const reactionOf = ({ reactionMs }: ScorableSitting): ScoredResult['reaction'] => {
  const found = reactionMs ? scoreReaction(reactionMs) : null
  return found && { medianMs: found.medianMs, valid: found.valid }
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
