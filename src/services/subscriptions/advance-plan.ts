import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PaymentGatewayId, ProviderPlan } from '@/gateways/payments/gateway'
import { subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import { applyPaymentFact } from '../payments/apply-payment-fact'
import { HttpRefusal } from '../refusal'
import type { SubscriptionRow } from './subscription-row'
import { tendPlan } from './tend-plans'

/**
 * Test mode: sets the clock of one subscription forward, lets its provider bill up to there by its schedule, and books what it
 * tells. Refused where real money moves.
 * @throws HttpRefusal notFound.
 */
export const advancePlan = async (
  deps: Deps,
  { subscriptionId, to }: { subscriptionId: string; to: Date },
): Promise<SubscriptionRow> => {
  const db = deps.payload.db.drizzle
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  const gateway = row && deps.payments[row.provider as PaymentGatewayId]
  const advance = gateway?.livemode === false ? gateway.plans?.advance : null
  if (!row || !advance) throw new HttpRefusal('notFound')
  // What was stopped or agreed to here is so there before its clock goes on.
  await tendPlan(deps, { subscriptionId })
  const told = await advance({ ref: row.providerRef, to })
  const aheadMs = Math.max(row.clockAheadMs, to.getTime() - deps.now().getTime())
  await db.update(subscriptions).set({ clockAheadMs: aheadMs }).where(eq(subscriptions.id, subscriptionId))
  await bookCharges(deps, { row, told })
  await tendPlan(deps, { subscriptionId })
  const [now] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  return now ?? row
}

/** Every payment of a subscription that its provider knows, in order: what was missed is booked, the rest changes nothing. */
export const bookCharges = async (
  deps: Deps,
  { row, told }: { row: Pick<SubscriptionRow, 'provider'>; told: Pick<ProviderPlan, 'intentIds'> },
): Promise<void> => {
  for (const intentId of told.intentIds) await applyPaymentFact(deps, { provider: row.provider, intentId })
}
