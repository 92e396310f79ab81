import { rapidThreshold } from '../gate/effort'
import type { ItemParameters, Response } from '../item-response'
import type { Estimate } from '../posterior'
import { concentrationOf } from './concentration'
import { scoreReaction } from './reaction'
import { estimateSpeed, SPEED_SD, type TimeParameters } from './response-time'
import { subScore } from './sub-score'

export const DIMENSIONS = ['memory', 'speed', 'reaction', 'concentration', 'logic'] as const
export type DimensionId = (typeof DIMENSIONS)[number]
export type Level = 1 | 2 | 3 | 4 | 5

/** not_precise: se > .6. not_measured: no evidence. as_total: nothing of its own, the level of the whole test. */
export const DIMENSION_NOTES = ['not_precise', 'not_measured', 'as_total'] as const
export type DimensionNote = (typeof DIMENSION_NOTES)[number]

/**
 * z: standard deviations from the reference population, se: its standard error on the same scale.
 * range: 16th to 84th percentile of the reference population in z; -1 to 1 until there are age bands.
 * A dimension that is not precise keeps z and claims no level.
 */
export type Dimension = {
  id: DimensionId
  level: Level | null
  z: number | null
  se: number | null
  range: [low: number, high: number]
  note?: DimensionNote
}

/** What an item asks: its governing rules (constants may be listed, they do not count) and its layers. */
export type ItemFeatures = { rules: readonly string[]; layers: number }
export type DimensionItem = ItemParameters & { features: ItemFeatures }

export type DimensionInput = {
  items: readonly DimensionItem[]
  responses: readonly Response[]
  /** Seconds; null = not known. */
  times: readonly (number | null)[]
  /** Mean seconds of each item, once calibrated. */
  meanTimes?: readonly number[]
  /** Ability from the whole sitting, and its standard error. */
  theta: number
  se: number
  /** The upper asymptote under which it was estimated; 1 unless given. */
  upper?: number
  /** Milliseconds of each trial of the reaction task; null or absent: not done. */
  reactionMs?: readonly number[] | null
}

/** Rules of set logic, arithmetic and composition, by their names in `domain/matrices`: what `logic` is about. */
export const LOGIC_RULES: readonly string[] = ['arithmetic', 'or', 'and', 'xor', 'difference', 'composition']

/**
 * The five dimensions, provisional (docs/facts/measurement.md 5). Memory means load handling: items with rules x
 * layers >= 6. Reaction comes from a task of its own. None of them enters the IQ.
 * @throws RangeError as `estimateEap` and `scoreReaction`.
 */
export const scoreDimensions = (input: DimensionInput): Dimension[] => {
  const total = input.items.length
  const timed = timing(input)
  const estimates: Record<DimensionId, Finding | null> = {
    memory: onKind(input, { fewest: Math.ceil(total / 6), belongs: (item) => loadOf(item) >= 6 }),
    speed: timed && { theta: timed.tau / SPEED_SD, se: timed.se / SPEED_SD },
    reaction: reactionOf(input),
    concentration: timed && concentrationOf({ ...input, residuals: timed.residuals, alpha: ALPHA }),
    logic: onKind(input, { fewest: Math.ceil(total / 3), belongs: usesLogic }),
  }
  return DIMENSIONS.map((id) => dimension(id, estimates[id]))
}

/** Level 1 to 5 at z = -1.5, -.5, .5, 1.5 (7, 24, 38, 24, 7 % of the reference population). */
export const levelOf = (z: number): Level =>
  (1 + [-1.5, -0.5, 0.5, 1.5].filter((cut) => z >= cut).length) as Level

const LARGEST_SE = 0.6

export const REFERENCE_RANGE: Dimension['range'] = [-1, 1]

type Finding = Estimate & { asTotal?: boolean }

const dimension = (id: DimensionId, finding: Finding | null): Dimension => {
  const range: Dimension['range'] = [...REFERENCE_RANGE]
  if (finding === null) return { id, level: null, z: null, se: null, range, note: 'not_measured' }
  const { theta: z, se, asTotal } = finding
  if (se > LARGEST_SE) return { id, level: null, z, se, range, note: 'not_precise' }
  return { id, level: levelOf(z), z, se, range, ...(asTotal && { note: 'as_total' as const }) }
}

const reactionOf = ({ reactionMs }: DimensionInput): Finding | null => {
  const found = reactionMs ? scoreReaction(reactionMs) : null
  return found && { theta: found.z, se: found.se }
}

const rulesOf = ({ features }: DimensionItem): readonly string[] =>
  features.rules.filter((rule) => rule !== 'constant')

const loadOf = (item: DimensionItem): number => rulesOf(item).length * item.features.layers

const usesLogic = (item: DimensionItem): boolean => rulesOf(item).some((rule) => LOGIC_RULES.includes(rule))

type Kind = { fewest: number; belongs: (item: DimensionItem) => boolean }

/** Null when fewer than `fewest` of the kind were answered. */
const onKind = ({ items, responses, theta, se, upper }: DimensionInput, { fewest, belongs }: Kind) => {
  const own = items.map(belongs)
  const answered = responses.filter((response, index) => own[index] && response !== null).length
  return answered < fewest ? null : subScore({ items, responses, own, total: { theta, se }, upper })
}

/** Within-person SD of log time, .39 (MaRs-IB). */
const ALPHA = 1 / 0.39
const FEWEST_TIMES = 10

/** Speed from answers that were right or took at least their threshold; null below ten of them. */
const timing = ({ items, responses, times, meanTimes }: DimensionInput) => {
  const used = times.map((time, index) => {
    const response = responses[index] ?? null
    if (time === null || response === null || time <= 0) return null
    return response === 1 || time >= rapidThreshold(meanTimes?.[index]) ? time : null
  })
  if (used.filter((time) => time !== null).length < FEWEST_TIMES) return null
  return estimateSpeed({ times: used, items: items.map(timeParametersOf) })
}

/** Expected log seconds from the item's make-up until times are calibrated (docs/facts/measurement.md 1.2 b). */
const timeParametersOf = (item: DimensionItem): TimeParameters => ({
  alpha: ALPHA,
  beta: 2.3 + 0.04 * rulesOf(item).length + 0.12 * item.features.layers,
})
