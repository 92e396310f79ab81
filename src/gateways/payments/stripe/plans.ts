import type Stripe from 'stripe'
import { chargeNear, hasCome, instantOf } from '@/domain/subscriptions/period'
import { declinedError } from '../failed-call'
import type { PlanBilling, ProviderPlan } from '../gateway'
import { callStripe } from './client'
import { sessionOf } from './find-intent'
import { FIRST, isDue, PLAN_PARTS } from './find-invoice'
import { changeKey, readPlanMark } from './marks'
import { gridOf, instantAt, numberOf } from './plan-charge'
import { voidUnpaid } from './void-invoices'
import { invoiceSchema, planSchema, read, type WireInvoice, type WirePlan } from './wire'

type Connection = { stripe: Stripe; clock: () => number }
type Of = Connection & { ref: string }

/** A plan is a subscription of Stripe's, which a session began. Its marks say what of it Stripe's own words do not. */
export const createPlans = (connection: Connection): PlanBilling => {
  const told = (ref: string) => callStripe({ mutates: false }, () => readPlan({ ...connection, ref }))
  return {
    fetch: told,
    stop: async (ref) => {
      await setBilled({ ...connection, ref, billed: false })
      await voidUnpaid({ stripe: connection.stripe, ref, nowMs: connection.clock() })
      return told(ref)
    },
    resume: async (ref) => {
      await setBilled({ ...connection, ref, billed: true })
      return told(ref)
    },
    agree: async (ref) => {
      await agree({ ...connection, ref })
      return told(ref)
    },
    // A price from a later charge on needs a schedule of Stripe's, and ends by itself without a yes: not built.
    reprice: null,
    advance: null,
  }
}

/** It cannot be charged for anything any more. */
const OVER: readonly string[] = ['canceled', 'incomplete_expired']

const fetchPlan = async ({ stripe, ref }: Of): Promise<WirePlan> =>
  callStripe({ mutates: false }, async () =>
    read(planSchema, await stripe.subscriptions.retrieve(ref, { expand: PLAN_PARTS })),
  )

/** Told what it is told already, it changes nothing. */
const setBilled = async ({ billed, ...of }: Of & { billed: boolean }): Promise<void> => {
  const plan = await fetchPlan(of)
  if (OVER.includes(plan.status)) {
    if (billed) throw declinedError('plan_is_over')
    return
  }
  if (billed !== isCancelled(plan)) return
  const params = billed ? goesOn(plan) : stopsAt(plan, of.clock())
  if (params) await change(of, { plan, name: billed ? 'resume' : 'stop', params })
  else await end(of, plan)
}

/** Before anything more is taken: whoever cancelled in Stripe's dashboard may have named a later day. */
const isCancelled = (plan: WirePlan): boolean => {
  const { cancel_at, cancel_at_period_end, metadata, items } = plan
  const due = readPlanMark(metadata).waits
    ? Date.parse(gridOf(plan).anchorAt) / 1000
    : (items.data[0]?.current_period_end ?? 0)
  return cancel_at_period_end || (cancel_at !== null && cancel_at <= due)
}

/**
 * At the end of what was paid, or of the trial, so that it can be taken back until then. What is due and not paid is not part of
 * that. Stripe knows another end of a trial that waits for a yes. null: it has passed, so it ends at once.
 */
const stopsAt = (plan: WirePlan, nowMs: number): Stripe.SubscriptionUpdateParams | null => {
  if (!readPlanMark(plan.metadata).waits) return { cancel_at_period_end: true }
  const end = gridOf(plan).anchorAt
  if (hasCome(end, new Date(nowMs + SOON_MS))) return null
  return { cancel_at: Date.parse(end) / 1000, proration_behavior: 'none' }
}

const goesOn = ({ cancel_at_period_end }: WirePlan): Stripe.SubscriptionUpdateParams =>
  cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' }

const end = ({ stripe, ref, clock }: Of, { metadata }: WirePlan): Promise<unknown> => {
  const { changes } = readPlanMark(metadata)
  const idempotencyKey = changeKey({ of: ref, change: `end_${changes}`, nowMs: clock() })
  return callStripe({ mutates: true }, () => stripe.subscriptions.cancel(ref, {}, { idempotencyKey }))
}

