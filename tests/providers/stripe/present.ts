import Stripe from 'stripe'
import type { ProviderEvent } from '../lib/provider-events.ts'
import {
  type Account,
  type Charge,
  type Dispute,
  disputesOf,
  type Payment,
  type Refund,
  refundedOf,
  type Session,
  type Transaction,
  transactionsOf,
} from './account.ts'
import fixtures from './fixtures.json' with { type: 'json' }
import { presentPlan } from './present-plan.ts'

/** Stripe's published example of each object, with what the account holds written over it. */
type Shown<T> = { account: Account; row: T; expand?: readonly string[] }

export const presentSession = ({ account, row, expand = [] }: Shown<Session>) => {
  const payment = account.payments.get(row.payment ?? '')
  const { plan, sells } = row
  const paid = (row.mode === 'subscription' && row.status === 'complete') || payment?.status === 'succeeded'
  const priced = row.mode !== 'setup' && !(sells && row.amount === 0)
  const subscription = account.plans.get(plan ?? '')
  return {
    ...fixtures['checkout.session'],
    id: row.id,
    client_secret: row.status === 'open' ? row.clientSecret : null,
    status: row.status,
    mode: row.mode,
    payment_status: priced ? (paid ? 'paid' : 'unpaid') : 'no_payment_required',
    amount_subtotal: row.mode === 'setup' ? null : row.amount,
    amount_total: row.mode === 'setup' ? null : row.amount,
    currency: row.mode === 'setup' ? null : row.currency,
    customer_email: row.email,
    customer_details: null,
    locale: row.locale,
    metadata: row.metadata,
    invoice: row.invoice ?? null,
    subscription:
      subscription && expand.includes('subscription.default_payment_method')
        ? presentPlan({ account, row: subscription, expand: ['default_payment_method'] })
        : (plan ?? null),
    // Of a plan the first invoice names it.
    payment_intent: sells
      ? null
      : payment && expand.includes('payment_intent.latest_charge')
        ? presentPayment({ account, row: payment, expand: ['latest_charge'] })
        : row.payment,
    payment_method_types: ['card'],
    ui_mode: 'elements',
    url: null,
    success_url: null,
    cancel_url: null,
    return_url: row.returnUrl,
    adaptive_pricing: { enabled: false },
    currency_conversion: null,
    created: row.created,
    expires_at: row.expires,
  }
}

export const presentPayment = ({ account, row, expand = [] }: Shown<Payment>) => {
  const session = account.sessions.get(row.session ?? '')
  const charge = account.charges.get(row.charge ?? '')
  const { amount = 0, currency } = session ?? account.invoices.get(row.invoice ?? '') ?? charge ?? {}
  return {
    ...fixtures.payment_intent,
    id: row.id,
    client_secret: `${row.id}_secret_x`,
    status: row.status,
    amount,
    amount_received: row.status === 'succeeded' ? amount : 0,
    currency,
    canceled_at: row.status === 'canceled' ? row.created : null,
    description: session?.description,
    metadata: session?.paymentMetadata ?? {},
    last_payment_error: row.error,
    latest_charge:
      charge && expand.includes('latest_charge') ? presentCharge({ account, row: charge }) : row.charge,
    next_action: row.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    processing: null,
    shipping: null,
    transfer_data: null,
    created: row.created,
  }
}

export const presentCharge = ({ account, row }: Shown<Charge>) => {
  const refunded = refundedOf({ account, charge: row.id })
  return {
    ...fixtures.charge,
    id: row.id,
    amount: row.amount,
    amount_captured: row.failed ? 0 : row.amount,
    amount_refunded: refunded,
    captured: !row.failed,
    paid: !row.failed,
    status: row.failed ? 'failed' : 'succeeded',
    currency: row.currency,
    disputed: disputesOf({ account, charge: row.id }).length > 0,
    metadata: row.metadata,
    payment_intent: row.payment,
    refunded: !row.failed && refunded === row.amount,
    balance_transaction: null,
    description: null,
    source: null,
    transfer_data: null,
    created: row.created,
  }
}

export const presentRefund = ({ row }: Shown<Refund>) => ({
  ...fixtures.refund,
  id: row.id,
  charge: row.charge,
  payment_intent: row.payment,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  ...(row.failureReason === null ? {} : { failure_reason: row.failureReason }),
  metadata: row.metadata,
  created: row.created,
})

export const presentDispute = ({ account, row }: Shown<Dispute>) => ({
  ...fixtures.dispute,
  balance_transactions: transactionsOf({ account, id: row.id }).map(transactionLine),
  id: row.id,
  charge: row.charge,
  payment_intent: row.payment,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  reason: 'product_not_received',
  payment_method_details: null,
  created: row.created,
})

export const presentTransaction = ({ account, row, expand = [] }: Shown<Transaction>) => ({
  ...transactionLine(row),
  source: expand.includes('data.source') ? sourceOf({ account, id: row.of }) : row.of,
})

const transactionLine = (row: Transaction) => ({
  ...fixtures.balance_transaction,
  id: row.id,
  // The account is paid out in another currency than most buyers pay: half a unit for one.
  amount: Math.round(row.amount / 2),
  net: Math.round(row.amount / 2),
  currency: 'chf',
  exchange_rate: 0.5,
  reporting_category: row.category,
  type: TYPES[row.category],
  source: row.of,
  created: row.created,
  available_on: row.created,
})

const TYPES: Record<Transaction['category'], string> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
  fee: 'stripe_fee',
}

const sourceOf = ({ account, id }: { account: Account; id: string }) => {
  const charge = account.charges.get(id)
  const refund = account.refunds.get(id)
  const dispute = account.disputes.get(id)
  if (charge) return presentCharge({ account, row: charge })
  if (refund) return presentRefund({ account, row: refund })
  return dispute ? presentDispute({ account, row: dispute }) : null
}

export type EventBody = { id: string; type: string; object: unknown }

export const presentEvent = ({
  id,
  createdMs,
  payload: { type, object },
  state,
}: ProviderEvent<EventBody>) => ({
  ...fixtures.event,
  id,
  type,
  created: Math.floor(createdMs / 1000),
  api_version: Stripe.API_VERSION,
  data: { object },
  pending_webhooks: state === 'delivered' ? 0 : 1,
})
