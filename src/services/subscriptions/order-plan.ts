import { isDeepStrictEqual } from 'node:util'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData, CallParsed } from '@/domain/api/calls'
import { PLAN_PART, PLAN_TIER, type Tier } from '@/domain/catalog/parts'
import type { PriceList } from '@/domain/subscriptions/terms'
import { orders } from '@/payload-schema'
import type { Customer } from '../accounts/find-customer'
import { versionInForce } from '../consents/version-in-force'
import type { Deps } from '../deps'
import { refuseUnmailed } from '../operation/refuse-unmailed'
import type { OrderRow } from '../orders/find-order'
import { insertOrder, type Purchase } from '../orders/insert-order'
import { refuseUnticked } from '../orders/place-order'
import type { StoredPolicy } from '../orders/read-policy'
import { recordConsent } from '../orders/record-consent'
import { refuseUnlisted } from '../orders/refuse-unlisted'
import { buyerOfAccount } from '../orders/subject/buyer'
import { lockSubject } from '../orders/subject/subject'
import { HttpRefusal, Refusal } from '../refusal'
import { inTransaction, type TransactionHandle } from '../transaction'
import { type OrderedPlan, otherLive } from './begin-subscription'
import { readPlanPolicy } from './plan-policy'
import { type OfferedPlan, type PlanOffers, readPlanOffers } from './plans-on-sale'
import { type PlanQuote, quotePlan } from './quote-plan'
import type { SubscriptionRow } from './subscription-row'

/** A price with a credit for the time that is left is good for so long. */
const CHANGE_MS = 60 * 60 * 1000
const ORDER_MS = 24 * 60 * 60 * 1000

export type PlanPurchase = {
  customer: Customer
  storefrontId: string
  /** By which its buyer saw the prices. */
  priceList: PriceList
  code: string
  zone: string
  skipTrial: boolean
  seenPlan: CallParsed<'plan.pay'>['body']['seenPlan']
  /** Replaces the running basic plan at once. */
  change: boolean
  input: Purchase
  ip: string
}

/**
 * The first order of a plan, at the terms that the server computes and freezes; asked again with the same terms it is the same
 * order. What it begins begins when it is paid, or its card is kept (hear-plan-fact.ts).
 * @throws Refusal planUnavailable, planRunning, mailMissing, addressUnproven, termsMissing, boxMissing, waiverMissing.
 */
export const orderPlan = async (deps: Deps, purchase: PlanPurchase): Promise<CallData<'plan.pay'>> => {
  const { customer, storefrontId, priceList, code, input } = purchase
  refuseUnmailed(deps)
  if (customer.provenAt === null) throw new Refusal('addressUnproven')
  if (!input.agreed) throw new Refusal('termsMissing')
  const db = deps.payload.db.drizzle
  const [offers, policy, termsVersion] = await Promise.all([
    readPlanOffers(deps, { storefrontId, priceList, country: input.country, locale: input.hl }),
    readPlanPolicy(deps, { country: input.country, locale: input.hl }),
    versionInForce(db, { storefrontId, page: 'terms' }),
  ])
  refuseUnlisted(offers)
  refuseUnticked({ policy, ticked: input.boxes ?? [] })
  const plan = offers.plans.find((one) => one.code === code && one.reasons.length === 0)
  if (!plan) throw new Refusal('planUnavailable')
  const { order, quote } = await inTransaction(deps, ({ db: held }) =>
    place(deps, { db: held, purchase, offers, plan, policy, termsVersion }),
  )
  return {
    orderNumber: order.number,
    quote,
    status: order.status,
    expiresAt: new Date(order.expiresAt).toISOString(),
  }
}

type Placing = {
  db: TransactionHandle
  purchase: PlanPurchase
  offers: PlanOffers
  plan: OfferedPlan
  policy: StoredPolicy | null
  termsVersion: string
}

type Sold = { skuId: string; tier: Tier; parts: string[] }

const place = async (deps: Deps, { db, purchase, offers, plan, policy, termsVersion }: Placing) => {
  const { customer, input, ip } = purchase
  const buyer = buyerOfAccount(customer, { storefront: purchase.storefrontId })
  await lockSubject(db, buyer)
  const replaces = await runningPlan(db, purchase)
  const { skipTrial } = purchase
  const quoted = await quotePlan(deps, { db, offers, plan, customer: customer.id, skipTrial, replaces })
  const { quote, terms, withTrial, credit } = quoted
  // What costs nothing at once is a trial; another plan is not given away for the rest of one.
  if (!withTrial && quote.total <= 0) throw new Refusal('planUnavailable')
  refuseUnseen(purchase, quoted)
  const zone = zoneOf(purchase.zone)
  const planTerms: OrderedPlan = {
    ...terms,
    withTrial,
    zone,
    credit,
    replaces: replaces?.id ?? null,
    replacesCharges: replaces?.chargesDone ?? null,
  }
  const sku: Sold = { skuId: plan.skuId, tier: PLAN_TIER, parts: [PLAN_PART] }
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + (replaces ? CHANGE_MS : ORDER_MS))
  const { taxRatePercent } = offers
  const order =
    (await sameOrder(db, { purchase, skuId: plan.skuId, planTerms, total: quote.total, now })) ??
    (await insertOrder({
      db,
      buyer,
      input,
      sku,
      quote,
      promoId: null,
      planTerms,
      taxRatePercent,
      expiresAt,
      now,
    }))
  await recordConsent({ db, order, sku, quote, input, policy, termsVersion, ip, now })
  return { order, quote }
}

/** @throws HttpRefusal malformed, where what is due, each period or the trial is not what its buyer saw. */
const refuseUnseen = (
  { input: { seenTotal }, seenPlan }: PlanPurchase,
  { quote, terms, withTrial }: PlanQuote,
): void => {
  const due = { amount: quote.total, currency: quote.currency }
  const plan = { price: terms.price, trialDays: withTrial ? terms.trialDays : 0 }
  const path = !isDeepStrictEqual(seenTotal, due)
    ? 'seenTotal'
    : !isDeepStrictEqual(seenPlan, plan)
      ? 'seenPlan'
      : null
  if (path) throw new HttpRefusal('malformed', { issues: [{ path, message: 'the price has changed' }] })
}

/** What is replaced; null: nothing runs. */
const runningPlan = async (
  db: TransactionHandle,
  { customer, change }: PlanPurchase,
): Promise<SubscriptionRow | null> => {
  const live = (await otherLive({ db }, { customer: customer.id, except: null })) ?? null
  if (!change) {
    if (live) throw new Refusal('planRunning')
    return null
  }
  // Renewed no more by a bank's dispute, or premium already: nothing to change.
  if (live?.level !== 'basic' || live.status === 'stopped') throw new Refusal('planUnavailable')
  return live
}

const sameOrder = async (
  db: TransactionHandle,
  {
    purchase: { customer, input },
    skuId,
    planTerms,
    total,
    now,
  }: { purchase: PlanPurchase; skuId: string; planTerms: OrderedPlan; total: number; now: Date },
): Promise<OrderRow | undefined> => {
  const open = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customer, customer.id), eq(orders.status, 'created'), eq(orders.tier, PLAN_TIER)))
  return open.find(
    (order) =>
      order.sku === skuId &&
      order.charge === null &&
      order.total === total &&
      order.country === input.country &&
      order.locale === input.hl &&
      order.email === customer.email &&
      new Date(order.expiresAt) > now &&
      isDeepStrictEqual(order.planTerms, planTerms),
  )
}

/** A zone that this system knows; else UTC. */
export const zoneOf = (zone: string | undefined): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone || 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
