import { goneBack, ledgerTotals, withheldOf } from '@/domain/orders/ledger'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { nextRefund, OPEN_REFUND_STATUSES, refundable } from '@/domain/orders/refund-machine'
import type { ModelProvider } from './provider-model'
import type { Answered, ModelAttempt, ModelLedgerRow, ModelOrder, ModelRefund } from './shop-rows'

type Desk = {
  provider: ModelProvider
  attempts: readonly ModelAttempt[]
  ledger: readonly ModelLedgerRow[]
  apply: (fact: PaymentFact) => void
}

/** What goes back: wanted first, asked for then, seen in the payment's own books at last. */
export const createRefundDesk = ({ provider, attempts, ledger, apply }: Desk) => {
  const refunds: ModelRefund[] = []
  const notice = (fact: PaymentFact): void => {
    for (const refund of refunds.filter(({ intentId }) => intentId === fact.intentId)) {
      const names = (list: PaymentFact['refunds'] = []) => list.some((one) => one.refundId === refund.id)
      if (names(fact.pendingRefunds)) refund.status = nextRefund(refund.status, { type: 'accepted' })
      if (names(fact.refunds)) refund.status = nextRefund(refund.status, { type: 'seen' })
      if (names(fact.failedRefunds)) refund.status = nextRefund(refund.status, { type: 'failed' })
    }
  }
  const isOpen = ({ status }: ModelRefund): boolean => OPEN_REFUND_STATUSES.includes(status)
  const want = (wanted: Omit<ModelRefund, 'id' | 'status'>): void => {
    if (refunds.every(({ key }) => key !== wanted.key))
      refunds.push({ ...wanted, id: `r${refunds.length}`, status: 'wanted' })
  }

  return {
    refunds,
    notice,
    want,
    /** What goes back by itself; one that was refused may be wanted again. */
    giveBack: (wanted: Omit<ModelRefund, 'id' | 'status' | 'key'>): void => {
      const { reason, intentId } = wanted
      const before = refunds.filter((one) => one.intentId === intentId).length
      want({ ...wanted, key: `${reason}_${intentId}_${before}` })
    },
    openOf: (order: ModelOrder): ModelRefund[] => refunds.filter((one) => one.order === order && isOpen(one)),
    /** Looked at first, asked for then, under the same key: a day later the provider has forgotten the key, not the refund. */
    ask: (answered: Answered, slow: boolean): void => {
      for (const refund of refunds.filter(({ status }) => status === 'wanted' || status === 'unknown')) {
        apply(provider.fact(refund.intentId))
        if (refund.status !== 'wanted' && refund.status !== 'unknown') continue
        if (answered === 'unsent') continue
        const { id, intentId, amount } = refund
        const said = provider.refund({ id: intentId, amount, refundId: id, key: `ref_${id}`, slow })
        if (answered === 'lost') refund.status = nextRefund(refund.status, { type: 'no_answer' })
        else if (said === 'declined') refund.status = nextRefund(refund.status, { type: 'declined' })
        else apply(provider.fact(intentId))
      }
    },
    /** A person of ours, in the admin: a part of what is left of an order, from its newest payment. */
    request: (order: ModelOrder, part: number): void => {
      const totals = ledgerTotals(ledger.filter((row) => row.order === order))
      const open = refunds.filter((one) => one.order === order && isOpen(one)).map(({ amount }) => amount)
      const charged = totals.charged - withheldOf(totals)
      const left = refundable({ charged, refunded: goneBack(totals), open })
      for (const { order: own, intentId, state } of attempts.toReversed()) {
        if (own !== order || !intentId || state.status !== 'succeeded') continue
        const back = refunds.filter(
          (one) => one.intentId === intentId && !['refused', 'failed'].includes(one.status),
        )
        const here = order.state.total - back.reduce((sum, one) => sum + one.amount, 0)
        const amount = Math.min(Math.floor(left * part), here)
        if (amount <= 0) continue
        want({ order, intentId, amount, reason: 'requested', key: `asked_${refunds.length}` })
        return
      }
    },
  }
}
