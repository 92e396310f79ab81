import { z } from 'zod'
import { QUADRANTS, TYPES } from '../questionnaires/map/read-map'
import { help, probability, range, scaleResult } from './scale-shapes'

// What the psychological map says.

/** The part of a map about health: free, and told as a whole. */
export const mapHealth = z.object({
  name: z.string(),
  about: z.string(),
  answered: z.int(),
  of: z.int(),
  help,
  /** Null: too much of it was left open. */
  index: z
    .object({
      value: z.int(),
      ci95: range,
      band: z.string(),
      bandName: z.string(),
      text: z.string(),
      interval: z.string(),
      capped: z.string().nullable(),
      tips: z.array(z.string()),
    })
    .nullable(),
  scales: z.array(scaleResult),
  norm: z.string(),
})

/** The four dimensions of a map that are sold, in the language asked for. */
export const mapScore = z.object({
  keywords: z.array(z.string()),
  interpretations: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  traits: z.array(
    scaleResult.extend({
      /** Of 100 people of the norm, how many lie below; null: there is no norm in the language of the answers. */
      percentile: z.object({ kind: z.enum(['below', 'at', 'above']), percent: z.number() }).nullable(),
    }),
  ),
  /** What the traits are compared with, or why with nobody. */
  traitsNorm: z.string(),
  type: z.object({
    is: z.enum(TYPES),
    name: z.string(),
    about: z.string(),
    typeName: z.string(),
    text: z.string(),
    right: z.int(),
    lure: z.int(),
    /** 80 % interval of the share of right answers, 0 to 1. */
    interval: range,
    counts: z.string(),
    style: z.object({ name: z.string(), about: z.string(), text: z.string(), agrees: z.string() }),
    puzzles: z.array(
      z.object({
        id: z.string(),
        outcome: z.enum(['right', 'lure', 'other', 'open']),
        text: z.string(),
        why: z.string(),
      }),
    ),
    norm: z.string(),
  }),
  quadrant: z.object({
    /** Null: between the first two cells. */
    is: z.enum(QUADRANTS).nullable(),
    name: z.string(),
    about: z.string(),
    /** Percent of the axis at which the taker stands, and where each axis is cut. */
    anxiety: z.number(),
    avoidance: z.number(),
    cut: z.object({ anxiety: z.number(), avoidance: z.number(), text: z.string() }),
    /** The likeliest first; they add up to 1. */
    cells: z.array(z.object({ id: z.enum(QUADRANTS), probability, name: z.string(), text: z.string() })),
    between: z.string().nullable(),
    /** Intimacy, independence, security. */
    axes: z.array(scaleResult),
    /** The two lines that the quadrant is drawn by: worry, distance. */
    lines: z.array(scaleResult),
    norm: z.string(),
  }),
  motive: z.object({
    name: z.string(),
    about: z.string(),
    answered: z.int(),
    /** Most picks first; `interval` is the 80 % interval of the share, 0 to 1. */
    motives: z.array(
      z.object({
        id: z.string(),
        picks: z.int(),
        interval: range,
        name: z.string(),
        text: z.string(),
        share: z.string(),
      }),
    ),
    /** One that leads, two that share the lead, or none. */
    lead: z.array(z.string()),
    summary: z.string().nullable(),
    norm: z.string(),
  }),
  recommendations: z.array(z.object({ id: z.string(), name: z.string(), tips: z.array(z.string()) })),
  notes: z.object({
    general: z.string(),
    interval: z.string(),
    bands: z.string(),
    interpretations: z.string(),
    noInterpretation: z.string(),
    recommendations: z.string(),
    keywords: z.string(),
  }),
  normVersion: z.string(),
  scoringVersion: z.string(),
})
