import { z } from 'zod'
import { ADDRESS_PATTERN, foldAddress, LONGEST_ADDRESS } from '../address'
import { POLICY_BOXES } from '../catalog/checkout-policy'
import { PARTS, TIERS } from '../catalog/parts'
import { MOST_CLAIMS, MOST_REVISIONS } from '../exam/answer'
import { TIMINGS } from '../exam/deadline'
import { BUILT_KINDS, QUESTIONNAIRE_KINDS } from '../exam/kinds'
import { SITTING_STATES } from '../exam/sitting-machine'
import { LOCALES, parseLocale } from '../locale/locales'
import { ORDER_STATUSES } from '../orders/order-machine'
import { HELP_REASONS } from '../questionnaires/help-reasons'
import { ITEM_KINDS } from '../questionnaires/instrument'
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
/** The same, or a storefront alone (`iq`). */
export const storefrontOrExam = z.string().regex(/^[a-z0-9]{1,24}(?:-[1-9][0-9]{0,8})?$/)
export const email = z
  .string()
  // Room for what is folded away; nothing longer is looked at.
  .max(LONGEST_ADDRESS * 2)
  .overwrite(foldAddress)
  .max(LONGEST_ADDRESS)
  .pipe(z.email({ pattern: ADDRESS_PATTERN }))
export const tracking = z.partialRecord(z.enum(TRACKING_PARAMETERS), z.string().max(500)).optional()

/** Which kind of exam a sitting is of: how its questions are shown and its result is told. */
export const examKind = z.enum(BUILT_KINDS)
export const questionnaireKind = z.enum(QUESTIONNAIRE_KINDS)
/** The questionnaires whose result is their scales; a map tells more than scales. */
export const scaledKind = questionnaireKind.exclude(['map'])

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

/** A promo code as it applies to a price. `percent` is null where it takes off an amount. `endsAt`: when it stops, or null. */
export const promo = z.object({
  code: z.string(),
  percent: z.int().nullable(),
  endsAt: z.iso.datetime().nullable(),
})

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
  /**
   * What its buyer has paid of it by orders of before, and what is due for it now, with their discount and without a code.
   * null: nothing.
   */
  upgrade: z.object({ due: money, paid: money, orders: z.array(number12).min(1) }).nullable(),
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
  /** Of a test about health that was handed in: why help stands with its result. */
  help: z.enum(HELP_REASONS).nullable(),
  /** Of a sitting that could not be scored: what was seen of it. */
  seen: z.object({ answered: z.int(), total: z.int(), seconds: z.int().nullable(), run: z.int() }).nullable(),
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
  /** What the statement is said of ("In the last two weeks:"); null: of how one usually is. */
  lead: z.string().nullable(),
  /** What is asked above the choices where the instrument has words of its own for it. */
  ask: z.string().nullable(),
  /** Help is shown at once when this choice or a later one is taken; null: never. */
  helpFrom: z.int().nullable(),
})

const partFacts = { orderNumber: number12, part: z.int(), partId: z.string() }

/** The questions of one part, in their order. */
export const drawnPart = z.discriminatedUnion('examKind', [
  z.object({ ...partFacts, examKind: z.literal('iq'), questions: z.array(drawn.extend(place)) }),
  z.object({ ...partFacts, examKind: questionnaireKind, questions: z.array(statement) }),
])

export const gateway = z.enum(['sandbox', 'stripe', 'paypal'])
