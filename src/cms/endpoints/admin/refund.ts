import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Deps } from '@/services/deps'
import { decideRefund } from '@/services/refunds/decide-refund'
import { readOrderMoney } from '@/services/refunds/read-order-money'
import { leftForSupport, supportLimit } from '@/services/refunds/refuse-over-limit'
import { isOwnerUser } from '../../access/roles'
import { colleagueOf } from './colleague-of'
import { defineStaffEndpoint } from './define-staff-endpoint'

const id = z.uuid()

/** `mayGive`: what of it whoever looks may give back themselves, null where that is all. */
const shown = async (deps: Deps, orderId: string, user: PayloadRequest['user']) => {
  const money = await readOrderMoney(deps, orderId)
  if (isOwnerUser(user)) return { ...money, mayGive: null, limit: null }
  const { currency } = money
  const db = deps.payload.db.drizzle
  return {
    ...money,
    mayGive: await leftForSupport(db, { orderId, currency }),
    limit: await supportLimit(db, currency),
  }
}

/** What an order brought, gave back, and can still give back. */
export const orderMoneyEndpoint = defineStaffEndpoint({
  path: '/admin/orders/:id/refund',
  may: ['orders', 'read'],
  method: 'get',
  body: z.strictObject({ id }),
  handler: ({ deps, input, user }) => shown(deps, input.id, user),
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
  handler: async ({ deps, input, by, user }) => {
    const { amount, note, key } = input
    const colleague = { ...colleagueOf(user), limited: !isOwnerUser(user), at: deps.now() }
    await decideRefund(deps, { orderId: input.id, amount, note: note || null, askedBy: by, key, colleague })
    return shown(deps, input.id, user)
  },
})
