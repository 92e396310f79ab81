import { z } from 'zod'
import { LOCALES } from '../locale/locales'

const id = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/i)
const percent = z.number().min(0).max(100)
const share = z.number().min(0).max(1)
const band = z.strictObject({ scale: id, band: id })

/** A sum that says something of its own: the scale's percent of maximum lies here. */
const sum = z.strictObject({ scale: id, least: percent.optional(), most: percent.optional() })

const safety = z.strictObject({
  /** The question about wishing not to be alive, or harming oneself. */
  item: id,
  /** From this choice on help is shown at once, whatever the rest says. */
  fromChoice: z.int().min(1).max(5),
  /** Then this scale is never told as less than this band, */
  atLeast: band.optional(),
  /** or as more than it. */
  atMost: band.optional(),
  /** Help is shown with the result where every sum of one of these groups is reached. */
  sums: z.array(z.array(sum).min(1)).optional(),
})

const norm = z.strictObject({
  /** In which languages the sample answered: only who answered in one of them is compared. */
  languages: z.array(z.enum(LOCALES)).min(1),
  /** Takers of these very items, 200 of them at least: only then are people compared with it (docs/decisions/0058). */
  own: z.boolean().optional(),
  /** Percent of maximum below which 5, 25, 50, 75 and 95 of 100 people of the norm lie. */
  centiles: z.tuple([percent, percent, percent, percent, percent]),
})

/** What a map's reading must be: a band of a trait, the quadrant, the type or a leading motive, by their names. */
const when = z.record(id, z.union([id, z.array(id).min(1)]))
const rule = z.strictObject({ id, when })

const map = z.strictObject({
  /** The five traits, in the order in which they are told. */
  traits: z.array(id).min(1),
  /** Share of right answers less share of tempting ones, from which a type is told. */
  type: z.strictObject({ scale: id, style: id, reflective: z.number(), intuitive: z.number() }),
  quadrant: z.strictObject({ anxiety: id, avoidance: id, axes: z.array(id), sureFrom: share }),
  motive: z.strictObject({
    /** By item: the motive that each of its choices speaks for. */
    items: z.record(id, z.array(id).min(2)),
    leastAnswered: z.int().min(1),
    /** A motive leads with the first where its picks are at most this many fewer. */
    within: z.int().min(0),
  }),
  index: z.strictObject({
    /** Weights of the signs; `good` is the scale that counts the other way. They add up to 1. */
    weights: z.record(id, share),
    good: id,
    /** It is told as no more than `to` where the sum is reached, or the safety question was answered. */
    cap: z.strictObject({ to: percent, sum }),
    bands: z.array(z.strictObject({ id, from: percent })).min(1),
  }),
  keywords: z.strictObject({ most: z.int(), least: z.int(), sureFrom: share, rules: z.array(rule) }),
  interpretations: z.strictObject({ most: z.int(), rules: z.array(rule) }),
})

const source = z.strictObject({
  id,
  authors: z.string(),
  year: z.int(),
  title: z.string(),
  published: z.string(),
  url: z.url(),
})

/** What an instrument has beyond items and scales. An editor keeps it as JSON. */
export const instrumentRules = z.strictObject({
  /** Scales whose items are answered in words of their own: phrases `sets.<id>.label`, `sets.<id>.1` and so on. */
  sets: z.record(id, z.array(id).min(1)).optional(),
  /** Checks of careless answering that say nothing here, since a person may well answer so. */
  unchecked: z.array(z.enum(['long_string', 'inconsistent'])).optional(),
  /** Items that only say which choice to make, and that choice, from 0: not scored, not counted (careless-cuts.ts). */
  directed: z.record(id, z.int().min(0).max(5)).optional(),
  /** By total: those of its scales that count the other way. */
  reversedIn: z.record(id, z.array(id).min(1)).optional(),
  /** A part that may be left out; its scales never make a result invalid. */
  optional: z
    .strictObject({ part: z.int().min(2), scales: z.array(id).min(1), mostMissing: share })
    .optional(),
  norms: z.record(id, norm).optional(),
  safety: safety.optional(),
  /** Core signs: said where one of them was there from this choice on though the scale's band is one of these. */
  core: z
    .strictObject({ items: z.array(id).min(1), fromChoice: z.int().min(1), scale: id, bands: z.array(id) })
    .optional(),
  sources: z.array(source).optional(),
  /** By scale: what its texts rest on. */
  sourcesOf: z.record(id, z.array(id)).optional(),
  map: map.optional(),
})

export type InstrumentRules = z.infer<typeof instrumentRules>
export type SafetyRule = z.infer<typeof safety>
export type SumRule = z.infer<typeof sum>
export type MapRules = z.infer<typeof map>
export type MapRule = z.infer<typeof rule>
export type Source = z.infer<typeof source>
