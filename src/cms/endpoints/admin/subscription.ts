import { z } from 'zod'
import { advancePlan } from '@/services/subscriptions/advance-plan'
import { cancelPlan } from '@/services/subscriptions/cancel-plan'
import { askPrice } from '@/services/subscriptions/price/ask-price'
import { readPlanRecord } from '@/services/subscriptions/read-plan-record'
import { colleagueOf } from './colleague-of'
import { defineStaffEndpoint } from './define-staff-endpoint'

const id = z.uuid()

/** What happened to a subscription, what was charged, and what comes next. */
export const subscriptionEndpoint = defineStaffEndpoint({
  path: '/admin/subscriptions/:id/record',
  may: ['orders', 'read'],
  method: 'get',
  body: z.strictObject({ id }),
  handler: ({ deps, input }) => readPlanRecord(deps, input.id),
})

export const cancelSubscriptionEndpoint = defineStaffEndpoint({
  path: '/admin/subscriptions/:id/cancel',
  may: 'owner',
  body: z.strictObject({ id, note: z.string().trim().min(1).max(500) }),
  handler: async ({ deps, input, by, user }) => {
    const colleague = colleagueOf(user)
    await cancelPlan(deps, { subscriptionId: input.id, by, detail: { note: input.note }, colleague })
    return readPlanRecord(deps, input.id)
  },
})

/** Asks its buyer for another price; hundredths. Without a yes the plan ends before the first charge at it. */
export const priceSubscriptionEndpoint = defineStaffEndpoint({
  path: '/admin/subscriptions/:id/price',
  may: 'owner',
  body: z.strictObject({ id, amount: z.int().positive().max(10_000_000) }),
  handler: async ({ deps, input, by, user }) => {
    const colleague = colleagueOf(user)
    await askPrice(deps, { subscriptionId: input.id, amount: input.amount, by, colleague })
    return readPlanRecord(deps, input.id)
  },
})

/** Test mode only: the clock of one subscription goes on, and its provider bills up to there. */
export const advanceSubscriptionEndpoint = defineStaffEndpoint({
  path: '/admin/subscriptions/:id/advance',
  may: 'owner',
  body: z.strictObject({ id, to: z.iso.datetime() }),
  handler: async ({ deps, input }) => {
    await advancePlan(deps, { subscriptionId: input.id, to: new Date(input.to) })
    return readPlanRecord(deps, input.id)
  },
})
