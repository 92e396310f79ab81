import { and, eq, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { PLAN_PART } from '@/domain/catalog/parts'
import { displayUnit } from '@/domain/money/currencies'
import { taxInside } from '@/domain/money/round'
import { ledgerTotals } from '@/domain/orders/ledger'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { upgradeCredit } from '@/domain/subscriptions/upgrade-credit'
import { orders, subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import { quoteSku } from '../orders/quote-sku'
import { ledgerOf } from '../payments/ledger-of'
import { secretOfErased } from '../privacy/erase-subject'
import type { TransactionHandle } from '../transaction'
import type { OfferedPlan, PlanOffers } from './plans-on-sale'
import { clockOf, type SubscriptionRow, stateOf, termsOf } from './subscription-row'

type Quote = CallData<'pay.create'>['quote']

export type PlanQuote = {
  /** With the discount that holds today, for each period to come. */
  terms: PlanTerms
  withTrial: boolean
  /** Of what is taken at once. */
  quote: Quote
  /** Hundredths taken off the first charge for the rest of the plan that it replaces. */
  credit: number
}

type Asked = {
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  offers: Pick<PlanOffers, 'taxRatePercent'>
  plan: OfferedPlan
  /** null: nobody is signed in. */
  customer: string | null
  skipTrial: boolean
  /** The running plan that this one replaces at once (docs/decisions/0038). */
  replaces: SubscriptionRow | null
}

/** What a plan costs this person: now, and each period. A trial is had once. */
export const quotePlan = async (deps: Deps, asked: Asked): Promise<PlanQuote> => {
  const { db, offers, plan, customer, replaces } = asked
  const { quote: each } = await quoteSku(deps, {
    db,
    sku: { skuId: plan.skuId, price: plan.terms.price, parts: [PLAN_PART] },
    taxRatePercent: offers.taxRatePercent,
    buyer: customer === null ? null : { sitting: null, customer },
    holdings: [],
  })
  const price = { ...plan.terms.price, amount: each.total }
  const terms: PlanTerms = { ...plan.terms, price, trialPrice: Math.min(plan.terms.trialPrice, each.total) }
  const withTrial =
    terms.trialDays > 0 &&
    !asked.skipTrial &&
    !replaces &&
    (customer === null || !(await hadTrial(db, customer)))
  if (withTrial)
    return { terms, withTrial, quote: quoteOf({ terms, list: terms.trialPrice, offers }), credit: 0 }
  const credit = replaces ? await creditOf(deps, { db, row: replaces }) : 0
  return { terms, withTrial, quote: less(each, credit), credit }
}

/** A trial is had once a customer, and once an address. */
const hadTrial = async (db: Asked['db'], customer: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.trialEndsAt),
        sql`(${subscriptions.customer} = ${customer}::uuid
          or ${subscriptions.email} = (select email from customers where id = ${customer}::uuid)
          or ${subscriptions.email} = erased_text((select email from customers where id = ${customer}::uuid), ${secretOfErased()}))`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** For the unused rest of the running period, of what came in for it and was not given back. */
const creditOf = async (
  deps: Pick<Deps, 'now'>,
  { db, row }: { db: Asked['db']; row: SubscriptionRow },
): Promise<number> => {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.subscription, row.id), eq(orders.charge, row.chargesDone)))
  if (!order) return 0
  const { charged, refunded } = ledgerTotals(
    await ledgerOf({ db: db as TransactionHandle, orderId: order.id }),
  )
  return upgradeCredit({
    terms: termsOf(row),
    state: stateOf(row),
    paid: charged - refunded,
    now: clockOf(deps, row),
  }).amount
}

const quoteOf = ({
  terms,
  list,
  offers,
}: {
  terms: PlanTerms
  list: number
  offers: Asked['offers']
}): Quote => {
  const { currency } = terms.price
  const taxRate = offers.taxRatePercent / 100
  const taxIncluded = taxInside({ amount: list, rate: taxRate, unit: displayUnit(currency) })
  return { currency, list, discounts: [], total: list, taxRate, taxIncluded, subtotal: list - taxIncluded }
}

const less = (quote: Quote, credit: number): Quote => {
  if (credit <= 0) return quote
  const amount = Math.min(credit, quote.total)
  const total = quote.total - amount
  const unit = displayUnit(quote.currency as PlanTerms['price']['currency'])
  const taxIncluded = taxInside({ amount: total, rate: quote.taxRate, unit })
  return {
    ...quote,
    discounts: [...quote.discounts, { kind: 'credit', amount }],
    total,
    taxIncluded,
    subtotal: total - taxIncluded,
  }
}
