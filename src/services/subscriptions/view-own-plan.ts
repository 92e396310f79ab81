import { and, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { localDay } from '@/domain/subscriptions/local-day'
import { transitionSubscription } from '@/domain/subscriptions/machine'
import { chargeAt } from '@/domain/subscriptions/period'
import { priceNow } from '@/domain/subscriptions/price-change'
import { type Schedule, scheduleOf } from '@/domain/subscriptions/schedule'
import { unansweredPrice, waitsForConsent } from '@/domain/subscriptions/state'
import type { Moment } from '@/domain/subscriptions/transition'
import { orders, plans_locales } from '@/payload-schema'
import type { Deps } from '../deps'
import { sealLeft } from './leaving/seal'
import type { OwnPlan } from './own-subscription'
import { type SubscriptionRow, stateOf, termsOf } from './subscription-row'

type View = NonNullable<CallData<'user.vipDetail'>['subscription']>

const CHARGES_SHOWN = 3
const MOST_ORDERS = 50

/** A subscription as its owner sees it: what it is, what is to come, what was charged, and what they can do. */
export const viewOwnPlan = async (
  { payload }: Pick<Deps, 'payload'>,
  { plan, locale }: { plan: OwnPlan; locale: Locale },
): Promise<View> => {
  const { row, now, access, left } = plan
  const its = { terms: termsOf(row), state: stateOf(row) }
  const { terms, state } = its
  const db = payload.db.drizzle
  const [titles, charged] = await Promise.all([
    db
      .select({ title: plans_locales.title, locale: plans_locales._locale })
      .from(plans_locales)
      .where(
        and(eq(plans_locales._parentID, row.plan), inArray(plans_locales._locale, [locale, DEFAULT_LOCALE])),
      ),
    chargesOf(db, row),
  ])
  const mayUndo = transitionSubscription({ ...its, now }, { type: 'undo_cancel' }).kind === 'applied'
  const named = titles.toSorted((one) => (one.locale === locale ? -1 : 1)).find(({ title }) => title)
  return {
    number: row.number,
    status: state.status,
    title: named?.title ?? '',
    code: terms.plan,
    level: terms.level,
    period: terms.period,
    price: { ...terms.price, amount: priceNow(its) },
    trialDays: terms.trialDays,
    trialPrice: { amount: terms.trialPrice, currency: terms.price.currency },
    startedAt: state.startedAt,
    paidUntil: state.paidUntil,
    until: access.until,
    schedule: told(scheduleOf({ ...its, zone: row.zone, count: CHARGES_SHOWN })),
    asksAgain: waitsForConsent(its),
    newPrice: newPriceOf(row, its),
    mayUndo,
    undoToken: mayUndo ? sealLeft({ id: row.id, at: state.cancelledAt }, now) : null,
    left: { tests: left.tests.left, courses: left.courses.left },
    allowance: terms.allowance,
    orders: charged,
    clock: row.clockAheadMs === 0 ? null : now.toISOString(),
  }
}

/** Another price that its owner is asked about: from when, and what is taken until then. */
const newPriceOf = (
  { zone }: Pick<SubscriptionRow, 'zone'>,
  { terms, state }: Pick<Moment, 'terms' | 'state'>,
): View['newPrice'] => {
  const asked = unansweredPrice(state)
  if (!asked || !['trialing', 'active'].includes(state.status)) return null
  const at = chargeAt({ anchorAt: state.anchorAt, period: terms.period, n: asked.n })
  return { amount: { ...terms.price, amount: asked.amount }, day: localDay(at, zone) }
}

const told = ({ zone, currency, charges, reminders, trialEnd, end }: Schedule): View['schedule'] => ({
  zone,
  charges: charges.map(({ at, day, kind, amount }) => ({ at, day, kind, amount: { amount, currency } })),
  reminders: reminders.map(({ at, day, kind }) => ({ at, day, kind })),
  trialEnd,
  end,
})

/** The orders that it was paid by, the newest first. */
const chargesOf = async (
  db: Deps['payload']['db']['drizzle'],
  { id }: Pick<SubscriptionRow, 'id'>,
): Promise<View['orders']> => {
  const { number, createdAt, paidAt, total, currency, status, charge } = orders
  const rows = await db
    .select({ number, createdAt, paidAt, total, currency, status, charge })
    .from(orders)
    .where(eq(orders.subscription, id))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS)
  return rows.map((row) => ({
    number: row.number,
    at: new Date(row.paidAt ?? row.createdAt).toISOString(),
    amount: { amount: row.total, currency: row.currency },
    status: row.status,
    charge: row.charge ?? 0,
  }))
}
