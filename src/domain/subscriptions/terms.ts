import type { Money } from '../money/money'

/** Units in which a plan is billed, as the wire format names them. */
export const PERIOD_UNITS = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type PeriodUnit = (typeof PERIOD_UNITS)[number]

export type Period = { unit: PeriodUnit; count: number }

/** What a plan opens (docs/decisions/0040), the lesser first. */
export const PLAN_LEVELS = ['basic', 'premium'] as const
export type PlanLevel = (typeof PLAN_LEVELS)[number]

/**
 * How a trial becomes paid: by itself, or only after the buyer agreed once more during the trial (Korea). Silence then ends
 * it.
 */
export const CONVERSIONS = ['automatic', 'asked'] as const
export type Conversion = (typeof CONVERSIONS)[number]

/** Days before an event at which one mail tells of it; empty: none. */
export type ReminderDays = { trialEnd: number[]; firstRenewal: number[]; everyRenewal: number[] }

/**
 * What was agreed when a plan was bought. Stored whole with the subscription, so that a plan edited later changes nothing that
 * was sold.
 */
export type PlanTerms = {
  /** The plan's code, as its editor named it. */
  plan: string
  level: PlanLevel
  period: Period
  /** Taken each period, after the discount that held at the sale. Gross, hundredths. */
  price: Money
  /** 0: no trial. */
  trialDays: number
  /** Hundredths of `price.currency` taken when the trial begins; 0: free. */
  trialPrice: number
  conversion: Conversion
  reminders: ReminderDays
  /** Days after a charge failed in which everything stays open while the provider tries again. */
  graceDays: number
  /** How many a period opens; null: all. */
  allowance: { tests: number | null; courses: number | null }
}

/** What a provider bills a plan by: `newSubscription` of state.ts with these begins it. */
export type PlanOrder = { terms: PlanTerms; withTrial: boolean; credit: number }

/** Prices of a plan: a storefront sells by one of these lists (docs/decisions/0037). */
export const PRICE_LISTS = ['standard', 'second'] as const
export type PriceList = (typeof PRICE_LISTS)[number]

export const CANCELLED_BY = ['customer', 'guest', 'staff', 'erasure', 'upgrade', 'plumbline'] as const

/** What a customer may say after leaving, if they want to. */
export const LEAVING_REASONS = [
  'too_expensive',
  'not_used',
  'missing',
  'quality',
  'only_once',
  'other',
] as const
