import { z } from 'zod'
import { POLICY_BOXES } from '../../catalog/checkout-policy'
import { RECEIPT_STATES } from '../../orders/receipt-state'
import {
  appExamId,
  country,
  email,
  gateway,
  locale,
  number12,
  orderStatus,
  part,
  partText,
  purchase,
  quote,
  tier,
  uuid,
} from '../shapes'

export const paySchemas = {
  /** What the country's law asks of the buy box. */
  'payment.policy': {
    params: z.object({ examId: appExamId, country, hl: locale }),
    data: z.object({
      /** The pay button's words; `{total}` stands for the price. null: ours. */
      button: z.string().nullable(),
      note: z.string().nullable(),
      withdrawalDays: z.int(),
      minimumAge: z.int(),
      boxes: z.array(z.object({ kind: z.enum(POLICY_BOXES), label: z.string() })),
    }),
  },
  'payment.list': {
    params: z.object({ examId: appExamId, country }),
    /** What is to be paid, as the order's quote has it; without it, an amount that is not small, in the country's currency. */
    query: z.object({
      total: z
        .string()
        .regex(/^\d{1,8}$/)
        .transform(Number)
        .optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
    }),
    data: z.array(
      z.object({
        gateway: gateway,
        method: z.string(),
        testMode: z.boolean(),
      }),
    ),
  },
  'pay.create': {
    body: z.strictObject({ examOrderNumber: number12, skuId: uuid, ...purchase }),
    data: z.object({ orderNumber: number12, quote, status: orderStatus, expiresAt: z.string() }),
  },
  'pay.start': {
    body: z.strictObject({
      orderNumber: number12,
      gateway: gateway,
      method: z.string().max(40),
      hl: locale,
    }),
    data: z.object({
      orderNumber: number12,
      gateway,
      method: z.string(),
      /** What the provider's form or script needs; without it the screen says that a parameter is missing. */
      payCode: z.string(),
      /** Page of the provider's own origin to embed; null: the provider brings a script. */
      form: z.object({ url: z.string(), origin: z.string() }).nullable(),
      /** What that script gets beside the pay code (a publishable key, a client id). */
      publicKey: z.string().nullable(),
    }),
  },
  'pay.info': {
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({
      orderNumber: number12,
      examOrderNumber: number12,
      status: orderStatus,
      email: z.string(),
      country: z.string(),
      sku: z.object({ tier, name: z.string(), parts: z.array(partText) }),
      quote,
      createdAt: z.string(),
      expiresAt: z.string(),
      paidAt: z.string().nullable(),
      /** Unpaid, and other orders opened all that it sells: there is nothing to pay for. */
      alreadyOwned: z.boolean(),
    }),
  },
  'pay.check': {
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({
      orderNumber: number12,
      examOrderNumber: number12,
      /** The state that the visitor sees: waiting for them, pending at the provider, or the end. */
      state: z.enum(['waiting', 'pending', 'paid', 'failed', 'expired', 'refunded']),
      failureCode: z.string().nullable(),
      /** Seconds until the report opens by itself. */
      opensAfterSeconds: z.int(),
      email: z.string(),
    }),
  },
  'pay.resend': {
    /** `email`: another address, which is the report's from then on. */
    body: z.strictObject({ orderNumber: number12, email: email.optional() }),
    data: z.object({ email: z.string() }),
  },
  /** The state of the newest mail with the receipt. null: there is none yet. */
  'pay.mail': {
    body: z.strictObject({ orderNumber: number12 }),
    data: z
      .object({ email: z.string(), state: z.enum(RECEIPT_STATES), sentAt: z.string().nullable() })
      .nullable(),
  },
  'pay.status': {
    params: z.object({ examOrderNumber: number12 }),
    data: z.object({ paid: z.boolean(), tiers: z.array(tier), openParts: z.array(part) }),
  },
} as const
