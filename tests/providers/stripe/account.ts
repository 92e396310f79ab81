import { randomBytes } from 'node:crypto'
import type { TestClock } from '../lib/test-clock.ts'

export type Metadata = Record<string, string>
export type Payment = {
  id: string
  /** null: made by other software on this account, which knows no sessions. */
  session: string | null
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  /** What it pays, where no session does. */
  invoice?: string
  error: { code: string; decline_code?: string; message: string; type: 'card_error' } | null
  charge: string | null
  card: string
  created: number
}
export type Session = {
  id: string
  clientSecret: string
  /** Ours are payments; the others are other software's. */
  mode: 'payment' | 'subscription' | 'setup'
  status: 'open' | 'complete' | 'expired'
  amount: number
  currency: string
  email: string
  locale: string
  returnUrl: string
  description: string
  metadata: Metadata
  paymentMetadata: Metadata
  payment: string | null
  created: number
  expires: number
  /** What it sells, where that is a plan; the plan and its first invoice are made when it is paid. */
  sells?: SoldPlan
  plan?: string
  invoice?: string
}
/** Units as Stripe has them, hundredths or not. */
export type SoldPlan = Period & {
  /** Of each period. */
  price: number
  /** 0: no trial. */
  trialDays: number
  coupon: string | null
  metadata: Metadata
}
export type Period = { interval: 'day' | 'week' | 'month' | 'year'; count: number }
/** A subscription. Instants are seconds, as all of Stripe's. */
export type Plan = Period & {
  id: string
  session: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  start: number
  trialEnd: number | null
  /** Periods are counted from here; `periods` have begun. */
  anchor: number
  periods: number
  periodStart: number
  periodEnd: number
  price: number
  currency: string
  cancelAtPeriodEnd: boolean
  /** Before the end of its period, if at all. */
  cancelAt: number | null
  /** What its card does from now on. */
  card: 'works' | 'declines'
  metadata: Metadata
  created: number
}
export type Invoice = {
  id: string
  plan: string
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  status: 'draft' | 'open' | 'paid' | 'void'
  amount: number
  currency: string
  periodStart: number
  periodEnd: number
  /** A draft is made final then; null: by nobody but us. */
  finalizesAt: number | null
  nextAttempt: number | null
  attempts: number
  payment: string | null
  created: number
}
export type Coupon = { id: string; amount: number; currency: string; redeemed: boolean; created: number }
export type Charge = {
  id: string
  payment: string
  amount: number
  currency: string
  metadata: Metadata
  card: string
  /** A try that took nothing. */
  failed?: boolean
  created: number
}
export type Refund = {
  id: string
  charge: string
  payment: string
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  failureReason: string | null
  metadata: Metadata
  created: number
}
export type Dispute = {
  id: string
  charge: string
  payment: string
  amount: number
  currency: string
  status:
    | 'warning_needs_response'
    | 'needs_response'
    | 'won'
    | 'lost'
    | 'appeal_needs_response'
    | 'appeal_under_review'
    | 'prevented'
  created: number
}
/** A line of the account's balance; `of` is what it came from. */
export type Transaction = {
  id: string
  category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal' | 'fee'
  of: string
  amount: number
  currency: string
  created: number
}

/** Everything the account holds. Maps keep the order in which things were made. */
export const createAccount = (clock: TestClock) => ({
  now: () => Math.floor(clock.now() / 1000),
  sessions: new Map<string, Session>(),
  payments: new Map<string, Payment>(),
  charges: new Map<string, Charge>(),
  refunds: new Map<string, Refund>(),
  disputes: new Map<string, Dispute>(),
  transactions: new Map<string, Transaction>(),
  plans: new Map<string, Plan>(),
  invoices: new Map<string, Invoice>(),
  coupons: new Map<string, Coupon>(),
  /** Everything was paid out: there is nothing to refund with. */
  isEmpty: false,
})
/** So many seconds pass: every moment in the account is that much longer ago. */
export const age = (account: Account, seconds: number): void => {
  const { sessions, payments, charges, refunds, disputes, transactions, plans, invoices, coupons } = account
  for (const session of sessions.values()) session.expires -= seconds
  for (const plan of plans.values())
    for (const at of ['start', 'trialEnd', 'anchor', 'periodStart', 'periodEnd', 'cancelAt'] as const)
      if (plan[at] !== null) plan[at] -= seconds
  for (const invoice of invoices.values())
    for (const at of ['periodStart', 'periodEnd', 'finalizesAt', 'nextAttempt'] as const)
      if (invoice[at] !== null) invoice[at] -= seconds
  for (const rows of [sessions, payments, charges, refunds, disputes, transactions, plans, invoices, coupons])
    for (const row of rows.values()) row.created -= seconds
}

export type Account = ReturnType<typeof createAccount>

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export const keep = <T extends { id: string }>(rows: Map<string, T>, row: T): T => {
  rows.set(row.id, row)
  return row
}

export const refundedOf = ({ account, charge }: { account: Account; charge: string }) =>
  [...account.refunds.values()]
    .filter((refund) => refund.charge === charge && refund.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)

/** What of a charge is neither refunded nor withheld by a bank. */
export const leftOf = ({ account, charge }: { account: Account; charge: Charge }) =>
  charge.amount - refundedOf({ account, charge: charge.id }) - withheldFrom({ account, charge: charge.id })

/** What banks have taken back and not returned. */
export const withheldFrom = (of: { account: Account; charge: string }) =>
  disputesOf(of)
    .flatMap(({ id }) => transactionsOf({ ...of, id }))
    .reduce((sum, { amount }) => sum - amount, 0)

export const transactionsOf = ({ account, id }: { account: Account; id: string }) =>
  [...account.transactions.values()].filter(({ of }) => of === id)

export const disputesOf = ({ account, charge }: { account: Account; charge: string }) =>
  [...account.disputes.values()].filter((dispute) => dispute.charge === charge)
