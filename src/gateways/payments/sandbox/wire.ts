import { z } from 'zod'
import { type Currency, isCurrency } from '@/domain/money/currencies'

/** What we read of the sandbox's answers. Other fields are dropped, so that it may add some without breaking us. */
const part = z.object({ id: z.string().min(1), amount: z.int().positive() })
const refund = part.extend({
  /** It was made, and failed later: the money came back. */
  failed: z.boolean().default(false),
  metadata: z.object({ refund_id: z.string().min(1) }).nullable(),
})
const dispute = part.extend({ status: z.enum(['open', 'won', 'lost']) })

export const INTENT_STATUSES = [
  'requires_payment',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'canceled',
] as const

/** Which charge of which plan an intent is; instants are milliseconds since 1970 by the clock of the plan. */
const planCharge = z.object({
  subscription: z.string().min(1),
  /** Of the order that began it. */
  order_id: z.string().min(1),
  /** As domain/subscriptions/schedule.ts counts: 0 is the trial's. */
  charge: z.int().nonnegative(),
  started_ms: z.int(),
  /** When it was made, or tried last. */
  at_ms: z.int(),
  /** Tries that failed. */
  tries: z.int().nonnegative(),
  retry_ms: z.int().nullable(),
  /** `2027-03`; null: a plan of before it was kept. */
  card_expires: z.string().nullable().default(null),
})

export const subscriptionSchema = z.object({
  id: z.string().min(1),
  object: z.literal('subscription'),
  stopped: z.boolean(),
  started_ms: z.int(),
  charges_done: z.int(),
  next_charge_ms: z.int().nullable(),
  intents: z.array(z.string().min(1)),
  /** What its clock shows. */
  now_ms: z.int(),
  card: z.enum(['works', 'declines', 'lost']),
})
export type WireSubscription = z.infer<typeof subscriptionSchema>

export const intentSchema = z.object({
  id: z.string().min(1),
  object: z.literal('intent'),
  client_secret: z.string().min(1),
  status: z.enum(INTENT_STATUSES),
  /** 0: only keeps the card, for a plan that begins with a free trial. */
  amount: z.int().nonnegative(),
  currency: z.custom<Currency>(isCurrency),
  description: z.string(),
  livemode: z.boolean(),
  failure_code: z.string().nullable(),
  /** null: not made by our shop. */
  metadata: z
    .object({ order_id: z.string().min(1), order_number: z.string(), attempt: z.int().positive() })
    .nullable(),
  charges: z.array(part),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  /** null: of no plan, or of one that has not begun. */
  plan: planCharge.nullable().default(null),
  created: z.int(),
})
export type WireIntent = z.infer<typeof intentSchema>

export const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.int(),
  livemode: z.boolean(),
  /** The account whose money it is about. */
  account: z.string().optional(),
  /** null: about no intent. */
  data: z.object({ object: z.object({ id: z.string().min(1) }).nullable() }),
})
export type WireEvent = z.infer<typeof eventSchema>

export const eventPageSchema = z.object({
  data: z.array(eventSchema.extend({ delivered: z.boolean() })),
  cursor: z.string().nullable(),
  has_more: z.boolean(),
})

export const movementPageSchema = z.object({
  data: z.array(
    z.object({
      kind: z.enum(['charge', 'refund', 'dispute', 'dispute_won']),
      id: z.string().min(1),
      amount: z.int().positive(),
      currency: z.custom<Currency>(isCurrency),
      intent: z.string().min(1),
      order_id: z.string().min(1).nullable(),
      /** Of a plan: its renewals name no order. */
      subscription: z.string().nullable().default(null),
      created_ms: z.int(),
    }),
  ),
  cursor: z.string().nullable(),
  has_more: z.boolean(),
})
export type WireMovement = z.infer<typeof movementPageSchema>['data'][number]

export const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
