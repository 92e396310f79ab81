import { agreeToPlan } from '@/services/subscriptions/agree'
import { orderPlan } from '@/services/subscriptions/order-plan'
import { findPlanPlace } from '@/services/subscriptions/plan-price-list'
import { defineEndpoints } from '../define-endpoints'

export const subscriptionEndpoints = defineEndpoints({
  'subscription.change': async ({ deps, input: { body }, viewer, customer }) => {
    const { appExamId, code, zone, seenPlan, landing, ...input } = body
    const where = await findPlanPlace(deps, { appExamId, landing, viewer })
    const asked = { customer, code, zone, seenPlan, skipTrial: true, input, ip: viewer.ip }
    return orderPlan(deps, { ...where, ...asked, change: true })
  },

  'subscription.agree': async ({ deps, input: { body }, customer }) => {
    await agreeToPlan(deps, { customer: customer.id, number: body.number, price: body.seenPrice ?? null })
    return {}
  },
})