/** The trial of a plan that waits for a yes is without an end at Stripe (plan-params.ts); now it has one. */
const agree = async (of: Of): Promise<void> => {
  const plan = await fetchPlan(of)
  if (OVER.includes(plan.status) || !readPlanMark(plan.metadata).waits) return
  const grid = gridOf(plan)
  const end = grid.anchorAt
  // So late its period would be taken for the next one, and what is charged then begin nothing: nothing is charged instead.
  if (chargeNear({ ...grid, at: instantOf(of.clock()) }) > 1) throw declinedError('agreed_too_late')
  // Stripe takes no time that has passed.
  const isOver = hasCome(end, new Date(of.clock() + SOON_MS))
  await change(of, {
    plan,
    name: 'agree',
    params: { trial_end: isOver ? 'now' : Date.parse(end) / 1000, proration_behavior: 'none' },
    marks: { agreed: 'yes' },
  })
}

const SOON_MS = 60_000

type Change = {
  plan: WirePlan
  name: string
  params: Stripe.SubscriptionUpdateParams
  marks?: Record<string, string>
}

/** Each says how the plan is to be, not what to do with it: made twice it changes nothing more. */
const change = ({ stripe, ref, clock }: Of, { plan, name, params, marks }: Change): Promise<unknown> => {
  const { changes } = readPlanMark(plan.metadata)
  const metadata = { ...marks, changes: String(changes + 1) }
  const idempotencyKey = changeKey({ of: ref, change: `${name}_${changes}`, nowMs: clock() })
  return callStripe({ mutates: true }, () =>
    stripe.subscriptions.update(ref, { ...params, metadata }, { idempotencyKey }),
  )
}

const readPlan = async ({ stripe, ref, clock }: Of): Promise<ProviderPlan> => {
  const [given, session, listed] = await Promise.all([
    stripe.subscriptions.retrieve(ref, { expand: PLAN_PARTS }),
    sessionOf({ stripe, where: { subscription: ref } }),
    stripe.invoices.list({ subscription: ref, limit: 100 }).autoPagingToArray({ limit: MOST }),
  ])
  const plan = read(planSchema, given)
  // Stripe lists the newest first.
  const invoices = listed.map((invoice) => read(invoiceSchema, invoice)).toReversed()
  const later = invoices.filter((invoice) => invoice.billing_reason !== FIRST && isDue(invoice))
  const paid = later.filter(({ status }) => status === 'paid')
  const nextChargeAt = nextOf({ plan, latest: invoices.at(-1) })
  return {
    ref,
    stopped: isStopped(plan),
    startedAt: instantAt(plan.start_date),
    chargesDone: Math.max(
      readPlanMark(plan.metadata).trialDays > 0 ? 0 : 1,
      ...paid.map((invoice) => numberOf({ plan, invoice })),
    ),
    nextChargeAt,
    intentIds: [...(session ? [session.id] : []), ...later.map(({ id }) => id)],
    now: new Date(clock()).toISOString(),
  }
}

/** The SDK wants a bound; a plan by the week has fewer in ten years. */
const MOST = 1000

/** Also where somebody did it in Stripe's dashboard. */
const isStopped = (plan: WirePlan): boolean =>
  !RUNS.includes(plan.status) || isCancelled(plan) || plan.pause_collection !== null

const RUNS: readonly string[] = ['trialing', 'active', 'past_due']

/** Of a charge that is due the draft waits for an hour. One that failed is tried again, or is no more. */
const nextOf = ({ plan, latest }: { plan: WirePlan; latest: WireInvoice | undefined }): string | null => {
  if (isStopped(plan) || readPlanMark(plan.metadata).waits) return null
  const [item] = plan.items.data
  if (!item) return null
  const isOpen = latest?.status === 'draft' || latest?.status === 'open'
  if (latest && isOpen && latest.billing_reason !== FIRST) {
    if (latest.attempt_count === 0) return instantAt(item.current_period_start)
    return latest.next_payment_attempt === null ? null : instantAt(latest.next_payment_attempt)
  }
  return instantAt(item.current_period_end)
}
