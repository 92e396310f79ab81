import { z } from 'zod'
import type { WireEvent } from './wire'

const payee = z.object({ merchant_id: z.string().optional() }).optional()

/** What of an event's resource says whom and what it is about. All of it is optional: PayPal has two hundred types. */
const resourceSchema = z.object({
  id: z.string().optional(),
  payee,
  purchase_units: z.array(z.object({ payee })).optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().optional(), seller: payee }))
    .optional(),
})

export type EventSubject = {
  /** An order, or a capture or refund of one: what fetchIntent takes. null: it is about no payment. */
  intentId: string | null
  /** The accounts it names as the receiver. */
  merchantIds: readonly string[]
}

export const subjectOf = ({ resource, resource_type }: WireEvent): EventSubject => {
  const parsed = resourceSchema.safeParse(resource)
  if (!parsed.success) return { intentId: null, merchantIds: [] }
  const { id, supplementary_data, disputed_transactions: disputed = [] } = parsed.data
  const { payee: receiver, purchase_units: units = [] } = parsed.data
  const receivers = [receiver, ...units.map((unit) => unit.payee), ...disputed.map(({ seller }) => seller)]
  return {
    intentId: intentOf({
      type: resource_type,
      id: supplementary_data?.related_ids?.order_id ?? id,
      disputedId: disputed[0]?.seller_transaction_id,
    }),
    merchantIds: receivers.flatMap((one) => one?.merchant_id ?? []),
  }
}

const PAYMENTS = ['checkout-order', 'capture', 'refund']

const intentOf = (named: { type?: string; id?: string; disputedId?: string }): string | null => {
  const { type = '', id, disputedId } = named
  if (type === 'dispute') return disputedId ?? null
  return PAYMENTS.includes(type) ? (id ?? null) : null
}
