import { z } from 'zod'
import { type Currency, parseCurrency } from '@/domain/money/currencies'

/**
 * What we read of Stripe's answers. `read` takes the SDK's own type, so that a field which Stripe renames does not
 * compile, and checks at run time what a type cannot.
 */
export const read = <Schema extends z.ZodType>(schema: Schema, answer: z.input<Schema>): z.output<Schema> =>
  schema.parse(answer)

/** Null in the type, but never in a session that we created: it is null in another kind of session. */
const present = <T>(value: T | null, context: z.RefinementCtx): T => {
  if (value !== null) return value
  context.addIssue('missing')
  return z.NEVER
}

/** An id where the object itself was asked for. */
const absent = (_: string, context: z.RefinementCtx): never => {
  context.addIssue('not expanded')
  return z.NEVER
}

const id = z.string().min(1)
const minorUnits = z.int().nonnegative()
/** Since 1970. */
const seconds = z.int().nonnegative()
const currency = z.string().transform((text, context): Currency => {
  const known = parseCurrency(text)
  if (known) return known
  context.addIssue('a currency that we do not list')
  return z.NEVER
})
const idOrObject = z.union([id, z.object({ id }).transform((object) => object.id)])
export const metadataSchema = z
  .record(z.string(), z.string())
  .nullable()
  .transform((given) => given ?? {})

const failure = z.object({ code: z.string().optional(), decline_code: z.string().optional() })

/** What a charge, a refund and a dispute have in common. */
export const underPaymentSchema = z.object({ payment_intent: idOrObject.nullable() })

export const chargeSchema = z.object({
  id,
  created: seconds,
  amount_captured: minorUnits,
  currency,
  captured: z.boolean(),
  status: z.string(),
  disputed: z.boolean(),
  metadata: metadataSchema,
  payment_intent: idOrObject.nullable(),
})

const paymentSchema = z.object({
  id,
  status: z.string(),
  last_payment_error: failure.nullable(),
  latest_charge: z.union([id, chargeSchema]).nullable(),
})
export type WirePayment = z.output<typeof paymentSchema>

/** A subscription: what bills a plan. */
export const planSchema = z.object({
  id,
  status: z.string(),
  start_date: seconds,
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  pause_collection: z.object({ behavior: z.string() }).nullable(),
  metadata: metadataSchema,
  /** Ours have one. */
  items: z.object({
    data: z
      .array(
        z.object({
          current_period_start: seconds,
          current_period_end: seconds,
          price: z.object({
            recurring: z.object({ interval: z.string(), interval_count: z.int().positive() }).nullable(),
          }),
        }),
      )
      .min(1),
  }),
  default_payment_method: z
    .union([id, z.object({ card: z.object({ exp_month: z.int(), exp_year: z.int() }).optional() })])
    .nullable(),
})
export type WirePlan = z.output<typeof planSchema>

/** Of which plan an invoice is, whoever's it is; null: of none. */
export const invoiceOwnerSchema = z.object({
  id,
  billing_reason: z.string().nullable(),
  parent: z
    .object({
      subscription_details: z.object({ metadata: metadataSchema, subscription: idOrObject }).nullable(),
    })
    .nullable(),
})
export type WireInvoiceOwner = z.output<typeof invoiceOwnerSchema>

export const invoiceSchema = z.object({
  id,
  status: z.string().nullable(),
  billing_reason: z.string().nullable(),
  amount_due: minorUnits,
  currency,
  livemode: z.boolean(),
  attempt_count: z.int().nonnegative(),
  next_payment_attempt: seconds.nullable(),
  created: seconds,
  lines: z.object({
    data: z.array(
      z.object({
        period: z.object({ start: seconds }),
        parent: z
          .object({ subscription_item_details: z.object({ proration: z.boolean() }).nullable() })
          .nullable(),
      }),
    ),
  }),
})
export type WireInvoice = z.output<typeof invoiceSchema>

/** A payment of an invoice; we always ask Stripe to expand what it was paid with. */
export const invoicePaymentSchema = z.object({
  status: z.string(),
  payment: z.object({
    payment_intent: z.union([z.string().transform(absent), paymentSchema]).optional(),
  }),
})

export const sessionSchema = z.object({
  id,
  mode: z.string(),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: z.nullable(minorUnits).transform(present),
  currency: z.nullable(z.string()).transform(present).pipe(currency),
  livemode: z.boolean(),
  metadata: metadataSchema,
  /** We always ask Stripe to expand it; null until the buyer confirms for the first time. */
  payment_intent: z.union([z.string().transform(absent), paymentSchema]).nullable(),
  /** Of a plan, once it was paid: always expanded. */
  subscription: z.union([z.string().transform(absent), planSchema]).nullable(),
  invoice: idOrObject.nullable(),
})
export type WireSession = z.output<typeof sessionSchema>

export const createdSchema = z.object({ id, client_secret: z.nullable(z.string().min(1)).transform(present) })

export const refundSchema = z.object({
  id,
  amount: minorUnits,
  currency,
  status: z.string().nullable(),
  failure_reason: z.string().optional(),
  metadata: metadataSchema,
  charge: idOrObject.nullable(),
  payment_intent: idOrObject.nullable(),
})
export type WireRefund = z.output<typeof refundSchema>

export const disputeSchema = z.object({
  id,
  amount: minorUnits,
  currency,
  status: z.string(),
  charge: idOrObject,
  payment_intent: idOrObject.nullable(),
  /** Negative: withdrawn from us; positive: given back. In the currency of the payouts. */
  balance_transactions: z.array(z.object({ amount: z.int() })),
})
export type WireDispute = z.output<typeof disputeSchema>

export const eventSchema = z.object({
  id,
  type: z.string().min(1),
  created: z.int(),
  livemode: z.boolean(),
  /** Set on events of a connected account, whose payments are not ours. */
  account: z.string().optional(),
  pending_webhooks: z.int().optional(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      payment_intent: idOrObject.nullish(),
      charge: idOrObject.nullish(),
    }),
  }),
})
export type WireEvent = z.output<typeof eventSchema>
