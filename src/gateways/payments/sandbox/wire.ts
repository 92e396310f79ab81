import { z } from 'zod'
import { type Currency, isCurrency } from '@/domain/money/currencies'

/** What the sandbox answers. Unknown fields are dropped, so that the provider may grow without breaking us. */
const part = z.object({ id: z.string().min(1), amount: z.int().positive() })

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
  metadata: z.object({ order_id: z.string().min(1), order_number: z.string(), attempt: z.int().positive() }),
  charges: z.array(part),
  refunds: z.array(part),
  created: z.int(),
})
export type WireIntent = z.infer<typeof intentSchema>

export const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string().min(1) }) }),
})
export type WireEvent = z.infer<typeof eventSchema>

export const eventPageSchema = z.object({
  data: z.array(eventSchema.extend({ delivered: z.boolean() })),
  cursor: z.string().nullable(),
  has_more: z.boolean(),
})

export const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
