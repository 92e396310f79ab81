import { z } from 'zod'
import { QUADRANTS, TYPES } from '../questionnaires/map/read-map'
import { assumed, figureRows, help, passage, probability, range, stressed, toldScale } from './scale-shapes'

// What the psychological map says, in finished sentences of the reader's language, with the figures that its drawings need.
// Made by services/reports/view/say-map.ts and say-map-health.ts; nothing else words it.

const text = z.string()

/** The part of a map about health: free, and told as a whole. */
export const mapHealth = z.object({
  name: text,
  about: text,
  help,
  /** Null: too much of it was left open. */
  index: z
    .object({
      value: z.int(),
      ci95: range,
      band: text,
      bandName: text,
      figure: stressed,
      text,
      /** Null: held down by a rule, it is no estimate that chance could move. */
      interval: text.nullable(),
      capped: text.nullable(),
      tips: z.array(text),
    })
    .nullable(),
  noIndex: text,
  scalesTitle: text,
  scales: z.array(toldScale),
  assumed,
  tipsTitle: text,
  answered: text,
  norm: text,
})

/** A counted share as a bar: the share and its 80 % interval, 0 to 1. Null: nothing was counted. */
const shareBar = z.object({ drawing: text, value: probability.nullable(), interval: range })

const trait = toldScale.extend({
  /** Of 100 people of the norm, how many lie below; null: there is no norm in the language of the answers. */
  percentile: text.nullable(),
  /** Place and interval, and the percentile where there is one, for the table beside the radar. */
  cells: z.array(text).min(2).max(3),
})

const outcome = z.enum(['right', 'lure', 'other', 'open'])

const typeOfThinking = z.object({
  is: z.enum(TYPES),
  name: text,
  about: text,
  typeName: text,
  text,
  counts: text,
  /** How many puzzles went which way, and the drawing of them for those who do not see it. */
  outcomes: z.array(z.object({ outcome, count: z.int(), said: text })),
  drawing: text,
  /** Of the right ones among right and tempting answers. */
  shareTitle: text,
  share: shareBar,
  rows: figureRows,
  /** Null: too many of its statements stayed open. */
  style: z.object({ name: text, about: text, text, agrees: text }).nullable(),
  puzzlesTitle: text,
  puzzles: z.array(z.object({ id: text, outcome, text, went: text, why: text })),
  norm: text,
})

const quadrant = z.object({
  /** Null: between the first two cells. */
  is: z.enum(QUADRANTS).nullable(),
  name: text,
  about: text,
  /** Percent at which each line is cut. */
  cut: z.object({ anxiety: z.number(), avoidance: z.number(), text }),
  columns: z.tuple([text, text]),
  /** The likeliest first, with how clear each is, in words. `told`: this one or the first two are told. */
  cells: z.array(z.object({ id: z.enum(QUADRANTS), chance: text, name: text, text, told: z.boolean() })),
  between: text.nullable(),
  /** The two lines that it is drawn by, worry and distance, and the drawing for those who do not see it. */
  lines: z.array(toldScale),
  drawing: text,
  axesTitle: text,
  /** Intimacy, independence, security. */
  axes: z.array(toldScale),
  assumed,
  norm: text,
})

const motive = z.object({
  name: text,
  about: text,
  /** Most picks first. */
  motives: z.array(
    z.object({
      id: text,
      name: text,
      text,
      /** "5 of 12", and the same as a sentence. */
      picked: text,
      said: text,
      leads: z.boolean(),
      share: shareBar,
      rows: figureRows,
    }),
  ),
  /** Said where two share the lead, or none has it. */
  summary: text.nullable(),
  norm: text,
})

/** The four dimensions of a map that are sold, in the language asked for. */
export const mapScore = z.object({
  /** Which dimensions have no result since too many of their questions stayed open; null: none. */
  missing: text.nullable(),
  keywords: z.array(text),
  interpretations: z.array(passage),
  traits: z.object({
    title: text,
    /** The radar for those who do not see it. */
    drawing: text,
    columns: z.array(text).min(2).max(3),
    list: z.array(trait),
    assumed,
    /** What they are compared with, or why with nobody. */
    norm: text,
  }),
  /** A line for each other dimension. */
  others: z.object({ title: text, list: z.array(z.object({ name: text, said: text })) }),
  type: typeOfThinking,
  quadrant: quadrant.nullable(),
  motive: motive.nullable(),
  recommendations: z.array(z.object({ id: text, name: text, tips: z.array(text) })),
  notes: z.object({
    general: text,
    interval: text,
    bands: text,
    interpretations: text,
    noInterpretation: text,
    recommendations: text,
    keywords: text,
  }),
  about: z.object({ title: text, answered: text, version: text }),
  normVersion: text,
  scoringVersion: text,
})

export type MapQuadrant = z.infer<typeof quadrant>
export type MapMotive = z.infer<typeof motive>
export type MapScore = z.infer<typeof mapScore>
export type MapHealth = z.infer<typeof mapHealth>
