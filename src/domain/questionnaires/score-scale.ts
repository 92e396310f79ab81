import { normalTails } from '../measurement/normal'
import { type Instrument, itemsOf, mostOf, type Scale, worthOf } from './instrument'

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

/**
 * The scores of an instrument. Open items are replaced by the mean of the scale's answered ones; a scale with more of
 * them than `mostMissing` has no score. @throws RangeError for a choice that an item does not have.
 */
export const scoreScales = (
  instrument: Instrument,
  choices: Choices,
): { scores: ScaleScore[]; unscored: string[] } => {
  const scored = instrument.scales.map((scale) => ({
    scale,
    score: scoreScale({ instrument, scale, choices }),
  }))
  return {
    scores: scored.flatMap(({ score }) => (score ? [score] : [])),
    unscored: scored.flatMap(({ scale, score }) => (score ? [] : [scale.id])),
  }
}

const scoreScale = (args: { instrument: Instrument; scale: Scale; choices: Choices }): ScaleScore | null => {
  const { instrument, scale, choices } = args
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
  const bands = bandsOf({ scale, percent, sem })
  const likeliest = bands.reduce((best, band) => (band.probability > best.probability ? band : best))
  // Exactly on a border two bands are as likely: the instrument says which one it belongs to. Letters have a rule of their own.
  const borders = scale.retest === undefined ? scale.bands : []
  const onBorder = borders.find(({ from }) => from > 0 && Math.abs(percent - from) < 1e-9)
  const { norm } = scale
  return {
    scale: scale.id,
    percent,
    sem,
    ci95: [Math.max(0, percent - Z95 * sem), Math.min(100, percent + Z95 * sem)],
    answered: given.length,
    of: items.length,
    band: onBorder?.id ?? likeliest.id,
    bands,
    percentile:
      norm && !rules.norms?.[scale.id] ? 100 * normalTails((percent - norm.mean) / norm.sd).below : null,
  }
}

/** How probable each band is for a true score that is normal around the observed one. They add up to 1. */
const bandsOf = (args: { scale: Scale; percent: number; sem: number }): ScaleScore['bands'] => {
  const { scale, percent, sem } = args
  return scale.bands.map(({ id, from }, index) => {
    const to = scale.bands[index + 1]?.from
    const below = to === undefined ? 1 : normalTails((to - percent) / sem).below
    const under = index === 0 ? 0 : normalTails((from - percent) / sem).below
    return { id, probability: below - under }
  })
}
