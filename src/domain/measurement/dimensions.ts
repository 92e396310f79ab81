import { concentrationOf } from './concentration'
import { rapidThreshold } from './effort'
import type { ItemParameters, Response } from './item-response'
import { type Estimate, estimateEap } from './posterior'
import { estimateSpeed, SPEED_SD, type TimeParameters } from './response-time'

export const DIMENSIONS = ['memory', 'speed', 'reaction', 'concentration', 'logic'] as const
export type DimensionId = (typeof DIMENSIONS)[number]
export type Level = 1 | 2 | 3 | 4 | 5

/**
 * z: standard deviations from the reference population, se: its standard error on the same scale.
 * not_precise: se > .6, z is kept but no level is claimed. not_measured: this sitting holds no evidence. as_total: the
 * items of this dimension tell nothing that the total does not, so it is the total.
 */
export type Dimension = {
  id: DimensionId
  level: Level | null
  z: number | null
  se: number | null
  note?: 'not_precise' | 'not_measured' | 'as_total'
}

/** What an item asks: its governing rules (constants may be listed, they do not count) and its layers. */
export type ItemFeatures = { rules: readonly string[]; layers: number }
export type DimensionItem = ItemParameters & { features: ItemFeatures }

export type DimensionInput = {
  items: readonly DimensionItem[]
  responses: readonly Response[]
  /** Seconds; null = not known. */
  times: readonly (number | null)[]
  /** Ability from the whole sitting. */
  theta: number
}

/** Rules of set logic, arithmetic and composition, by their names in `domain/matrices`: what `logic` is about. */
export const LOGIC_RULES: readonly string[] = ['arithmetic', 'or', 'and', 'xor', 'difference', 'composition']

/**
 * The five dimensions, provisional (MEASUREMENT 5). Memory means load handling: items with rules x layers >= 6.
 * Reaction needs a task of its own and is not measured. None of them enters the IQ.
 * @throws RangeError as `estimateEap`.
 */
export const scoreDimensions = (input: DimensionInput): Dimension[] => {
  const total = input.items.length
  const timed = timing(input)
  const estimates: Record<DimensionId, Estimate | null> = {
    memory: subScore(input, { fewest: Math.ceil(total / 6), belongs: (item) => loadOf(item) >= 6 }),
    speed: timed && { theta: timed.tau / SPEED_SD, se: timed.se / SPEED_SD },
    reaction: null,
    concentration: timed && concentrationOf({ ...input, residuals: timed.residuals, alpha: ALPHA }),
    logic: subScore(input, { fewest: Math.ceil(total / 3), belongs: usesLogic }),
  }
  return DIMENSIONS.map((id) => dimension(id, estimates[id]))
}

/** Level 1 to 5 at z = -1.5, -.5, .5, 1.5 (7, 24, 38, 24, 7 % of the reference population). */
export const levelOf = (z: number): Level =>
  (1 + [-1.5, -0.5, 0.5, 1.5].filter((cut) => z >= cut).length) as Level

const LARGEST_SE = 0.6

const dimension = (id: DimensionId, estimate: Estimate | null): Dimension => {
  if (estimate === null) return { id, level: null, z: null, se: null, note: 'not_measured' }
  const { theta: z, se } = estimate
  if (se > LARGEST_SE) return { id, level: null, z, se, note: 'not_precise' }
  return { id, level: levelOf(z), z, se }
}

const rulesOf = ({ features }: DimensionItem): readonly string[] =>
  features.rules.filter((rule) => rule !== 'constant')

const loadOf = (item: DimensionItem): number => rulesOf(item).length * item.features.layers

const usesLogic = (item: DimensionItem): boolean => rulesOf(item).some((rule) => LOGIC_RULES.includes(rule))

/** Latent correlation of two kinds of matrix items: high and low load, MaRs-IB, disattenuated (MEASUREMENT 5). */
const KIN = 0.83

type Kind = { fewest: number; belongs: (item: DimensionItem) => boolean }

/**
 * An augmented sub-score: the remaining items give the prior, N(r θ, r² se² + 1 - r²), the kind's own items the
 * likelihood, so that no answer counts twice. Null when fewer than `fewest` of the kind were answered.
 */
const subScore = ({ items, responses }: DimensionInput, { fewest, belongs }: Kind): Estimate | null => {
  const own = responses.map((response, index) => (belongs(items[index]!) ? response : null))
  const rest = responses.map((response, index) => (belongs(items[index]!) ? null : response))
  if (own.filter((response) => response !== null).length < fewest) return null
  const base = rest.every((response) => response === null)
    ? { theta: 0, se: 1 }
    : estimateEap({ items, responses: rest })
  const prior = { mean: KIN * base.theta, sd: Math.sqrt(KIN * KIN * base.se * base.se + 1 - KIN * KIN) }
  return estimateEap({ items, responses: own, prior })
}

/** Within-person SD of log time, .39 (MaRs-IB). */
const ALPHA = 1 / 0.39
const FEWEST_TIMES = 10

/** Speed from answers that were right or took at least their threshold; null below ten of them. */
const timing = ({ items, responses, times }: DimensionInput) => {
  const used = times.map((time, index) => {
    const response = responses[index] ?? null
    if (time === null || response === null || time <= 0) return null
    return response === 1 || time >= rapidThreshold() ? time : null
  })
  if (used.filter((time) => time !== null).length < FEWEST_TIMES) return null
  return estimateSpeed({ times: used, items: items.map(timeParametersOf) })
}

/** Expected log seconds from the item's make-up until times are calibrated (MEASUREMENT 1.2 b). */
const timeParametersOf = (item: DimensionItem): TimeParameters => ({
  alpha: ALPHA,
  beta: 2.3 + 0.04 * rulesOf(item).length + 0.12 * item.features.layers,
})
