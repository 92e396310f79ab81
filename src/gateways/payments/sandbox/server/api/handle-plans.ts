import { z } from 'zod'
import { transitionSubscription } from '@/domain/subscriptions/machine'
import { withPrice } from '@/domain/subscriptions/price-change'
import type { SubscriptionEvent } from '@/domain/subscriptions/transition'
import { ApiError } from '../http/api-error'
import { parseParams, readJson } from '../http/read-json'
import { json, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { billPlan } from '../plans/bill-plan'
import { nowOf, type PlanRow, presentPlan, requirePlan, savePlan } from '../plans/plan-row'
import { inTransaction } from '../store/open-store'
import { requireSecret } from './require-secret'
import { requireTestControls } from './require-test-controls'

const NOTHING = z.strictObject({})

export const handleReadPlan = (call: Call): Reply => {
  requireSecret(call)
  return json(200, presentPlan(call.ctx, requirePlan(call.ctx, call.params[0] ?? '')))
}

/** Nothing is billed from now on. */
export const handleStopPlan = (call: Call) => change({ call, to: (plan) => ({ ...plan, stopped: 1 }) })

export const handleResumePlan = (call: Call) => change({ call, to: (plan) => ({ ...plan, stopped: 0 }) })

export const handleAgreePlan = (call: Call) =>
  change({ call, to: (plan) => heard(call, plan, { type: 'agreed' }) })

/** Another price from a charge on: nothing is taken from it on until `agree` tells of the buyer's yes. */
export const handlePlanPrice = (call: Call) =>
  change({
    call,
    schema: z.strictObject({ amount: z.int().positive(), n: z.int().positive() }),
    to: (plan, asked) => {
      const { terms, state } = plan
      const known = state.priceChange
      if (known?.amount === asked.amount && known.n === asked.n) return plan
      if (asked.n <= state.chargesDone)
        throw new ApiError({ status: 400, code: 'charge_is_made', message: 'That charge was made.' })
      return { ...plan, state: withPrice({ terms, state, now: new Date(nowOf(call.ctx, plan)) }, asked) }
    },
  })

const MOST_AHEAD_MS = 5 * 366 * 24 * 60 * 60 * 1000

/** Sets the clock of one plan forward, never back, and bills what comes due on the way. */
export const handleAdvancePlan = async (call: Call): Promise<Reply> => {
  const reply = await change({
    call,
    schema: z.strictObject({ to_ms: z.int().nonnegative() }),
    to: (plan, { to_ms }) => {
      const ahead = to_ms - call.ctx.clock()
      if (to_ms - nowOf(call.ctx, plan) < -1000 || ahead > MOST_AHEAD_MS)
        throw new ApiError({
          status: 400,
          code: 'clock_out_of_range',
          message: 'Forward only, at most five years.',
        })
      return { ...plan, ahead_ms: Math.max(ahead, plan.ahead_ms) }
    },
  })
  billPlan(call.ctx, call.params[0] ?? '')
  call.ctx.wakeDelivery()
  return json(reply.status, presentPlan(call.ctx, requirePlan(call.ctx, call.params[0] ?? '')))
}

/** What becomes of the card that was kept: a test says so. */
export const handlePlanCard = (call: Call) => {
  requireTestControls(call)
  return change({
    call,
    schema: z.strictObject({ card: z.enum(['works', 'declines', 'lost']) }),
    to: (plan, { card }) => ({ ...plan, card }),
  })
}

type Change<T> = { call: Call; schema?: z.ZodType<T>; to: (plan: PlanRow, params: T) => PlanRow }

const change = async <T = object>({ call, schema, to }: Change<T>): Promise<Reply> => {
  const { ctx, request, params } = call
  requireSecret(call)
  const given = parseParams({
    schema: schema ?? (NOTHING as unknown as z.ZodType<T>),
    value: (await readJson(request)).value,
  })
  const plan = inTransaction({
    store: ctx.store,
    work: () => {
      const changed = to(requirePlan(ctx, params[0] ?? ''), given)
      savePlan(ctx, changed)
      return changed
    },
  })
  return json(200, presentPlan(ctx, plan))
}

const heard = ({ ctx }: Call, plan: PlanRow, event: SubscriptionEvent): PlanRow => {
  const now = new Date(nowOf(ctx, plan))
  const told = transitionSubscription({ terms: plan.terms, state: plan.state, now }, event)
  return told.kind === 'applied' ? { ...plan, state: told.state } : plan
}
