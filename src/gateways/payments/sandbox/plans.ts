import type { PlanBilling, ProviderPlan } from '../gateway'
import type { Client } from './client'
import { subscriptionSchema, type WireSubscription } from './wire'

export const createPlans = ({ call }: { call: Client }): PlanBilling => {
  const ask = async (path: string, body?: object): Promise<ProviderPlan> =>
    toPlan(
      await call({
        method: body ? 'POST' : 'GET',
        path: `/v1/subscriptions/${path}`,
        answer: subscriptionSchema,
        body,
      }),
    )
  const path = encodeURIComponent
  return {
    fetch: (ref) => ask(path(ref)),
    stop: (ref) => ask(`${path(ref)}/stop`, {}),
    resume: (ref) => ask(`${path(ref)}/resume`, {}),
    agree: (ref) => ask(`${path(ref)}/agree`, {}),
    reprice: ({ ref, amount, n }) => ask(`${path(ref)}/price`, { amount, n }),
    advance: ({ ref, to }) => ask(`${path(ref)}/advance`, { to_ms: to.getTime() }),
  }
}

const toPlan = (plan: WireSubscription): ProviderPlan => ({
  ref: plan.id,
  stopped: plan.stopped,
  startedAt: new Date(plan.started_ms).toISOString(),
  chargesDone: plan.charges_done,
  nextChargeAt: plan.next_charge_ms === null ? null : new Date(plan.next_charge_ms).toISOString(),
  intentIds: plan.intents,
  now: new Date(plan.now_ms).toISOString(),
})
