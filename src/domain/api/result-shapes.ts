import { z } from 'zod'
import { TIMINGS } from '../exam/deadline'
import { DIMENSION_NOTES, DIMENSIONS } from '../measurement/dimensions/dimensions'
import { BAND_IDS, BANDS } from '../measurement/norms'
import { QUADRANTS, TYPES } from '../questionnaires/map/read-map'
import { SURENESS } from '../questionnaires/sureness'
import { HELP_REASONS } from '../questionnaires/tell-result'
import { number12, part, scaledKind } from './shapes'

// What the free result and the report of each kind of exam say.

const range = z.tuple([z.number(), z.number()])

const dimension = z.object({
  id: z.enum(DIMENSIONS),
  level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).nullable(),
  /** Standard deviations from the reference population, and their standard error. */
  z: z.number().nullable(),
  se: z.number().nullable(),
  /** z of the 16th and the 84th percentile of the reference population. */
  range,
  note: z.enum(DIMENSION_NOTES).optional(),
})

const probability = z.number().min(0).max(1)

/** One scale of a questionnaire as a report tells it, in the language asked for. */
const scaleResult = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string().nullable(),
  /** What is said of somebody near a border between two bands. */
  near: z.string().nullable(),
  /** Percent of the largest possible sum, and its 95 % interval. */
  percent: z.number(),
  ci95: range,
  answered: z.int(),
  of: z.int(),
  /** The likeliest band. Their probabilities add up to 1. */
  band: z.string(),
  bands: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      text: z.string(),
      tip: z.string().nullable(),
      free: z.string().nullable(),
      /** When to seek help. */
      seek: z.string().nullable(),
      /** Percent at which it begins. */
      from: z.number(),
      probability,
    }),
  ),
  /** What its texts rest on. */
  sources: z.array(
    z.object({
      authors: z.string(),
      year: z.int(),
      title: z.string(),
      published: z.string(),
      url: z.string(),
    }),
  ),
})

/** Why help is shown; null: the test asks for no such thing. */
const help = z.enum(HELP_REASONS).nullable()

const axisResult = scaleResult.extend({
  /** Of an axis of the 16 types: its letter, how probable it is, and how probable another one is next month. */
  axis: z.object({ letter: z.string(), probability, flip: probability }).nullable(),
})

const typeText = z.object({
  type: z.string(),
  name: z.string(),
  summary: z.string(),
  strengths: z.string(),
  work: z.string(),
  relations: z.string(),
  growth: z.string(),
})

/** What a questionnaire's report says where it is open. */
const questionnaireScore = z.object({
  scales: z.array(axisResult),
  help,
  /** Said where a core sign was there though the sum is small. */
  core: z.string().nullable(),
  /** The nearest of the 16 types with its text; null in other questionnaires. */
  type: typeText.nullable(),
  /** The likeliest types, most probable first; empty in other questionnaires. */
  types: z.array(z.object({ type: z.string(), name: z.string(), probability })),
  note: z.string().nullable(),
  normVersion: z.string(),
  scoringVersion: z.string(),
})

const interval = z.tuple([z.number(), z.number()])

/** The part of a map about health: free, and told as a whole. */
const mapHealth = z.object({
  name: z.string(),
  about: z.string(),
  answered: z.int(),
  of: z.int(),
  help,
  /** Null: too much of it was left open. */
  index: z
    .object({
      value: z.int(),
      ci95: interval,
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
const mapScore = z.object({
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
    interval,
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
        interval,
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

const iqScore = z.object({
  /** One decimal; shown as `displayedIq(iq)`. */
  iq: z.number(),
  ci95: range,
  /** Percent of the norm population below. */
  percentile: z.number(),
  band: z.enum(BAND_IDS),
  /** The text says "at least". */
  atCeiling: z.boolean(),
  /** The text says "below the measurable range", no number. */
  atFloor: z.boolean(),
  formRange: range,
  raw: z.int(),
  dimensions: z.array(dimension),
  /** Below 0: weaker in the last third than the other answers suggest. Text only. */
  lateDrop: z.number().nullable(),
  /** The reaction task as measured; null: not done. */
  reaction: z.object({ medianMs: z.number(), valid: z.int() }).nullable(),
  normVersion: z.string(),
  scoringVersion: z.string(),
})

/** What every report says, whatever it is of. */
const reportFacts = z.object({
  orderNumber: number12,
  code: z.string(),
  examId: z.int(),
  timing: z.enum(TIMINGS),
  finishedAt: z.string(),
  total: z.int(),
  answered: z.int(),
  /** Answers that came too late: kept, not scored. */
  late: z.int(),
  caution: z.boolean(),
  /** Who it is for, where the taker said so. */
  takerName: z.string().nullable(),
  openParts: z.array(part),
  /** Parts that can be bought today and are not open. */
  lockedParts: z.array(part),
})

/** A finished sitting's report as far as it is bought. Its score is present only where the part that holds it is open. */
export const report = z.discriminatedUnion('examKind', [
  reportFacts.extend({ examKind: z.literal('iq'), score: iqScore.nullable() }),
  reportFacts.extend({ examKind: scaledKind, score: questionnaireScore.nullable() }),
  reportFacts.extend({
    examKind: z.literal('map'),
    score: mapScore.nullable(),
    /** Free, whatever is bought; null: it was left out, or deleted. */
    health: mapHealth.nullable(),
  }),
])

const freeFacts = z.object({
  orderNumber: number12,
  /** "You answered n of m". */
  answered: z.int(),
  total: z.int(),
  timing: z.string(),
})

/** What is free of a questionnaire: words, no figures. */
const freeScale = z.object({
  id: z.string(),
  name: z.string(),
  /** The likeliest band and its word; of an axis its letter. */
  band: z.string(),
  bandName: z.string().nullable(),
  text: z.string().nullable(),
  /** When to seek help. */
  seek: z.string().nullable(),
  about: z.string().nullable(),
  sureness: z.enum(SURENESS),
})

/** The free result of a sitting: never its score. */
export const freeResult = z.discriminatedUnion('examKind', [
  freeFacts.extend({
    examKind: z.literal('iq'),
    /** The free band; the score itself is not in it. */
    band: z.enum(BANDS.map(({ id }) => id)),
    /** IQ points that the band spans; null: open end. */
    bandRange: z.tuple([z.int().nullable(), z.int().nullable()]),
    belowRange: z.boolean(),
  }),
  freeFacts.extend({
    examKind: scaledKind,
    scales: z.array(freeScale),
    help,
    /** The nearest of the 16 types; null in other questionnaires. */
    type: typeText.pick({ type: true, name: true, summary: true }).nullable(),
    note: z.string().nullable(),
  }),
  freeFacts.extend({
    examKind: z.literal('map'),
    /** Words that sum up the four dimensions. */
    keywords: z.array(z.string()),
    keywordsNote: z.string(),
    note: z.string(),
    health: mapHealth.nullable(),
    /** What is said where that part was left out. */
    skipped: z.string(),
  }),
])
