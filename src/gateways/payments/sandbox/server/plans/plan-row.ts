import type { SubscriptionState } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import type { WireSubscription } from '../../wire'
import type { Context } from '../context'
import { ApiError } from '../http/api-error'
import type { StoredCard } from '../intents/pay-intent'

export type PlanRow = StoredCard & {
  id: string
  order_id: string
  order_number: string
  description: string
  card: WireSubscription['card']
  ahead_ms: number
  stopped: number
  terms: PlanTerms
  state: SubscriptionState
}

/** @throws ApiError 404. */
export const requirePlan = ({ store }: Pick<Context, 'store'>, id: string): PlanRow => {
  const row = store.prepare('SELECT * FROM subscriptions WHERE id = ?').get(id) as
    | (Omit<PlanRow, 'terms' | 'state'> & { terms: string; state: string })
    | undefined
  if (!row)
    throw new ApiError({ status: 404, code: 'subscription_not_found', message: 'There is no such plan.' })
  return {
    ...row,
    terms: JSON.parse(row.terms) as PlanTerms,
    state: JSON.parse(row.state) as SubscriptionState,
  }
}

/** What its clock shows. */
export const nowOf = ({ clock }: Pick<Context, 'clock'>, { ahead_ms }: Pick<PlanRow, 'ahead_ms'>): number =>
  clock() + ahead_ms

/** `due_ms`: when it is to be billed next, by our own clock. */
export const savePlan = (
  { store }: Pick<Context, 'store'>,
  { id, state, stopped, card, ahead_ms }: PlanRow,
): void => {
  const due = stopped || state.nextChargeAt === null ? null : Date.parse(state.nextChargeAt) - ahead_ms
  store
    .prepare(
      'UPDATE subscriptions SET state = ?, stopped = ?, card = ?, ahead_ms = ?, due_ms = ? WHERE id = ?',
    )
    .run(JSON.stringify(state), stopped, card, ahead_ms, due, id)
}

export const presentPlan = (ctx: Pick<Context, 'clock' | 'store'>, plan: PlanRow): WireSubscription => ({
  id: plan.id,
  object: 'subscription',
  stopped: plan.stopped === 1,
  started_ms: Date.parse(plan.state.startedAt),
  charges_done: plan.state.chargesDone,
  next_charge_ms:
    plan.stopped || plan.state.nextChargeAt === null ? null : Date.parse(plan.state.nextChargeAt),
  intents: intentsOf(ctx, plan),
  now_ms: nowOf(ctx, plan),
  card: plan.card,
})

const intentsOf = ({ store }: Pick<Context, 'store'>, { id }: PlanRow): string[] =>
  (
    store.prepare('SELECT id FROM intents WHERE subscription_id = ? ORDER BY charge').all(id) as {
      id: string
    }[]
  ).map((row) => row.id)
