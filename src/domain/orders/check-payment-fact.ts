import type { AnomalyKind } from './anomaly-kinds'
import { goneBack, type LedgerRow, ledgerKey, ledgerTotals } from './ledger'
import type { FactAttempt, FactOrder, PaymentFact } from './payment-fact'

type Checked = {
  fact: PaymentFact
  order: FactOrder
  attempt: FactAttempt
  rows: readonly LedgerRow[]
  knownLedger: readonly LedgerRow[]
}

/** What is recorded of a fact that is not applied. */
export const REFUSED_FACTS: readonly AnomalyKind[] = [
  'wrong_order',
  'wrong_intent',
  'wrong_mode',
  'wrong_currency',
  'wrong_amount',
  'malformed_amount',
  'charges_disagree',
  'over_refunded',
  'ledger_conflict',
  'underpaid',
]

/** Why a fact must not be applied: it is not ours, or contradicts itself or the ledger. null: it may. */
export const checkPaymentFact = (checked: Checked): AnomalyKind | null =>
  foreign(checked) ?? contradicting(checked) ?? inconsistent(checked)

const foreign = ({ fact, order, attempt }: Checked): AnomalyKind | null => {
  // Without a mark it is known by its intent, which we asked for: the site may have moved to another host since.
  if (fact.orderId !== null && fact.orderId !== order.id) return 'wrong_order'
  if (fact.provider !== attempt.provider || fact.intentId !== attempt.intentId) return 'wrong_intent'
  if (fact.livemode !== order.livemode) return 'wrong_mode'
  if (fact.currency !== order.currency) return 'wrong_currency'
  return fact.amount === order.state.total ? null : 'wrong_amount'
}

const inconsistent = ({ fact, rows }: Checked): AnomalyKind | null => {
  if (!rows.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)) return 'malformed_amount'
  const totals = ledgerTotals(rows)
  if (totals.charged !== (fact.status === 'succeeded' ? fact.amount : 0)) return 'charges_disagree'
  return goneBack(totals) > totals.charged ? 'over_refunded' : null
}

/**
 * One reference has one amount, and one dispute one outcome, in the fact and in the ledger (saleor #18196). Only what was
 * lost may still be won, on appeal; whoever says lost of what was won is late or wrong.
 */
const contradicting = ({ rows, knownLedger }: Checked): AnomalyKind | null => {
  const all = [...rows, ...knownLedger]
  const amounts = new Map(all.map((row) => [ledgerKey(row), row.amount]))
  const won = new Set(all.filter(({ kind }) => kind === 'dispute_won').map(disputeKey))
  const agrees =
    all.every((row) => amounts.get(ledgerKey(row)) === row.amount) &&
    !rows.some((row) => row.kind === 'dispute_lost' && won.has(disputeKey(row)))
  return agrees ? null : 'ledger_conflict'
}

const disputeKey = (row: LedgerRow): string => ledgerKey({ ...row, kind: 'dispute' })
