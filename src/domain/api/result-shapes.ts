import { z } from 'zod'
import { TIMINGS } from '../exam/deadline'
import { DIMENSION_NOTES, DIMENSIONS } from '../measurement/dimensions/dimensions'
import { BAND_IDS, BANDS } from '../measurement/norms'
import { SURENESS } from '../questionnaires/sureness'
import { iqTold } from './iq-shapes'
import { mapHealth, mapScore } from './map-shapes'
import { questionnaireScore } from './questionnaire-shapes'
import { help, range } from './scale-shapes'
import { examKind, number12, part, scaledKind } from './shapes'

// What the free result and the report of each kind of exam say.

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

const typeText = z.object({
  type: z.string(),
  name: z.string(),
  summary: z.string(),
  strengths: z.string(),
  work: z.string(),
  relations: z.string(),
  growth: z.string(),
})

const iqScore = z.object({
  /** One decimal; shown as `displayedIq(iq)`. Null, as the figures below: it could not be measured. */
  iq: z.number().nullable(),
  ci95: range.nullable(),
  /** Percent of the norm population below. */
  percentile: z.number().nullable(),
  band: z.enum(BAND_IDS).nullable(),
  /** The text says "at least". */
  atCeiling: z.boolean(),
  /** It could not be measured: no number. */
  atFloor: z.boolean(),
  formRange: range.nullable(),
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
  /** Begun in this browser, or the signed-in customer's: they may share it. False: they have it by a letter. */
  own: z.boolean(),
  /** About health, and opened here by its own mailed link: who is signed in may add it to their account. */
  addable: z.boolean(),
  /** When it is erased, because the reader of its letter wanted so; null: nobody did. */
  eraseAt: z.iso.datetime().nullable(),
  /** When what was bought of it was given back, where nothing of it is open any more; null: it was not. */
  refundedAt: z.iso.datetime().nullable(),
  /** The order that was paid for a score that could not be measured, whose money is offered back; null: there is none. */
  moneyBack: number12.nullable(),
  /** Who it is for, where the taker said so. */
  takerName: z.string().nullable(),
  openParts: z.array(part),
  /** Parts that can be bought today and are not open. */
  lockedParts: z.array(part),
  /** The test that came free with what was bought; null: none. `used`: it was taken. */
  gift: z.object({ examKind, examId: z.int(), title: z.string(), used: z.boolean() }).nullable(),
})

/** A finished sitting's report as far as it is bought. Its score is present only where the part that holds it is open. */
export const report = z.discriminatedUnion('examKind', [
  reportFacts.extend({ examKind: z.literal('iq'), score: iqScore.nullable(), told: iqTold.nullable() }),
  reportFacts.extend({
    examKind: scaledKind,
    score: questionnaireScore.nullable(),
    /** Free, whatever is bought: help stands above a result that is not open as well. */
    help,
  }),
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
  /** When it is erased, because the reader of a letter wanted so; null: nobody did. */
  eraseAt: z.iso.datetime().nullable(),
  /** Judged valid, with a reason to be careful; `hurried`: half of the answers took a few seconds. */
  caution: z.boolean(),
  hurried: z.boolean(),
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
    /** The free band; the score itself is not in it. Null: nothing could be measured. */
    band: z.enum(BANDS.map(({ id }) => id)).nullable(),
    /** IQ points that the band spans; null: open end. */
    bandRange: z.tuple([z.int().nullable(), z.int().nullable()]),
    belowRange: z.boolean(),
  }),
  freeFacts.extend({
    examKind: scaledKind,
    scales: z.array(freeScale),
    /** The names of the scales that have no result. */
    missing: z.array(z.string()),
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
