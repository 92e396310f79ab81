import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { PLAN_PART } from '@/domain/catalog/parts'
import { displayUnit } from '@/domain/money/currencies'
import { taxInside } from '@/domain/money/round'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { upgradeCredit } from '@/domain/subscriptions/upgrade-credit'
import { orders } from '@/payload-schema'
import type { Deps } from '../deps'
import { quoteSku } from '../orders/quote-sku'
import { readHoldings } from '../orders/upgrade/read-holdings'
import type { TransactionHandle } from '../transaction'
import { hadTrial } from './first-payment/had-trial'
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
  const credit = replaces ? await creditOf(deps, { db, row: replaces }) : null
  return { terms, withTrial, quote: less(each, credit), credit: credit?.amount ?? 0 }
}

type PlanCredit = { amount: number; order: string }

/** For the unused rest of the running period, of what its order still holds: not what went back or is withheld. */
const creditOf = async (
  deps: Pick<Deps, 'now'>,
  { db, row }: { db: Asked['db']; row: SubscriptionRow },
): Promise<PlanCredit | null> => {
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.subscription, row.id), eq(orders.charge, row.chargesDone)))
  const holdings = await readHoldings({ db, subject: { sitting: null, customer: row.customer } })
  const base = holdings.find(({ number, state }) => number === order?.number && state === 'paid')
  if (!base) return null
  const { amount } = upgradeCredit({
    terms: termsOf(row),
    state: stateOf(row),
    paid: Math.min(base.kept, base.total),
    now: clockOf(deps, row),
  })
  return { amount, order: base.number }
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

/** The line names the order that paid for the period: what it holds cannot go back while this one stands on it. */
const less = (quote: Quote, credit: PlanCredit | null): Quote => {
  if (!credit || credit.amount <= 0) return quote
  const amount = Math.min(credit.amount, quote.total)
  const total = quote.total - amount
  const unit = displayUnit(quote.currency as PlanTerms['price']['currency'])
  const taxIncluded = taxInside({ amount: total, rate: quote.taxRate, unit })
  return {
    ...quote,
    discounts: [...quote.discounts, { kind: 'credit', label: credit.order, amount }],
    total,
    taxIncluded,
    subtotal: total - taxIncluded,
  }
}
