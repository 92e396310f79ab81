import { z } from 'zod'
import { POLICY_BOXES } from '../catalog/checkout-policy'
import { PARTS, TIERS } from '../catalog/parts'
import { MOST_CLAIMS, MOST_REVISIONS } from '../exam/answer'
import { TIMINGS } from '../exam/deadline'
import { BUILT_KINDS, QUESTIONNAIRE_KINDS } from '../exam/kinds'
import { SITTING_STATES } from '../exam/sitting-machine'
import { LOCALES, parseLocale } from '../locale/locales'
import { DIMENSION_NOTES, DIMENSIONS } from '../measurement/dimensions/dimensions'
import { BAND_IDS, BANDS } from '../measurement/norms'
import { ORDER_STATUSES } from '../orders/order-machine'
import { ITEM_KINDS } from '../questionnaires/instrument'
import { SURENESS } from '../questionnaires/sureness'
import { TRACKING_PARAMETERS } from '../routing/tracking'

// The shapes that several calls share. Amounts are hundredths; times are ISO 8601 in UTC.

/** A locale in any casing; anything unknown is refused. */
export const locale = z
  .string()
  .max(5)
  .transform((value) => parseLocale(value))
  .pipe(z.enum(LOCALES))
export const country = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{2}$/))
export const number12 = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/)
export const uuid = z.uuid()
/** `iq-1`, or `1` for the default storefront. */
export const appExamId = z.string().regex(/^(?:[a-z0-9]{1,24}-)?[1-9][0-9]{0,8}$/)
export const email = z.string().trim().max(254).pipe(z.email())
export const tracking = z.partialRecord(z.enum(TRACKING_PARAMETERS), z.string().max(500)).optional()

/** Which kind of exam a sitting is of: how its questions are shown and its result is told. */
export const examKind = z.enum(BUILT_KINDS)
const questionnaireKind = z.enum(QUESTIONNAIRE_KINDS)

export const money = z.object({ amount: z.int(), currency: z.string() })
export const part = z.enum(PARTS)
export const tier = z.enum(TIERS)

export const quote = z.object({
  currency: z.string(),
  list: z.int(),
  discounts: z.array(z.object({ kind: z.string(), label: z.string().optional(), amount: z.int() })),
  total: z.int(),
  taxRate: z.number(),
  taxIncluded: z.int(),
  subtotal: z.int(),
})

/** A promo code as it applies to a price; `endsAt`: when it stops, or null. */
export const promo = z.object({ code: z.string(), percent: z.int(), endsAt: z.iso.datetime().nullable() })

export const partText = z.object({ part, name: z.string(), content: z.string(), logo: z.string().nullable() })

export const sku = z.object({
  skuId: uuid,
  tier,
  name: z.string(),
  description: z.string().nullable(),
  parts: z.array(partText),
  price: money,
  mostPopular: z.boolean(),
  /** Nothing in it is not open already: it cannot be bought. */
  owned: z.boolean(),
})

/** Which claim of a sitting: every claim adds 1. */
export const epoch = z.int().min(0).max(MOST_CLAIMS)

export const answerState = z.object({
  id: z.string(),
  /** Position of the chosen option as shown, 0 to 5; null: cleared. */
  choice: z.int().min(0).max(5).nullable(),
  /** The claim under which it was tapped: what a newer tab or device says beats an older one's. */
  epoch,
  /** Counts up per question with every change, from 1. */
  revision: z.int().min(1).max(MOST_REVISIONS),
})

/** A visitor's sitting of an exam; everything a page needs to send them to the right screen. */
export const formSteps = z.array(z.object({ id: z.string(), position: z.int(), part: z.int() }))
/** A part by its number, and the name by which its drawings are asked for. */
export const formParts = z.array(z.object({ part: z.int(), id: z.string() }))

export const sitting = z.object({
  orderNumber: number12,
  examId: z.int(),
  examKind,
  code: z.string(),
  state: z.enum(SITTING_STATES),
  locale: z.enum(LOCALES),
  timing: z.enum(TIMINGS),
  startedAt: z.string(),
  /** null: untimed. */
  deadline: z.string().nullable(),
  /** By the server's clock; null: untimed. */
  remainingSeconds: z.number().nullable(),
  /** Opaque proof of the server's time; echoed with the next save (docs/decisions/0024). */
  anchor: z.string(),
  /** The newest claim. Who holds an older one has been replaced by another tab or device. */
  epoch,
  total: z.int(),
  /** The questions in order, so that progress can be shown before their drawings arrive. */
  questions: formSteps,
  parts: formParts,
  /** Later parts whose level is not decided yet; until then the middle one is used. */
  unsettled: z.array(z.int()),
  answers: z.array(answerState),
  /** The optional reaction task was done and is stored. */
  reactionDone: z.boolean(),
  email: z.string().nullable(),
  /** Parts of the report that are open. */
  openParts: z.array(part),
})

/** What every order is placed with, beside what is bought for which sitting. */
export const purchase = {
  country,
  hl: locale,
  promoCode: z.string().trim().max(60).optional(),
  /** The terms box. */
  agreed: z.boolean(),
  /** The further boxes that were ticked, by their kind, where the country's policy asks for some. */
  boxes: z.array(z.enum(POLICY_BOXES)).max(POLICY_BOXES.length).optional(),
  /** The buy box as it was shown: its text and figures. Kept as evidence, never believed. */
  shown: z.string().max(8_000).optional(),
  /** The total that the visitor saw; refused when it is no longer the price. */
  seenTotal: money,
  tracking,
}

export const orderStatus = z.enum(ORDER_STATUSES)
export const empty = z.object({})

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
      /** Percent at which it begins. */
      from: z.number(),
      probability,
    }),
  ),
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
  scales: z.array(scaleResult),
  /** The nearest of the 16 types with its text; null in other questionnaires. */
  type: typeText.nullable(),
  /** The likeliest types, most probable first; empty in other questionnaires. */
  types: z.array(z.object({ type: z.string(), name: z.string(), probability })),
  note: z.string().nullable(),
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
  reportFacts.extend({ examKind: questionnaireKind, score: questionnaireScore.nullable() }),
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
    examKind: questionnaireKind,
    scales: z.array(freeScale),
    /** The nearest of the 16 types; null in other questionnaires. */
    type: typeText.pick({ type: true, name: true, summary: true }).nullable(),
    note: z.string().nullable(),
  }),
])

export const byNumber = { params: z.object({ orderNumber: number12 }) }
/** The drawings of one matrix. */
export const drawn = z.object({
  panels: z.array(z.unknown()).length(8),
  options: z.array(z.unknown()).length(6),
})
const place = { id: z.string(), position: z.int(), part: z.int() }

/** A statement of a questionnaire. Choices are counted from 0, as shown. */
const statement = z.object({
  ...place,
  kind: z.enum(ITEM_KINDS),
  text: z.string(),
  /** The statement at the other end; of a bipolar item alone. */
  other: z.string().nullable(),
  choices: z.int().min(2).max(6),
  /** The words of the choices where each has its own; null: those of the scale. */
  options: z.array(z.string()).nullable(),
})

const partFacts = { orderNumber: number12, part: z.int(), partId: z.string() }

/** The questions of one part, in their order. */
export const drawnPart = z.discriminatedUnion('examKind', [
  z.object({ ...partFacts, examKind: z.literal('iq'), questions: z.array(drawn.extend(place)) }),
  z.object({ ...partFacts, examKind: questionnaireKind, questions: z.array(statement) }),
])

export const gateway = z.enum(['sandbox', 'stripe', 'paypal'])
