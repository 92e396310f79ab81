import { type Dimension, type DimensionItem, scoreDimensions } from './dimensions/dimensions'
import { type Reaction, scoreReaction } from './dimensions/reaction'
import { rapidThreshold } from './gate/effort'
import { judgeSitting, rapidAnswers, type SittingEvidence } from './gate/judge-sitting'
import type { JudgementCode, Verdict } from './gate/judgements'
import { assertResponses, type Response } from './item-response'
import { lateDrop } from './late-drop'
import {
  BANDS,
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
import { type Posterior, posteriorOf, summarize } from './posterior'
import { scoredItem, type UncertainItem } from './scored-item'

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
 * The result of a sitting: EAP with posterior SD, from discriminations reduced for uncertain difficulties.
 * In a sitting judged partly rapid the rapid answers are not scored, which widens the interval (effort-moderated).
 * Without any answer the result is the prior, IQ 100 with the whole population's interval, and the verdict invalid.
 * @throws RangeError for invalid items, responses, bSe or reaction trials, and lengths that differ.
 */
export const scoreSitting = (sitting: ScorableSitting): ScoredResult => {
  assertResponses(sitting.items, sitting.responses)
  const judgement = judgeSitting(sitting)
  const items = sitting.items.map(scoredItem)
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
    dimensions: scoreDimensions({ ...sitting, items, responses, theta, se }),
    lateDrop: lateDrop({ items, responses: sitting.responses, theta }),
    reaction: reactionOf(sitting),
    classProbabilities: classProbabilities(posterior),
    scoringVersion: SCORING_VERSION,
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

/**
 * How likely each class is, given the answers: the posterior mass between the class's limits on the continuous IQ
 * scale (70, 85, 115, 130, 145). Each grid node stands for the cell of one step around it. Adds up to 1.
 */
const classProbabilities = ({ nodes, weights, step }: Posterior): Record<BandId, number> => {
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
