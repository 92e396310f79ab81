import type { SafetyRule, SumRule } from '../api/instrument-rules'
import { type Instrument, itemsOf, mostOf, worthOf } from './instrument'
import { type Choices, likeliestOf, type ScaleScore } from './score-scale'
import type { QuestionnaireRules } from './scorings'

/** What the answers say about danger to oneself. None of it is a diagnosis, and all of it leads to help. */
export type SafetyReading = {
  /** The question about it: answered so that help is shown, answered otherwise, or left open. */
  item: 'yes' | 'no' | 'open'
  /** The sums alone ask for help. */
  sums: boolean
}

/** Help stands before everything else. */
export const needsHelp = ({ item, sums }: SafetyReading): boolean => item === 'yes' || sums

/**
 * Null: the instrument asks for no such thing. Never looks at how carefully the answers were given. A scale with open
 * questions counts by what its answers alone make certain, however the open ones would have been answered; before that
 * (`byScale`) it did not count.
 */
export const readSafety = (
  instrument: Instrument,
  { choices, scores, byScale }: Pick<QuestionnaireRules, 'byScale'> & Answers,
): SafetyReading | null => {
  const { safety } = instrument.rules ?? {}
  if (!safety) return null
  const choice = choices[safety.item] ?? null
  const item = choice === null ? 'open' : choice >= safety.fromChoice ? 'yes' : 'no'
  const groups = safety.sums ?? []
  const reached = (sum: SumRule) =>
    isReached(sum, scores) || (byScale && isCertain(sum, { instrument, choices, scores }))
  return { item, sums: groups.some((group) => group.every(reached)) }
}

type Answers = { choices: Choices; scores: readonly ScaleScore[] }
type Known = Answers & { instrument: Instrument }

/** Of a scale without a score: whether its sum lies where the rule looks whatever the open questions were answered. */
const isCertain = ({ scale: id, least, most }: SumRule, { instrument, choices, scores }: Known): boolean => {
  const scale = instrument.scales.find((each) => each.id === id)
  if (!scale || scores.some((score) => score.scale === id)) return false
  const items = itemsOf(instrument, scale)
  const given = items.flatMap((item) => {
    const choice = choices[item.id] ?? null
    return choice === null ? [] : [worthOf(item, choice) / mostOf(item)]
  })
  if (given.length === 0) return false
  const sum = given.reduce((before, share) => before + share, 0)
  const [low, high] = [sum, sum + items.length - given.length].map((share) => (100 * share) / items.length)
  return (least === undefined || (low ?? 0) >= least) && (most === undefined || (high ?? 100) <= most)
}

/** Whether a score lies where the rule looks; a scale without a score never does. */
export const isReached = ({ scale, least, most }: SumRule, scores: readonly ScaleScore[]): boolean => {
  const score = scores.find((each) => each.scale === scale)
  if (!score) return false
  return (least === undefined || score.percent >= least) && (most === undefined || score.percent <= most)
}

/**
 * Scores as they may be told once the safety question was answered with a sign: a scale is never called less than some, or
 * better than mixed. What its figure and interval are stays.
 */
export const heldByAnswer = (
  scores: readonly ScaleScore[],
  { atLeast, atMost, bordersBelong }: SafetyRule & Pick<QuestionnaireRules, 'bordersBelong'>,
): ScaleScore[] =>
  scores.map((score) => {
    const index = (band: string) => score.bands.findIndex(({ id }) => id === band)
    const low = atLeast?.scale === score.scale ? index(atLeast.band) : 0
    const high = atMost?.scale === score.scale ? index(atMost.band) : score.bands.length - 1
    if (low <= 0 && high >= score.bands.length - 1) return score
    const bands = score.bands.map(({ id }, place) => ({
      id,
      probability: score.bands.reduce(
        (sum, { probability }, from) =>
          sum + (Math.min(Math.max(from, low), high) === place ? probability : 0),
        0,
      ),
    }))
    const allowed = score.bands[Math.min(Math.max(index(score.band), low), high)]?.id ?? score.band
    const band = bordersBelong ? allowed : likeliestOf(bands)
    // The figure alone may say the same.
    const isHeld = band !== score.band
    const ruled = bordersBelong && { ruled: true as const }
    return { ...score, bands, band, ...ruled, ...(isHeld && { held: true as const }) }
  })
