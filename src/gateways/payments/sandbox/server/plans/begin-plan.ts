import { transitionSubscription } from '@/domain/subscriptions/machine'
import { newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import type { PlanOrder } from '@/domain/subscriptions/terms'
import type { Context } from '../context'
import { requireIntent } from '../intents/intent-row'
import type { StoredCard } from '../intents/pay-intent'
import { newId } from '../store/new-id'
import { requirePlan, savePlan } from './plan-row'

/** The last digits of the test card that pays once and then refuses. */
const REFUSES_LATER = '0341'

/** The plan of an intent that was just paid begins now; nothing for an intent without one. */
export const beginPlan = ({
  ctx,
  intentId,
  card,
}: {
  ctx: Context
  intentId: string
  card: StoredCard
}): void => {
  const intent = requireIntent({ store: ctx.store, intentId })
  if (intent.plan === null) return
  const { terms, withTrial, credit } = JSON.parse(intent.plan) as PlanOrder
  const now = new Date(ctx.clock())
  const state = paidAtOnce({ terms, withTrial, credit }, now)
  const id = newId('ssub')
  ctx.store
    .prepare(
      `INSERT INTO subscriptions (id, order_id, order_number, description, terms, state, brand, last4, fingerprint, expires, card)
       VALUES (?,?,?,?,?,?,?,?,?,?,?)`,
    )
    .run(
      id,
      intent.order_id,
      intent.order_number,
      intent.description,
      JSON.stringify(terms),
      JSON.stringify(state),
      card.brand,
      card.last4,
      card.fingerprint,
      card.expires,
      card.last4 === REFUSES_LATER ? 'declines' : 'works',
    )
  ctx.store
    .prepare('UPDATE intents SET subscription_id = ?, charge = ?, plan_at_ms = ? WHERE id = ?')
    .run(id, state.trialEndsAt === null ? 1 : 0, now.getTime(), intentId)
  savePlan(ctx, requirePlan(ctx, id))
}

/** The state after its first payment, which is made as it begins. */
const paidAtOnce = ({ terms, withTrial, credit }: PlanOrder, now: Date): SubscriptionState => {
  const at = now.toISOString()
  const state = newSubscription({ terms, at, withTrial, credit })
  const isTrial = state.trialEndsAt !== null
  const amount = isTrial ? terms.trialPrice : terms.price.amount - state.credit
  const heard =
    isTrial && amount === 0
      ? transitionSubscription({ terms, state, now }, { type: 'trial_began' })
      : transitionSubscription(
          { terms, state, now },
          { type: 'charged', n: isTrial ? 0 : 1, amount, at, isNew: true },
        )
  if (heard.kind !== 'applied') throw new Error(`A plan did not begin: ${heard.kind}`)
  return heard.state
}
