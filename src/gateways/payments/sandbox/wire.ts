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

export const intentSchema = z.object({
  id: z.string().min(1),
  object: z.literal('intent'),
  client_secret: z.string().min(1),
  status: z.enum(INTENT_STATUSES),
  amount: z.int().positive(),
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
      created_ms: z.int(),
    }),
  ),
  cursor: z.string().nullable(),
  has_more: z.boolean(),
})
export type WireMovement = z.infer<typeof movementPageSchema>['data'][number]

export const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
