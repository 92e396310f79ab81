import { asc, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { localDay } from '@/domain/subscriptions/local-day'
import { transitionSubscription } from '@/domain/subscriptions/machine'
import { chargeAt } from '@/domain/subscriptions/period'
import { firstAskable, priceNow } from '@/domain/subscriptions/price-change'
import { scheduleOf } from '@/domain/subscriptions/schedule'
import { unansweredPrice } from '@/domain/subscriptions/state'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import { orders, plans_locales, subscription_events, subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { clockOf, isBilled, type SubscriptionRow, stateOf, termsOf } from './subscription-row'

const CHARGES_TOLD = 4

/** Whether another price can be asked for: what is taken now, and from which day on another could be. null: not now. */
const priceOf = (deps: Deps, row: SubscriptionRow) => {
  const its = { terms: termsOf(row), state: stateOf(row), now: clockOf(deps, row) }
  const n = firstAskable(its)
  const now = priceNow(its)
  const may = transitionSubscription(its, { type: 'price_asked', amount: now + 100, n }).kind === 'applied'
  if (!may || !deps.payments[row.provider as PaymentGatewayId]?.plans?.reprice) return null
  const at = chargeAt({ anchorAt: its.state.anchorAt, period: its.terms.period, n })
  return { now, day: localDay(at, row.zone), asked: unansweredPrice(its.state)?.amount ?? null }
}

/** A subscription for staff: what happened, what was charged, and what comes next. @throws HttpRefusal notFound. */
export const readPlanRecord = async (deps: Deps, id: string) => {
  const db = deps.payload.db.drizzle
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row) throw new HttpRefusal('notFound')
  const [events, charged, names] = await Promise.all([
    db
      .select()
      .from(subscription_events)
      .where(eq(subscription_events.subscription, id))
      .orderBy(asc(subscription_events.at)),
    db.select().from(orders).where(eq(orders.subscription, id)).orderBy(desc(orders.charge)),
    db.select().from(plans_locales).where(eq(plans_locales._parentID, row.plan)),
  ])
  const gateway = deps.payments[row.provider as PaymentGatewayId]
  const schedule = scheduleOf({
    terms: termsOf(row),
    state: stateOf(row),
    zone: row.zone,
    count: CHARGES_TOLD,
  })
  return {
    number: row.number,
    status: row.status,
    titles: Object.fromEntries(names.map(({ _locale, title }) => [_locale, title ?? ''])),
    terms: termsOf(row),
    zone: row.zone,
    clock: clockOf(deps, row).toISOString(),
    mayAdvance: gateway?.livemode === false && gateway.plans?.advance != null,
    mayCancel: isBilled(row),
    asksPrice: priceOf(deps, row),
    schedule,
    events: events.map(({ kind, at, by, detail }) => ({ kind, at: new Date(at).toISOString(), by, detail })),
    orders: charged.map(({ id: orderId, number, charge, total, currency, status, createdAt }) => ({
      id: orderId,
      number,
      charge,
      total,
      currency,
      status,
      at: new Date(createdAt).toISOString(),
    })),
  }
}
