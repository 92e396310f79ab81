import type { Answer, CallRequest, ProviderCall } from '../lib/provider-call.ts'
import { checkMoney } from './check-money.ts'
import { notFound, unprocessable } from './paypal-words.ts'
import { presentCapture, presentRefund, shaped } from './present.ts'
import { readBody, readPrefer } from './read-request.ts'
import { SHAPES } from './shapes/shapes.ts'
import {
  type Capture,
  findCapture,
  findRefund,
  hundredthsOf,
  isoTime,
  type Money,
  moneyOf,
  newId,
  type Order,
  type Refund,
  recordEvent,
  type Store,
} from './store.ts'

/** GET a capture, POST its refund, GET a refund. */
export const paymentCalls = (store: Store): ProviderCall[] => [
  {
    name: 'captures.get',
    method: 'GET',
    path: '/v2/payments/captures/:id',
    handle: ({ params }) => {
      const found = findCapture(store, params[0] ?? '')
      if (!found) throw notFound()
      return shaped({ status: 200, shape: 'capture', body: presentCapture(store, { ...found, alone: true }) })
    },
  },
  {
    name: 'captures.refund',
    method: 'POST',
    path: '/v2/payments/captures/:id/refund',
    handle: (request) => askForRefund(store, request),
    replay: (first) => currentOf(store, first),
  },
  {
    name: 'refunds.get',
    method: 'GET',
    path: '/v2/payments/refunds/:id',
    handle: ({ params }) => {
      const found = findRefund(store, params[0] ?? '')
      if (!found) throw notFound()
      return shaped({ status: 200, shape: 'refund', body: presentRefund(store, found.refund) })
    },
  },
]

const currentOf = (store: Store, first: Answer): Answer => {
  const { id } = first.body as { id?: string }
  const found = first.status < 400 ? findRefund(store, id ?? '') : null
  return found ? shaped({ status: 200, shape: 'refund', body: presentRefund(store, found.refund) }) : first
}

type Asked = { amount?: Money; custom_id?: string; invoice_id?: string }

const askForRefund = (store: Store, request: CallRequest): Answer => {
  const prefer = readPrefer(request)
  const asked = readBody({ request, shape: SHAPES.refundRequest }) as Asked
  const found = findCapture(store, request.params[0] ?? '')
  if (!found) throw notFound()
  if (asked.amount) checkMoney(asked.amount)
  const amount = asked.amount ?? moneyOf(leftOf(found), found.capture.amount.currency_code)
  const refusal = refusalOf({ store, ...found, asked: { ...asked, amount } })
  if (refusal) return unprocessable(refusal)
  const refund = addRefund(store, { ...found, asked: { ...asked, amount } })
  return shaped({ status: 201, shape: 'refund', body: presentRefund(store, refund), prefer })
}

type Refunding = { order: Order; capture: Capture; asked: Asked & { amount: Money } }

const refusalOf = ({ store, order, capture, asked }: Refunding & { store: Store }): string | null => {
  if (store.habits.refundIssue) return store.habits.refundIssue
  const disputed = [...store.disputes.values()].some((each) => each.captureId === capture.id && !each.outcome)
  if (capture.status === 'PENDING') return 'PENDING_CAPTURE'
  if (capture.status === 'DECLINED') return 'REFUND_NOT_ALLOWED'
  if (capture.status === 'REFUNDED') return 'CAPTURE_FULLY_REFUNDED'
  if (asked.amount.currency_code !== capture.amount.currency_code) return 'REFUND_CAPTURE_CURRENCY_MISMATCH'
  if (hundredthsOf(asked.amount) > leftOf({ order, capture })) return 'REFUND_AMOUNT_EXCEEDED'
  if (asked.invoice_id && order.refunds.some((each) => each.invoice_id === asked.invoice_id))
    return 'DUPLICATE_INVOICE_ID'
  return disputed ? 'TRANSACTION_DISPUTED' : null
}

export const leftOf = ({ order, capture }: { order: Order; capture: Capture }): number =>
  order.refunds
    .filter((each) => each.captureId === capture.id && each.status !== 'FAILED')
    .reduce((left, { amount }) => left - hundredthsOf(amount), hundredthsOf(capture.amount))

/** Also what the merchant does in PayPal's own pages. */
export const addRefund = (store: Store, { order, capture, asked }: Refunding) => {
  const time = isoTime(store.clock.now())
  const refund: Order['refunds'][number] = {
    id: newId(),
    status: store.habits.holdRefunds ? 'PENDING' : 'COMPLETED',
    amount: asked.amount,
    custom_id: asked.custom_id,
    invoice_id: asked.invoice_id,
    create_time: time,
    update_time: time,
    captureId: capture.id,
  }
  order.refunds.push(refund)
  if (refund.status === 'COMPLETED') bookRefund(store, { order, refund })
  return refund
}

type Made = { order: Order; refund: Refund & { captureId: string } }

/** A refund that went through: the capture's status, the books, the webhook. */
export const bookRefund = (store: Store, { order, refund }: Made): void => {
  const capture = order.captures.find(({ id }) => id === refund.captureId)
  if (!capture) throw new Error('a refund of nothing')
  capture.status = statusAfter({ order, capture })
  store.lines.push({
    transaction_id: refund.id,
    paypal_reference_id: capture.id,
    transaction_event_code: 'T1107',
    amount: moneyOf(-hundredthsOf(refund.amount), refund.amount.currency_code),
    atMs: store.clock.now(),
    custom_field: refund.custom_id,
    invoice_id: refund.invoice_id,
  })
  recordEvent(store, {
    resource_type: 'refund',
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: presentRefund(store, refund),
  })
}

/** A refund that came to nothing. How its report shows that is not known: it is left as it was. */
export const dropRefund = (store: Store, { order, refund }: Made): void => {
  const capture = order.captures.find(({ id }) => id === refund.captureId)
  if (!capture) throw new Error('a refund of nothing')
  capture.status = statusAfter({ order, capture })
  recordEvent(store, {
    resource_type: 'refund',
    event_type: 'PAYMENT.REFUND.FAILED',
    resource: presentRefund(store, refund),
  })
}

export const REVERSED = 'Payment reversed'

type Reversing = { order: Order; capture: Capture; amount: Money }

/** What a lost dispute takes stands among the order's refunds, and bears the payment's own mark. */
export const addReversal = (store: Store, { order, capture, amount }: Reversing) => {
  const time = isoTime(store.clock.now())
  const refund: Order['refunds'][number] = {
    id: newId(),
    status: 'COMPLETED',
    amount,
    custom_id: capture.custom_id,
    note_to_payer: REVERSED,
    create_time: time,
    update_time: time,
    captureId: capture.id,
  }
  order.refunds.push(refund)
  capture.status = statusAfter({ order, capture })
  recordEvent(store, {
    resource_type: 'refund',
    event_type: 'PAYMENT.CAPTURE.REVERSED',
    resource: presentRefund(store, refund),
  })
  return refund
}

const statusAfter = ({ order, capture }: { order: Order; capture: Capture }): Capture['status'] => {
  const made = order.refunds
    .filter((each) => each.captureId === capture.id && each.status === 'COMPLETED')
    .reduce((sum, { amount }) => sum + hundredthsOf(amount), 0)
  if (made === 0) return 'COMPLETED'
  return made < hundredthsOf(capture.amount) ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}
