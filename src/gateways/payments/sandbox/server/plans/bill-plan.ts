import { transitionSubscription } from '@/domain/subscriptions/machine'
import { nextChargeOf, type ScheduledCharge } from '@/domain/subscriptions/schedule'
import type { SubscriptionEvent } from '@/domain/subscriptions/transition'
import type { Context } from '../context'
import { newId } from '../store/new-id'
import { inTransaction } from '../store/open-store'
import { recordEvent } from '../store/record-event'
import { nowOf, type PlanRow, requirePlan, savePlan } from './plan-row'

const DAY_MS = 24 * 60 * 60 * 1000
/** A charge that failed is tried again after so long. */
const RETRY_AFTER_MS = 3 * DAY_MS
/** Nobody sets a clock so far ahead that more than this comes due at once. */
const MOST_AT_ONCE = 500

/** Charges what has come due by the clock of one plan, in order. By the domain's schedule: what the buyer was shown. */
export const billPlan = (ctx: Context, id: string): void => {
  for (let made = 0; made < MOST_AT_ONCE; made += 1) if (!billOne(ctx, id)) return
}

/** Everything that has come due; called by a timer. */
export const billDuePlans = (ctx: Context): void => {
  const due = ctx.store
    .prepare('SELECT id FROM subscriptions WHERE due_ms IS NOT NULL AND due_ms <= ? LIMIT 100')
    .all(ctx.clock()) as { id: string }[]
  for (const { id } of due) billPlan(ctx, id)
  if (due.length > 0) ctx.wakeDelivery()
}

const billOne = (ctx: Context, id: string): boolean =>
  inTransaction({
    store: ctx.store,
    work: () => {
      const plan = passTime(ctx, requirePlan(ctx, id))
      const charge = plan.stopped ? null : nextChargeOf({ terms: plan.terms, state: plan.state })
      if (!charge || Date.parse(charge.at) > nowOf(ctx, plan)) {
        savePlan(ctx, plan)
        return false
      }
      const event = plan.card === 'works' ? pay(ctx, plan, charge) : refuse(ctx, plan, charge)
      savePlan(ctx, heard(plan, event, new Date(charge.at)))
      return true
    },
  })

/** Ends what is over by now: nothing is charged after that. */
const passTime = (ctx: Context, plan: PlanRow): PlanRow =>
  heard(plan, { type: 'period_over' }, new Date(Math.min(nowOf(ctx, plan), dueOf(plan))))

const dueOf = ({ state }: PlanRow): number =>
  state.nextChargeAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(state.nextChargeAt)

const heard = (plan: PlanRow, event: SubscriptionEvent, now: Date): PlanRow => {
  const told = transitionSubscription({ terms: plan.terms, state: plan.state, now }, event)
  return told.kind === 'applied' ? { ...plan, state: told.state } : plan
}

type Charge = Omit<ScheduledCharge, 'day'>

const pay = (ctx: Context, plan: PlanRow, charge: Charge): SubscriptionEvent => {
  const { n, amount, at } = charge
  const intentId = intentOf(ctx, plan, charge)
  ctx.store
    .prepare(
      'INSERT INTO charges (id, intent_id, amount, brand, last4, fingerprint, created_ms) VALUES (?,?,?,?,?,?,?)',
    )
    .run(newId('sch'), intentId, amount, plan.brand, plan.last4, plan.fingerprint, ctx.clock())
  ctx.store
    .prepare("UPDATE intents SET status = 'succeeded', failure_code = NULL, plan_at_ms = ?, retry_ms = NULL WHERE id = ?")
    .run(Date.parse(at), intentId)
  recordEvent({ ctx, type: 'intent.succeeded', intentId })
  return { type: 'charged', n, amount, at, isNew: true }
}

const refuse = (ctx: Context, plan: PlanRow, charge: Charge): SubscriptionEvent => {
  const { n, at } = charge
  const intentId = intentOf(ctx, plan, charge)
  const retry = Date.parse(at) + RETRY_AFTER_MS
  const tries = plan.state.failures + 1
  ctx.store
    .prepare('UPDATE intents SET declines = ?, failure_code = ?, plan_at_ms = ?, retry_ms = ? WHERE id = ?')
    .run(tries, plan.card === 'lost' ? 'card_lost' : 'card_declined', Date.parse(at), retry, intentId)
  recordEvent({ ctx, type: 'intent.payment_failed', intentId })
  return { type: 'charge_failed', n, at, tries, retryAt: new Date(retry).toISOString() }
}

/** The intent of a charge: the one that was tried before, or a new one. It is of no order yet; the shop makes it. */
const intentOf = ({ store, clock }: Context, plan: PlanRow, { n, amount }: Charge): string => {
  const known = store
    .prepare('SELECT id FROM intents WHERE subscription_id = ? AND charge = ?')
    .get(plan.id, n) as { id: string } | undefined
  if (known) return known.id
  const intentId = newId('si')
  store
    .prepare(
      `INSERT INTO intents (id, client_secret, order_id, order_number, attempt, amount, currency, description, status,
        created_ms, subscription_id, charge) VALUES (?,?,'','',0,?,?,?,'requires_payment',?,?,?)`,
    )
    .run(intentId, newId('si'), amount, plan.terms.price.currency, plan.description, clock(), plan.id, n)
  return intentId
}
