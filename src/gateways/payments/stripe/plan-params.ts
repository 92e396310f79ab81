import type Stripe from 'stripe'
import type { PeriodUnit, PlanOrder } from '@/domain/subscriptions/terms'
import { declinedError } from '../failed-call'
import type { CreateIntentRequest } from '../gateway'
import { takesMoney, toWireMoney } from './amounts'
import { writePlanMark } from './marks'

type Params = Stripe.Checkout.SessionCreateParams
type Asked = { request: CreateIntentRequest; plan: PlanOrder }

/**
 * The session that begins a plan. What is taken at once is its total; Stripe then takes the price each period from its beginning,
 * or from the end of its trial. A free trial only keeps the card, which the same form does.
 * @throws GatewayError declined_request, before any call, for what Stripe would not bill as the schedule says.
 */
export const planParams = ({
  request,
  plan,
  coupon,
}: Asked & { coupon: string | null }): Pick<
  Params,
  'mode' | 'line_items' | 'discounts' | 'payment_method_collection' | 'subscription_data'
> => {
  const { terms, withTrial } = plan
  refuseUnbillable({ request, plan })
  const each = { interval: INTERVALS[terms.period.unit], interval_count: terms.period.count }
  return {
    mode: 'subscription',
    line_items: [
      item({ request, amount: terms.price.amount, recurring: each }),
      // Stripe takes what comes once with the first invoice, also where that is the trial's.
      ...(withTrial && terms.trialPrice > 0 ? [item({ request, amount: terms.trialPrice })] : []),
    ],
    ...(coupon !== null && { discounts: [{ coupon }] }),
    // Also where nothing is due at once.
    payment_method_collection: 'always',
    subscription_data: {
      description: request.description,
      metadata: writePlanMark({ mark: request, plan }),
      billing_mode: { type: 'flexible' },
      ...trialOf(plan),
    },
  }
}

/** For the plan that it replaces: Stripe takes it off the first invoice alone. */
export const couponParams = ({ request, plan }: Asked): Stripe.CouponCreateParams => {
  const { amount, currency } = toWireMoney({ amount: plan.credit, currency: request.currency })
  return {
    amount_off: amount,
    currency: currency.toLowerCase(),
    duration: 'once',
    max_redemptions: 1,
    name: request.orderNumber,
  }
}

/**
 * One that becomes paid only with a second yes has no end here until `agree` gives it one, so that silence charges nothing
 * whatever becomes of us. So long as Stripe allows; long before, tend-plans stops it.
 */
const trialOf = ({
  terms,
  withTrial,
}: PlanOrder): Pick<Stripe.Checkout.SessionCreateParams.SubscriptionData, 'trial_period_days'> => {
  if (!withTrial || terms.trialDays === 0) return {}
  return { trial_period_days: terms.conversion === 'asked' ? LONGEST_TRIAL_DAYS : terms.trialDays }
}

const LONGEST_TRIAL_DAYS = 730

const refuseUnbillable = ({ request, plan: { terms, withTrial, credit } }: Asked): void => {
  const { price, trialPrice } = terms
  const atOnce = withTrial ? trialPrice : price.amount - credit
  if (request.amount !== atOnce || request.currency !== price.currency)
    throw declinedError('amount_unlike_plan')
  if (!takesMoney(price)) throw declinedError('amount_too_small')
  // Stripe would take it off the trial.
  if (withTrial && credit > 0) throw declinedError('credit_with_trial')
}

const item = ({
  request: { currency, description },
  amount,
  recurring,
}: {
  request: CreateIntentRequest
  amount: number
  recurring?: Stripe.Checkout.SessionCreateParams.LineItem.PriceData.Recurring
}): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: toWireMoney({ amount, currency }).amount,
    product_data: { name: description },
    ...(recurring && { recurring }),
  },
})

const INTERVALS: Record<PeriodUnit, 'day' | 'week' | 'month' | 'year'> = {
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
}
