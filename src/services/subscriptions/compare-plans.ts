import { and, eq, inArray, lte, ne } from '@payloadcms/db-postgres/drizzle'
import { CLOCKS_DIFFER_MS } from '@/domain/subscriptions/period'
import { logger } from '@/gateways/logs/log'
import type { PaymentGatewayId, ProviderPlan } from '@/gateways/payments/gateway'
import { orders, payment_attempts, subscriptions } from '@/payload-schema'
import { recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { bookCharges } from './advance-plan'
import { isBilled, type SubscriptionRow, stateOf } from './subscription-row'

const log = logger('plans')

/**
 * Every night: what providers know of each running plan against what was promised (docs/decisions/0036). Charges that we missed
 * are booked; a next charge at another time is an anomaly.
 */
export const comparePlans = async (deps: Deps): Promise<string> => {
  const rows = await deps.payload.db.drizzle
    .select()
    .from(subscriptions)
    .where(ne(subscriptions.status, 'ended'))
  let differ = 0
  for (const row of rows) {
    try {
      if (await differs(deps, row)) differ += 1
    } catch (error) {
      log.warn('a plan could not be compared', { subscription: row.id, error })
    }
  }
  return `compared ${rows.length} plans, ${differ} differ`
}

const differs = async (deps: Deps, row: SubscriptionRow): Promise<boolean> => {
  const plans = deps.payments[row.provider as PaymentGatewayId]?.plans
  if (!plans) return false
  const told = await plans.fetch(row.providerRef)
  await bookCharges(deps, { row, told: { intentIds: await unbooked(deps, { row, told }) } })
  const [now] = await deps.payload.db.drizzle
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, row.id), eq(subscriptions.updatedAt, row.updatedAt)))
  // It changed while we asked: the next night compares it.
  if (!now) return false
  if (!isBilled(now) && !told.stopped) await tellAgain(deps, row)
  const ours = isBilled(now) ? stateOf(now).nextChargeAt : null
  const theirs = told.stopped ? null : told.nextChargeAt
  const same =
    ours === null || theirs === null
      ? ours === theirs || (theirs === null && now.status === 'past_due')
      : Math.abs(Date.parse(ours) - Date.parse(theirs)) <= CLOCKS_DIFFER_MS
  if (same) return false
  await recordAnomaly(deps, {
    kind: 'plan_billed_otherwise',
    ref: `${row.number}:next_charge`,
    order: row.firstOrder,
    detail: { what: 'next_charge', ours, theirs },
  })
  return true
}

/**
 * Its payments without those whose money our books have and whose period has begun: a plan of some years has hundreds. What
 * becomes of those later, events and the nightly books tell.
 */
const unbooked = async (
  { payload }: Deps,
  { row, told: { intentIds } }: { row: SubscriptionRow; told: ProviderPlan },
): Promise<string[]> => {
  if (intentIds.length === 0) return []
  const booked = await payload.db.drizzle
    .select({ intentId: payment_attempts.intentId })
    .from(payment_attempts)
    .innerJoin(orders, eq(orders.id, payment_attempts.order))
    .where(
      and(
        eq(payment_attempts.provider, row.provider),
        inArray(payment_attempts.intentId, intentIds),
        eq(payment_attempts.status, 'succeeded'),
        eq(orders.subscription, row.id),
        lte(orders.charge, row.chargesDone),
      ),
    )
  const known = new Set(booked.map(({ intentId }) => intentId))
  return intentIds.filter((id) => !known.has(id))
}

/**
 * It would be charged after its end: somebody took the stop back in the provider's dashboard, or a word of ours came late.
 * tend-plans.ts stops what is not known as stopped.
 */
const tellAgain = ({ payload }: Deps, { id }: SubscriptionRow) =>
  payload.db.drizzle.update(subscriptions).set({ providerStopped: false }).where(eq(subscriptions.id, id))
