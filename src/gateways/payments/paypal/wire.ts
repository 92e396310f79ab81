import { z } from 'zod'
import type { Money } from '@/domain/money/money'
import { fromWireMoney } from './amounts'

/** What we read of PayPal's answers. Other fields are dropped, so that PayPal may add some without breaking us. */
const id = z.string().min(1).max(64)
const links = z.array(z.object({ href: z.string(), rel: z.string() })).default([])

const wireMoney = z.object({ currency_code: z.string(), value: z.string() })

const money = wireMoney.transform((wire, context): Money => {
  const parsed = fromWireMoney(wire)
  if (parsed && parsed.amount >= 0) return parsed
  context.addIssue({ code: 'custom', message: 'is not an amount of ours' })
  return z.NEVER
})

const time = z.string().refine((text) => !Number.isNaN(Date.parse(text)))

const payee = z.object({ merchant_id: z.string().optional() }).optional()

const captureSchema = z.object({
  id,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  processor_response: z.object({ response_code: z.string().optional() }).optional(),
  amount: money,
})
export type WireCapture = z.infer<typeof captureSchema>

export const refundSchema = z.object({
  id,
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: money,
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  create_time: time.optional(),
})
export type WireRefund = z.infer<typeof refundSchema>

const unit = z.object({
  amount: money,
  payee,
  custom_id: z.string().optional(),
  payments: z
    .object({ captures: z.array(captureSchema).default([]), refunds: z.array(refundSchema).default([]) })
    .default({ captures: [], refunds: [] }),
})

export const ORDER_STATUSES = [
  'CREATED',
  'SAVED',
  'APPROVED',
  'VOIDED',
  'COMPLETED',
  'PAYER_ACTION_REQUIRED',
] as const

export const orderSchema = z.object({
  id,
  status: z.enum(ORDER_STATUSES),
  /** We never ask for more than one. */
  purchase_units: z.tuple([unit]),
})
export type WireOrder = z.infer<typeof orderSchema>

export const createdOrderSchema = z.object({ id })

/** What a capture or a refund belongs to. */
export const relativeSchema = z.object({
  id,
  custom_id: z.string().optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
  links,
})

// Disputes and reports are not in PayPal's published OpenAPI: these shapes were written from its reference.
export const disputeSchema = z.object({
  dispute_id: id,
  status: z.string(),
  dispute_amount: money,
  create_time: time.optional(),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
})
export const disputeListSchema = z.object({ items: z.array(disputeSchema).default([]) })

const reportLineSchema = z.object({
  transaction_id: id,
  paypal_reference_id: z.string().optional(),
  transaction_event_code: z.string(),
  transaction_initiation_date: time,
  transaction_amount: wireMoney,
  transaction_status: z.string(),
  custom_field: z.string().optional(),
})
export type ReportLine = z.infer<typeof reportLineSchema>

// A missing list is an empty one when the answer also counts zero. Without a count the answer is of another kind, and
// reading it as empty would hide what happened in that time.

export const reportSchema = z
  .object({
    transaction_details: z.array(z.object({ transaction_info: reportLineSchema })).optional(),
    total_items: z.int().optional(),
    total_pages: z.int().min(0).default(1),
  })
  .refine(({ transaction_details, total_items }) => transaction_details !== undefined || total_items === 0)

export const eventSchema = z.object({
  id,
  event_type: z.string().min(1).max(200),
  create_time: time.optional(),
  resource_type: z.string().optional(),
  resource: z.unknown(),
  transmissions: z.array(z.object({ status: z.string().optional() })).default([]),
})
export type WireEvent = z.infer<typeof eventSchema>

export const eventListSchema = z
  .object({ events: z.array(eventSchema).optional(), count: z.int().optional(), links })
  .refine(({ events, count }) => events !== undefined || count === 0)

export const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export const errorSchema = z.object({
  name: z.string().optional(),
  /** Instead of `name`, at the token endpoint. */
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})
