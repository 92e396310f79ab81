import { type LedgerKind, type LedgerRow, ledgerKey } from './ledger'
import type { PaymentFact } from './payment-fact'

/**
 * The ledger rows a payment fact proves, known or not. A refund that failed is two, also when it was never seen as made:
 * so late news of its making add nothing. An entry that the provider lists twice is one row; a reference
 * listed with two amounts stays two rows, which checkPaymentFact refuses.
 */
export const factLedgerRows = (fact: PaymentFact): LedgerRow[] => {
  const row =
    (kind: LedgerKind) =>
    ({ ref, amount }: { ref: string; amount: number }): LedgerRow => ({
      kind,
      amount,
      currency: fact.currency,
      provider: fact.provider,
      providerRef: ref,
    })
  const disputes = fact.disputes ?? []
  const failed = fact.failedRefunds ?? []
  const rows = [
    ...fact.charges.map(row('charge')),
    ...[...fact.refunds, ...failed].map(row('refund')),
    ...failed.map(row('refund_failed')),
    ...disputes.map(row('dispute')),
    ...disputes.filter(({ status }) => status === 'won').map(row('dispute_won')),
    ...disputes.filter(({ status }) => status === 'lost').map(row('dispute_lost')),
  ]
  const identities = rows.map((one) => `${one.amount} ${ledgerKey(one)}`)
  return rows.filter((_, at) => identities.indexOf(identities[at]!) === at)
}
