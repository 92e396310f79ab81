import { z } from 'zod'
import { decideRefund } from '@/services/refunds/decide-refund'
import { readOrderMoney } from '@/services/refunds/read-order-money'
import { defineStaffEndpoint } from './define-staff-endpoint'

const id = z.uuid()

/** What an order brought, gave back, and can still give back. */
export const orderMoneyEndpoint = defineStaffEndpoint({
  path: '/admin/orders/:id/refund',
  may: ['orders', 'read'],
  method: 'get',
  body: z.strictObject({ id }),
  handler: ({ deps, input }) => readOrderMoney(deps, input.id),
})

export const refundEndpoint = defineStaffEndpoint({
  path: '/admin/orders/:id/refund',
  may: ['orders', 'write'],
  body: z.strictObject({
    id,
    /** Hundredths. */
    amount: z.union([z.literal('all'), z.int().positive()]),
    note: z.string().trim().max(500),
    /** One refund a click, however often the click arrives. */
    key: z.string().regex(/^[0-9a-f]{32}$/),
  }),
  handler: async ({ deps, input, by }) => {
    const { amount, note, key } = input
    await decideRefund(deps, { orderId: input.id, amount, note: note || null, askedBy: by, key })
    return readOrderMoney(deps, input.id)
  },
})
