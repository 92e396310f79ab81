import type { MapRule, MapRules } from '../../api/instrument-rules'
import { normalTails } from '../../measurement/normal'
import type { Scale } from '../instrument'
import { isReached } from '../read-safety'
import type { HealthPart } from '../score-questionnaire'
import type { ScaleScore } from '../score-scale'
import { betaInterval } from './beta-interval'
import type { MapCounts } from './count-map'

const LEVEL = 0.8
const Z95 = 1.96

export const TYPES = ['reflective', 'neutral', 'intuitive'] as const
export type IntelligenceType = (typeof TYPES)[number]

export type TypeOfThinking = {
  type: IntelligenceType
  right: number
  lure: number
  /** Share of right ones among right and tempting answers, as its 80 % interval: Beta(1 + right, 1 + lure). */
  interval: [low: number, high: number]
}

/**
 * Reflective, intuitive or neither, by (right - tempting) / puzzles, and only where more than half of the puzzles went that way:
 * of people who guess among four choices, 7 in 100 are then called one or the other. An open puzzle counts as neither.
 */
export const readType = (
  { puzzles }: Pick<MapCounts, 'puzzles'>,
  { type }: Pick<MapRules, 'type'>,
): TypeOfThinking => {
  const count = (wanted: string) => puzzles.filter(({ outcome }) => outcome === wanted).length
  const [right, lure] = [count('right'), count('lure')]
  const value = (right - lure) / puzzles.length
  return {
    type: typeBy({ value, right, lure, of: puzzles.length }, type),
    right,
    lure,
    interval: betaInterval({ alpha: 1 + right, beta: 1 + lure, level: LEVEL }),
  }
}

type Counted = { value: number; right: number; lure: number; of: number }

const typeBy = ({ value, right, lure, of }: Counted, type: MapRules['type']): IntelligenceType => {
  if (value >= type.reflective && right > of / 2) return 'reflective'
  return value <= type.intuitive && lure > of / 2 ? 'intuitive' : 'neutral'
}

export const QUADRANTS = ['secure', 'preoccupied', 'dismissing', 'fearful'] as const
export type Quadrant = (typeof QUADRANTS)[number]

export type QuadrantReading = {
  /** The likeliest first; they add up to 1. */
  cells: { id: Quadrant; probability: number }[]
  /** The likeliest, where it is sure enough; else null: between the first two. */
  quadrant: Quadrant | null
  anxiety: number
  avoidance: number
}

/**
 * Which of four fields the true scores lie in (Bartholomew & Horowitz 1991): the product of the two normal tails around
 * the observed ones, cut where the upper band of each axis begins. Null: one of the two lines has no score.
 */
export const readQuadrant = (
  scores: readonly ScaleScore[],
  { scales, rules }: { scales: readonly Scale[]; rules: Pick<MapRules, 'quadrant'> },
): QuadrantReading | null => {
  const { quadrant } = rules
  const lines = [quadrant.anxiety, quadrant.avoidance]
  if (!lines.every((id) => scores.some(({ scale }) => scale === id))) return null
  const axis = (id: string) => {
    const score = scores.find(({ scale }) => scale === id)
    const cut = scales.find((scale) => scale.id === id)?.bands.at(-1)?.from
    if (!score || cut === undefined) throw new RangeError(`no axis ${id}`)
    return { percent: score.percent, high: normalTails((score.percent - cut) / score.sem).below }
  }
  const [anxiety, avoidance] = [axis(quadrant.anxiety), axis(quadrant.avoidance)]
  const chance: Record<Quadrant, number> = {
    secure: (1 - anxiety.high) * (1 - avoidance.high),
    preoccupied: anxiety.high * (1 - avoidance.high),
    dismissing: (1 - anxiety.high) * avoidance.high,
    fearful: anxiety.high * avoidance.high,
  }
  const cells = QUADRANTS.map((id) => ({ id, probability: chance[id] })).toSorted(
    (one, other) => other.probability - one.probability,
  )
  const [first] = cells
  return {
    cells,
    quadrant: first && first.probability >= quadrant.sureFrom ? first.id : null,
    anxiety: anxiety.percent,
    avoidance: avoidance.percent,
  }
}

export type MotiveReading = {
  answered: number
  /** Most picks first. The share's 80 % interval: Beta(1 + picks, motives - 1 + answered - picks). */
  motives: { id: string; picks: number; interval: [low: number, high: number] }[]
  /** Those that lead: one, two that share the lead, or none, where three or more are as strong. */
  lead: string[]
}

/** Null: too few of its choices were made. */
export const readMotive = ({ motive }: MapCounts, rules: Pick<MapRules, 'motive'>): MotiveReading | null => {
  const { answered, picks } = motive
  if (answered < rules.motive.leastAnswered) return null
  const motives = Object.entries(picks)
    .map(([id, count]) => ({
      id,
      picks: count,
      interval: betaInterval({
        alpha: 1 + count,
        beta: Object.keys(picks).length - 1 + answered - count,
        level: LEVEL,
      }),
    }))
    .toSorted((one, other) => other.picks - one.picks)
  const most = motives[0]?.picks ?? 0
  const lead = motives.filter((each) => most - each.picks <= rules.motive.within).map(({ id }) => id)
  return { answered, motives, lead: lead.length > 2 ? [] : lead }
}

