import { normalTails } from '../measurement/normal'
import { type Instrument, itemsOf, mostOf, type Scale, worthOf } from './instrument'
import { QUESTIONNAIRE_SCORING, QUESTIONNAIRE_SCORINGS, type QuestionnaireRules } from './scorings'

/** Choices by the id of their item, from 0; null or absent: left open. */
export type Choices = Readonly<Record<string, number | null | undefined>>

export type ScaleScore = {
  scale: string
  /** Percent of the largest possible sum: 0 to 100. */
  percent: number
  /** Standard error of measurement, in the same percent: SD * sqrt(1 - alpha) (Lord & Novick 1968, 3.8). */
  sem: number
  /** 95 % interval, cut at 0 and 100. */
  ci95: [low: number, high: number]
  answered: number
  of: number
  /** The band that the score most probably lies in, and each band's probability by the standard error. */
  band: string
  bands: { id: string; probability: number }[]
  /** One answer holds the band where the figure alone would not (read-safety.ts): then nothing is said of probabilities. */
  held?: true
  /** One answer forbids some bands, whether or not the figure lies in one: no probabilities of bands are told. */
  ruled?: true
  /**
   * Share of the norm's people below the score, by its normal model: 0 to 100. Null without a norm, and where the norm has
   * centiles, which are read as the result is told (read-centiles.ts).
   */
  percentile: number | null
}

const Z95 = 1.96

/** Of an axis: where takers lie around, as long as there is no norm. */
export const MIDPOINT = 50

/**
 * Where the true score lies, as mean and SD. With an alpha it is drawn towards the middle of the axis (Kelley 1947): mean
 * 50 + alpha (x - 50), SD sem * sqrt(alpha). Without one it lies around the observed score.
 */
export const trueScore = (
  { percent, sem }: Pick<ScaleScore, 'percent' | 'sem'>,
  alpha: number | null,
): { mean: number; sd: number } =>
  alpha === null
    ? { mean: percent, sd: sem }
    : { mean: MIDPOINT + alpha * (percent - MIDPOINT), sd: sem * Math.sqrt(alpha) }

/**
 * The scores of an instrument. Open items are replaced by the mean of the scale's answered ones; a scale with more of
 * them than `mostMissing` has no score. @throws RangeError for a choice that an item does not have.
 */
export const scoreScales = (
  instrument: Instrument,
  choices: Choices,
  rules: QuestionnaireRules = QUESTIONNAIRE_SCORINGS[QUESTIONNAIRE_SCORING],
): { scores: ScaleScore[]; unscored: string[] } => {
  const scored = instrument.scales.map((scale) => ({
    scale,
    score: scoreScale({ instrument, scale, choices, by: rules }),
  }))
  return {
    scores: scored.flatMap(({ score }) => (score ? [score] : [])),
    unscored: scored.flatMap(({ scale, score }) => (score ? [] : [scale.id])),
  }
}

type Scoring = { instrument: Instrument; scale: Scale; choices: Choices; by: QuestionnaireRules }

const scoreScale = ({ instrument, scale, choices, by }: Scoring): ScaleScore | null => {
  const items = itemsOf(instrument, scale)
  const { rules = {} } = instrument
  const reversed = rules.reversedIn?.[scale.id] ?? []
  const given = items.flatMap((item) => {
    const choice = choices[item.id] ?? null
    if (choice === null) return []
    const share = worthOf(item, choice) / mostOf(item)
    return [reversed.includes(item.scale) ? 1 - share : share]
  })
  const isOptional = rules.optional?.scales.includes(scale.id)
  const mostMissing = isOptional ? (rules.optional?.mostMissing ?? 0) : instrument.mostMissing
  if (given.length === 0 || items.length - given.length > mostMissing * items.length) return null
  const percent = (100 * given.reduce((sum, worth) => sum + worth, 0)) / given.length
  const sem = scale.sd * Math.sqrt(1 - scale.alpha)
  const isAxis = scale.retest !== undefined
  const bands = bandsOf(scale, trueScore({ percent, sem }, by.regresses && isAxis ? scale.alpha : null))
  // Exactly on a border two bands are as likely: the instrument says which one it belongs to. Letters have a rule of their own.
  const borders = by.bordersBelong && !isAxis ? scale.bands : []
  const onBorder = borders.find(({ from }) => from > 0 && Math.abs(percent - from) < 1e-9)
  const { norm } = scale
  return {
    scale: scale.id,
    percent,
    sem,
    ci95: [Math.max(0, percent - Z95 * sem), Math.min(100, percent + Z95 * sem)],
    answered: given.length,
    of: items.length,
    band: onBorder?.id ?? likeliestOf(bands),
    bands,
    percentile:
      norm && !rules.norms?.[scale.id] ? 100 * normalTails((percent - norm.mean) / norm.sd).below : null,
  }
}

/** Of bands that are as probable the first. */
export const likeliestOf = (bands: ScaleScore['bands']): string =>
  bands.reduce((best, band) => (band.probability > best.probability ? band : best)).id

/** How probable each band is for a true score that is normal with this mean and SD. They add up to 1. */
const bandsOf = (scale: Scale, { mean, sd }: { mean: number; sd: number }): ScaleScore['bands'] =>
  scale.bands.map(({ id, from }, index) => {
    const to = scale.bands[index + 1]?.from
    const below = to === undefined ? 1 : normalTails((to - mean) / sd).below
    const under = index === 0 ? 0 : normalTails((from - mean) / sd).below
    return { id, probability: below - under }
  })
