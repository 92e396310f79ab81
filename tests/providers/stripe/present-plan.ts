import type { Account, Coupon, Invoice, Plan } from './account.ts'
import fixtures from './fixtures.json' with { type: 'json' }
import { presentPayment } from './present.ts'

type Shown<T> = { account: Account; row: T; expand?: readonly string[] }

const [ITEM] = fixtures.subscription.items.data

export const presentPlan = ({ row, expand = [] }: Shown<Plan>) => ({
  ...fixtures.subscription,
  id: row.id,
  status: row.status,
  billing_mode: { type: 'flexible' },
  billing_cycle_anchor: row.anchor,
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  cancel_at: row.cancelAtPeriodEnd ? row.periodEnd : row.cancelAt,
  cancel_at_period_end: row.cancelAtPeriodEnd,
  canceled_at: null,
  ended_at: null,
  created: row.created,
  currency: row.currency,
  default_payment_method: expand.includes('default_payment_method')
    ? {
        id: 'pm_1',
        object: 'payment_method',
        type: 'card',
        card: { brand: 'visa', exp_month: 9, exp_year: 2031 },
      }
    : 'pm_1',
  items: {
    ...fixtures.subscription.items,
    data: [
      {
        ...ITEM,
        subscription: row.id,
        current_period_start: row.periodStart,
        current_period_end: row.periodEnd,
        price: {
          ...ITEM?.price,
          currency: row.currency,
          unit_amount: row.price,
          recurring: { ...ITEM?.price.recurring, interval: row.interval, interval_count: row.count },
        },
      },
    ],
  },
  metadata: row.metadata,
  pause_collection: null,
  pending_update: null,
  start_date: row.start,
  transfer_data: null,
  trial_start: row.trialEnd === null ? null : row.start,
  trial_end: row.trialEnd,
})

const [LINE] = fixtures.invoice.lines.data

export const presentInvoice = ({ account, row }: Shown<Invoice>) => {
  const plan = account.plans.get(row.plan)
  return {
    ...fixtures.invoice,
    id: row.id,
    status: row.status,
    billing_reason: row.reason,
    amount_due: row.amount,
    amount_paid: row.status === 'paid' ? row.amount : 0,
    amount_remaining: row.status === 'paid' ? 0 : row.amount,
    amount_overpaid: 0,
    attempt_count: row.attempts,
    attempted: row.attempts > 0,
    auto_advance: row.finalizesAt !== null || row.nextAttempt !== null,
    automatically_finalizes_at: row.finalizesAt,
    created: row.created,
    currency: row.currency,
    due_date: null,
    last_finalization_error: null,
    lines: {
      ...fixtures.invoice.lines,
      data: [
        {
          ...LINE,
          amount: row.amount,
          currency: row.currency,
          invoice: row.id,
          period: { start: row.periodStart, end: row.periodEnd },
          parent: {
            type: 'subscription_item_details',
            invoice_item_details: null,
            subscription_item_details: {
              ...{ invoice_item: null, proration: false, proration_details: null },
              ...{ subscription: row.plan, subscription_item: 'si_1' },
            },
          },
        },
      ],
    },
    next_payment_attempt: row.nextAttempt ?? row.finalizesAt,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: plan?.metadata ?? null, subscription: row.plan },
    },
    // Of the period that ended: Stripe says what it charges for in the lines.
    period_start: row.periodStart,
    period_end: row.periodStart,
    subtotal: row.amount,
    total: row.amount,
  }
}

/** A payment of an invoice, which is made with it. */
export const presentInvoicePayment = ({ account, row, expand = [] }: Shown<Invoice>) => {
  const payment = account.payments.get(row.payment ?? '')
  return {
    ...fixtures.invoice_payment,
    id: `inpay_${row.id.slice(3)}`,
    amount_paid: row.status === 'paid' ? row.amount : null,
    amount_requested: row.amount,
    created: row.created,
    currency: row.currency,
    invoice: expand.includes('data.invoice') ? presentInvoice({ account, row }) : row.id,
    livemode: false,
    payment: {
      type: 'payment_intent',
      payment_intent:
        payment && expand.includes('data.payment.payment_intent.latest_charge')
          ? presentPayment({ account, row: payment, expand: ['latest_charge'] })
          : row.payment,
    },
    status: row.status === 'paid' ? 'paid' : row.status === 'void' ? 'canceled' : 'open',
  }
}

export const presentCoupon = ({ row }: Pick<Shown<Coupon>, 'row'>) => ({
  ...fixtures.coupon,
  id: row.id,
  amount_off: row.amount,
  percent_off: null,
  currency: row.currency,
  duration: 'once',
  duration_in_months: null,
  max_redemptions: 1,
  times_redeemed: row.redeemed ? 1 : 0,
  created: row.created,
})
