import { z } from 'zod'
import { PARTS, SKU_TIERS } from '../catalog/parts'
import { TIMINGS } from '../exam/deadline'
import { SITTING_STATES } from '../exam/sitting'
import { LOCALES, parseLocale } from '../locale/locales'
import { ORDER_STATUSES } from '../orders/order-machine'

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
export const tracking = z
  .partialRecord(
    z.enum([
      'hl',
      'logid',
      'fbclid',
      'gclid',
      'click_id',
      'pixel_id',
      'ttclid',
      'tt_test_id',
      'ScCid',
      'MSCLKID',
      'epik',
    ]),
    z.string().max(500),
  )
  .optional()

export const money = z.object({ amount: z.int(), currency: z.string() })
export const part = z.enum(PARTS)
export const tier = z.enum(SKU_TIERS)

export const quote = z.object({
  currency: z.string(),
  list: z.int(),
  discounts: z.array(z.object({ kind: z.string(), label: z.string().optional(), amount: z.int() })),
  total: z.int(),
  taxRate: z.number(),
  taxIncluded: z.int(),
  subtotal: z.int(),
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
  /** This sitting already has it. */
  owned: z.boolean(),
})

export const answerState = z.object({
  id: z.string(),
  /** Position of the chosen option as shown, 0 to 5; null: cleared. */
  choice: z.int().min(0).max(5).nullable(),
  /** Counts up per question with every change, from 1. */
  revision: z.int().min(1),
})

/** Where a visitor stands with an exam; everything a page needs to send them to the right screen. */
export const sitting = z.object({
  orderNumber: number12,
  examId: z.int(),
  code: z.string(),
  state: z.enum(SITTING_STATES),
  locale: z.enum(LOCALES),
  timing: z.enum(TIMINGS),
  startedAt: z.string(),
  /** null: untimed. */
  deadline: z.string().nullable(),
  /** By the server's clock; null: untimed. */
  remainingSeconds: z.number().nullable(),
  /** Opaque proof of the server's time; echoed with the next save (DECISIONS 24). */
  anchor: z.string(),
  total: z.int(),
  /** The questions in order, so that progress can be shown before their drawings arrive. */
  questions: z.array(z.object({ id: z.string(), position: z.int(), part: z.int() })),
  answers: z.array(answerState),
  email: z.string().nullable(),
  /** Parts of the report that are open. */
  openParts: z.array(part),
})

export const orderStatus = z.enum(ORDER_STATUSES)
export const empty = z.object({})
