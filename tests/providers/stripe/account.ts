import { randomBytes } from 'node:crypto'
import type { TestClock } from '../lib/test-clock.ts'

export type Metadata = Record<string, string>
export type Payment = {
  id: string
  /** null: made by other software on this account, which knows no sessions. */
  session: string | null
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
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
}
export type Charge = {
  id: string
  payment: string
  amount: number
  currency: string
  metadata: Metadata
  card: string
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
  /** Everything was paid out: there is nothing to refund with. */
  isEmpty: false,
})
/** So many seconds pass: every moment in the account is that much longer ago. */
export const age = (account: Account, seconds: number): void => {
  const { sessions, payments, charges, refunds, disputes, transactions } = account
  for (const session of sessions.values()) session.expires -= seconds
  for (const rows of [sessions, payments, charges, refunds, disputes, transactions])
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
