import { validatePrice } from '../money/money'
import { type PlanPolicy, unmetRules } from './country-rules'
import { isPeriod, leastDays } from './period'
import type { PlanTerms } from './terms'

/** What a storefront's gateway can bill. */
export type PlanBilling = {
  /** false: it takes one-time payments only. */
  plans: boolean
  /** A retry must not meet the next charge (docs/decisions/0039): plans with shorter periods are not billed. */
  leastPeriodDays: number
  mostPeriodDays: number
  freeTrials: boolean
  paidTrials: boolean
  /** It lets a trial end without a charge unless told otherwise. */
  askedTrials: boolean
}

/** Why a plan is not on sale, in the order in which staff should mend it. */
export const OFF_SALE_REASONS = [
  'price_invalid',
  'period_invalid',
  'trial_days_invalid',
  'trial_price_invalid',
  /** Nobody tries a week's plan for longer than a week. */
  'trial_longer_than_period',
  'grace_invalid',
  'reminder_invalid',
  'allowance_invalid',
  'no_benefit',
  'benefit_not_open',
  'country_rule_unmet',
  'gateway_cannot_bill',
  'gateway_cannot_try',
  /** The storefront's terms do not say what holds for plans that renew. */
  'terms_without_plans',
] as const
export type OffSaleReason = (typeof OFF_SALE_REASONS)[number]

export type PlanOffer = {
  /** As the country allows them (termsInCountry). */
  terms: PlanTerms
  policy: PlanPolicy
  billing: PlanBilling
  /** Codes of what the plan's page lists, and of what can be opened today. */
  benefits: readonly string[]
  openable: readonly string[]
  termsCoverPlans: boolean
}

export const MOST_GRACE_DAYS = 30
export const MOST_REMINDER_DAYS = 60

/** Everything that keeps a plan from being sold; empty: it is on sale. */
export const offSaleReasons = (offer: PlanOffer): OffSaleReason[] => {
  const { terms, policy, benefits, openable } = offer
  const found: Record<OffSaleReason, boolean> = {
    ...brokenTerms(terms),
    no_benefit: benefits.length === 0,
    benefit_not_open: benefits.some((benefit) => !openable.includes(benefit)),
    country_rule_unmet: unmetRules({ terms, policy }).length > 0,
    gateway_cannot_bill: !canBill(offer),
    gateway_cannot_try: !canTry(offer),
    terms_without_plans: !offer.termsCoverPlans,
  }
  return OFF_SALE_REASONS.filter((reason) => found[reason])
}

const brokenTerms = (terms: PlanTerms) => {
  const { trialDays, trialPrice, price, period, reminders, allowance } = terms
  const days = [...reminders.trialEnd, ...reminders.firstRenewal, ...reminders.everyRenewal]
  return {
    price_invalid: validatePrice(price) !== null,
    period_invalid: !isPeriod(period),
    trial_days_invalid: !isWhole(trialDays, 0),
    trial_price_invalid:
      trialPrice !== 0 &&
      (trialDays === 0 ||
        trialPrice > price.amount ||
        validatePrice({ ...price, amount: trialPrice }) !== null),
    trial_longer_than_period: trialDays > leastDays(period),
    grace_invalid: !isWhole(terms.graceDays, 0) || terms.graceDays > MOST_GRACE_DAYS,
    reminder_invalid: !days.every((each) => isWhole(each, 1) && each <= MOST_REMINDER_DAYS),
    allowance_invalid: ![allowance.tests, allowance.courses].every(
      (each) => each === null || isWhole(each, 0),
    ),
  }
}

const canBill = ({ billing, terms: { period } }: PlanOffer): boolean =>
  billing.plans && leastDays(period) >= billing.leastPeriodDays && leastDays(period) <= billing.mostPeriodDays

const canTry = ({ billing, terms }: PlanOffer): boolean => {
  if (terms.trialDays === 0) return true
  const hasKind = terms.trialPrice > 0 ? billing.paidTrials : billing.freeTrials
  return hasKind && (terms.conversion === 'automatic' || billing.askedTrials)
}

const isWhole = (value: number, least: number): boolean => Number.isInteger(value) && value >= least
