import { z } from 'zod'
import type { EventSubject } from '../event-subject'
import type { WireEvent } from './wire'

const payee = z.object({ merchant_id: z.string().optional() }).optional()

/**
 * The parts of a resource that name a payment or an account. All are optional: PayPal has two hundred types of events.
 */
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

export const eventSubject = ({ resource, resource_type }: WireEvent): EventSubject => {
  const parsed = resourceSchema.safeParse(resource)
  if (!parsed.success) return { intentId: null, accounts: [] }
  const { id, supplementary_data, disputed_transactions: disputed = [] } = parsed.data
  const { payee: receiver, purchase_units: units = [] } = parsed.data
  const receivers = [receiver, ...units.map((unit) => unit.payee), ...disputed.map(({ seller }) => seller)]
  return {
    intentId: intentIdOf({
      type: resource_type,
      id: supplementary_data?.related_ids?.order_id ?? id,
      disputedId: disputed[0]?.seller_transaction_id,
    }),
    accounts: receivers.flatMap((one) => one?.merchant_id ?? []),
  }
}

const PAYMENTS = ['checkout-order', 'capture', 'refund']

const intentIdOf = (named: { type?: string; id?: string; disputedId?: string }): string | null => {
  const { type = '', id, disputedId } = named
  if (type === 'dispute') return disputedId ?? null
  return PAYMENTS.includes(type) ? (id ?? null) : null
}
