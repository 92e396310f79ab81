import { randomInt } from 'node:crypto'
import { Refusal } from '../lib/provider-call.ts'
import { presentDispute } from './dispute-calls.ts'
import { orderAt, settle } from './order-calls.ts'
import { addRefund, addReversal, bookRefund, dropRefund, leftOf } from './payment-calls.ts'
import { notFound, unprocessable } from './paypal-words.ts'
import { presentOrder } from './present.ts'
import {
  type Dispute,
  findCapture,
  findRefund,
  type Habits,
  hundredthsOf,
  moneyOf,
  type Purse,
  recordEvent,
  type Store,
} from './store.ts'

/** What the buyer does in PayPal's window, and the merchant, the buyer and PayPal afterwards. Each throws for an unknown id. */
export const createDoings = (store: Store) => {
  const captureOf = (captureId: string) => {
    const found = findCapture(store, captureId)
    if (!found) throw notFound()
    return found
  }
  type Booking = { code: string; sign: 1 | -1; id?: string }
  const book = ({ captureId, amount }: Dispute, { code, sign, id = `${code}${randomInt(1e12)}` }: Booking) =>
    store.lines.push({
      transaction_id: id,
      paypal_reference_id: captureId,
      transaction_event_code: code,
      amount: moneyOf(sign * hundredthsOf(amount), amount.currency_code),
      atMs: store.clock.now(),
    })
  const tell = (dispute: Dispute, event_type: string) =>
    recordEvent(store, { resource_type: 'dispute', event_type, resource: presentDispute(dispute) })

  return {
    /** The buyer agrees. `declines`: our capture will be refused; `holds`: it will be pending. */
    approve: (orderId: string, purse: Purse = 'pays') => {
      const order = orderAt(store, { params: [orderId] })
      if (order.status === 'COMPLETED') throw new Refusal(unprocessable('ORDER_ALREADY_COMPLETED'))
      order.status = 'APPROVED'
      order.purse = purse
      const resource = presentOrder(store, order)
      recordEvent(store, { resource_type: 'checkout-order', event_type: 'CHECKOUT.ORDER.APPROVED', resource })
    },
    /** The buyer closes the window: PayPal tells nobody. */
    leave: (orderId: string) => {
      orderAt(store, { params: [orderId] })
    },
    /** A capture under review is let through, or not. */
    settle: (captureId: string, status: 'COMPLETED' | 'DECLINED') => {
      const { order, capture } = captureOf(captureId)
      if (capture.status !== 'PENDING') throw new Refusal(unprocessable(`CAPTURE_${capture.status}`))
      capture.status = status
      capture.status_details = undefined
      settle(store, { order, capture })
    },
    /** The merchant refunds in PayPal's own pages: no amount is all that is left, and more than that is refused there too. */
    refund: (captureId: string, value?: string) => {
      const { order, capture } = captureOf(captureId)
      const { currency_code } = capture.amount
      const left = leftOf({ order, capture })
      const amount = value === undefined ? moneyOf(left, currency_code) : { currency_code, value }
      if (left === 0) throw new Refusal(unprocessable('CAPTURE_FULLY_REFUNDED'))
      if (hundredthsOf(amount) > left) throw new Refusal(unprocessable('REFUND_AMOUNT_EXCEEDED'))
      return addRefund(store, { order, capture, asked: { amount } }).id
    },
    habits: (changes: Partial<Habits>) => {
      Object.assign(store.habits, changes)
    },
    /** A refund that waited is made, or comes to nothing, as one that was made may weeks later. */
    settleRefund: (refundId: string, status: 'COMPLETED' | 'FAILED') => {
      const found = findRefund(store, refundId)
      if (!found || found.refund.status === status || found.refund.status === 'FAILED') throw notFound()
      found.refund.status = status
      if (status === 'COMPLETED') bookRefund(store, found)
      else dropRefund(store, found)
    },
    dispute: (captureId: string) => {
      const { order, capture } = captureOf(captureId)
      if (capture.status === 'PENDING' || capture.status === 'DECLINED')
        throw new Refusal(unprocessable(`CAPTURE_${capture.status}`))
      const withheld = [...store.disputes.values()]
        .filter((each) => each.captureId === captureId && !each.outcome)
        .reduce((sum, { amount }) => sum + hundredthsOf(amount), 0)
      const left = leftOf({ order, capture }) - withheld
      if (left <= 0) throw new Refusal(unprocessable('NOTHING_LEFT_TO_DISPUTE'))
      const amount = moneyOf(left, capture.amount.currency_code)
      const now = store.clock.now()
      const id = `PP-R-TST-${randomInt(1e8, 1e9)}`
      const dispute = { id, captureId, amount, createdMs: now, updatedMs: now, outcome: null }
      store.disputes.set(id, dispute)
      book(dispute, { code: 'T1110', sign: -1 })
      tell(dispute, 'CUSTOMER.DISPUTE.CREATED')
      return id
    },
    closeDispute: (disputeId: string, end: 'won' | 'lost') => {
      const dispute = store.disputes.get(disputeId)
      if (!dispute) throw notFound()
      dispute.outcome = end === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
      dispute.updatedMs = store.clock.now()
      book(dispute, { code: 'T1111', sign: 1 })
      if (end === 'lost') {
        const { id } = addReversal(store, { ...captureOf(dispute.captureId), amount: dispute.amount })
        book(dispute, { code: 'T1106', sign: -1, id })
      }
      tell(dispute, 'CUSTOMER.DISPUTE.RESOLVED')
    },
  }
}
export type Doings = ReturnType<typeof createDoings>
