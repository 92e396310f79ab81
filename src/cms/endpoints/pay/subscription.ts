import { findPlace } from '@/services/sittings/find-place'
import { agreeToPlan } from '@/services/subscriptions/agree'
import { orderPlan } from '@/services/subscriptions/order-plan'
import { defineEndpoints } from '../define-endpoints'

export const subscriptionEndpoints = defineEndpoints({
  'subscription.change': async ({ deps, input: { body }, viewer, customer }) => {
    const { appExamId, code, zone, seenPlan, ...input } = body
    const { storefront } = await findPlace(deps, appExamId)
    return orderPlan(deps, {
      customer,
      storefrontId: storefront.id,
      code,
      zone,
      seenPlan,
      skipTrial: true,
      change: true,
      input,
      ip: viewer.ip,
    })
  },

  'subscription.agree': async ({ deps, input: { body }, customer }) => {
    await agreeToPlan(deps, { customer: customer.id, number: body.number })
    return {}
  },
})
