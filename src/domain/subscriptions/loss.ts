import type { LedgerTotals } from '../orders/ledger'
import type { OrderStatus } from '../orders/order-machine'

/**
 * What became of the money of a charge, as its subscription hears of it; null: it is kept. What was given back whole is not kept
 * open: a withdrawal, or a colleague's refund of the running period or of the running trial (0).
 */
export const lossOf = ({
  status,
  totals,
  charge,
  chargesDone,
}: {
  /** Of the order of the charge, as its ledger. */
  status: OrderStatus
  totals: Pick<LedgerTotals, 'disputeLost' | 'disputeOverturned'>
  charge: number
  chargesDone: number
}): 'dispute_lost' | 'disputed' | 'withdrawn' | null => {
  if (totals.disputeLost > totals.disputeOverturned) return 'dispute_lost'
  if (status === 'disputed') return 'disputed'
  return status === 'refunded' && charge === chargesDone ? 'withdrawn' : null
}
