import { goneBack, type LedgerRow, ledgerTotals, withheldOf } from './ledger'
import type { PaymentFact } from './payment-fact'
import type { RefundReason } from './refund-machine'

/** A refund of ours that may still take money out. */
export type OpenRefund = { intentId: string; amount: number }

export type GiveBack = { reason: Extract<RefundReason, 'double_success' | 'bought_twice'>; amount: number }

/**
 * What of this payment goes back by itself, or null: the buyer pays once for one thing, whatever two tabs, two methods
 * and a late provider made of it. What is on its way back already, and what a dispute withholds, is not given twice.
 * @param ledger every row of the order, those of the fact included. Amounts are hundredths.
 * It is a function of what stands now, so it may be asked at every look, and mends what an earlier look could not (a
 * dispute that was won since, a refund that was refused). What went back and failed later would fail again: that is a
 * person's to decide.
 * @param boughtTwice other orders opened all that this one sells before it did.
 */
export const giveBack = ({
  fact,
  total,
  ledger,
  openRefunds,
  boughtTwice,
}: {
  fact: PaymentFact
  total: number
  ledger: readonly LedgerRow[]
  openRefunds: readonly OpenRefund[]
  boughtTwice: boolean
}): GiveBack | null => {
  const all = ledgerTotals(ledger)
  const kept = all.charged - goneBack(all) - withheldOf(all) - sum(openRefunds.map(({ amount }) => amount))
  const disputes = (fact.disputes ?? []).filter(({ status }) => status !== 'won')
  const here =
    sum(fact.charges.map(({ amount }) => amount)) -
    sum([...fact.refunds, ...(fact.failedRefunds ?? []), ...disputes].map(({ amount }) => amount)) -
    sum(openRefunds.filter(({ intentId }) => intentId === fact.intentId).map(({ amount }) => amount))
  const amount = Math.min(here, boughtTwice ? kept : kept - total)
  if (amount <= 0) return null
  return { reason: boughtTwice ? 'bought_twice' : 'double_success', amount }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((whole, amount) => whole + amount, 0)