export type IndexReading = {
  value: number
  ci95: [low: number, high: number]
  band: string
  /** It is held down, since one answer or one sum must not be balanced by others. */
  capped: boolean
}

/** 0 to 100, more is better: 100 less the weighted signs. Null where one of its scales has no score. */
export const readIndex = (
  { scores, safety }: Pick<HealthPart, 'scores' | 'safety'>,
  { index }: Pick<MapRules, 'index'>,
): IndexReading | null => {
  let [load, variance] = [0, 0]
  for (const [scale, weight] of Object.entries(index.weights)) {
    const score = scores.find((each) => each.scale === scale)
    if (!score) return null
    load += weight * (scale === index.good ? 100 - score.percent : score.percent)
    variance += (weight * score.sem) ** 2
  }
  const free = Math.round(100 - load)
  const isHeld = safety?.item === 'yes' || isReached(index.cap.sum, scores)
  const value = isHeld ? Math.min(free, index.cap.to) : free
  const half = Z95 * Math.sqrt(variance)
  return {
    value,
    ci95: [Math.max(0, Math.round(value - half)), Math.min(100, Math.round(value + half))],
    band: index.bands.findLast(({ from }) => value >= from)?.id ?? index.bands[0]!.id,
    capped: isHeld && free > index.cap.to,
  }
}

/** What a map comes to, as rules ask for it: each dimension's reading and how sure it is, 0 to 1. */
export type MapReadings = Record<string, { is: string; sure: number }>

export const readingsOf = (args: {
  scores: readonly ScaleScore[]
  rules: MapRules
  type: TypeOfThinking
  quadrant: QuadrantReading | null
  motive: MotiveReading | null
}): MapReadings => {
  const { scores, rules, type, quadrant, motive } = args
  const traits = rules.traits.flatMap((id) => {
    const score = scores.find(({ scale }) => scale === id)
    const sure = score?.bands.find(({ id: band }) => band === score.band)?.probability
    return score && sure !== undefined ? [[id, { is: score.band, sure }] as const] : []
  })
  const [cell] = quadrant?.cells ?? []
  const [leading, another] = motive?.lead ?? []
  return {
    ...Object.fromEntries(traits),
    // Counts of six and eight: what they read is told as it is, less sure than a clear trait.
    type: { is: type.type, sure: rules.keywords.sureFrom },
    ...(cell && { quadrant: { is: cell.id, sure: cell.probability } }),
    ...(leading && another === undefined && { motive: { is: leading, sure: rules.keywords.sureFrom } }),
  }
}

/** How sure a rule's condition is: that of its least sure part; null: not met. */
const surenessOf = ({ when }: MapRule, readings: MapReadings): number | null => {
  const parts = Object.entries(when).map(([dimension, wanted]) => {
    const reading = readings[dimension]
    return reading && [wanted].flat().includes(reading.is) ? reading.sure : null
  })
  return parts.some((sure) => sure === null) ? null : Math.min(...(parts as number[]))
}

type Met = MapRule & { sure: number }

/** The rules that are met, the surest first; of equally sure ones in the order of the rules. */
const met = (rules: readonly MapRule[], readings: MapReadings, sureFrom: number): Met[] =>
  rules
    .flatMap((rule) => {
      const sure = surenessOf(rule, readings)
      return sure !== null && sure >= sureFrom ? [{ ...rule, sure }] : []
    })
    .toSorted((one, other) => other.sure - one.sure)

/**
 * The words that sum a map up: the surest, where they are fewer than `least` also less sure ones, never two that say the
 * same dimension's reading again.
 */
export const keywordsOf = ({ keywords }: Pick<MapRules, 'keywords'>, readings: MapReadings): string[] => {
  const { least, most, sureFrom, rules } = keywords
  const chosen: Met[] = []
  for (const each of met(rules, readings, 0)) {
    const isEnough = chosen.length >= (each.sure >= sureFrom ? most : least)
    if (!isEnough && !chosen.some((before) => says(before, each))) chosen.push(each)
  }
  return chosen.map(({ id }) => id)
}

/** Whether one keyword already says all that another one would. */
const says = ({ when }: Met, other: Met): boolean =>
  Object.entries(other.when).every(([dimension, reading]) => when[dimension] === reading)

/** The key interpretations that two dimensions together ask for. */
export const interpretationsOf = (
  { interpretations, keywords }: Pick<MapRules, 'interpretations' | 'keywords'>,
  readings: MapReadings,
): string[] =>
  met(interpretations.rules, readings, keywords.sureFrom)
    .slice(0, interpretations.most)
    .map(({ id }) => id)
