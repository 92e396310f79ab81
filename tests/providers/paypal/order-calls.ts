import type { Answer, CallRequest, ProviderCall } from '../lib/provider-call.ts'
import { Refusal } from '../lib/provider-call.ts'
import { checkMoney } from './check-money.ts'
import { notFound, unprocessable } from './paypal-words.ts'
import { presentCapture, presentOrder, shaped } from './present.ts'
import { readBody, readPrefer, readQuery } from './read-request.ts'
import { SHAPES } from './shapes/shapes.ts'
import { type Capture, isoTime, newId, type Order, recordEvent, type Store } from './store.ts'

/** What nobody captured is gone after the published three hours. */
const FORGOTTEN_AFTER_MS = 3 * 3600 * 1000

/** POST /v2/checkout/orders, GET one, POST its capture. */
export const orderCalls = (store: Store): ProviderCall[] => [
  {
    name: 'orders.create',
    method: 'POST',
    path: '/v2/checkout/orders',
    handle: (request) => create(store, request),
    replay: (first, request) => currentOf({ store, first, prefer: readPrefer(request) }),
  },
  {
    name: 'orders.get',
    method: 'GET',
    path: '/v2/checkout/orders/:id',
    handle: (request) => {
      readQuery(request, ['fields'])
      return show({ store, order: orderAt(store, request), status: 200 })
    },
  },
  {
    name: 'orders.capture',
    method: 'POST',
    path: '/v2/checkout/orders/:id/capture',
    handle: (request) => capture(store, request),
    replay: (first, request) => currentOf({ store, first, prefer: readPrefer(request) }),
  },
]

export const orderAt = (store: Store, { params }: Pick<CallRequest, 'params'>): Order => {
  const order = store.orders.get(params[0] ?? '')
  if (!order) throw notFound()
  const forgotten = order.captures.length === 0 && store.clock.now() - order.createdMs > FORGOTTEN_AFTER_MS
  if (forgotten) throw notFound()
  return order
}

type Showing = { store: Store; order: Order; status: number; prefer?: string }

const show = ({ store, order, status, prefer }: Showing): Answer =>
  shaped({ status, shape: 'order', body: presentOrder(store, order), prefer })

/** A repeated request is told how its order stands now; a refusal stays what it was. */
const currentOf = ({ store, first, prefer }: { store: Store; first: Answer; prefer: string }): Answer => {
  const { id } = first.body as { id?: string }
  const order = store.orders.get(id ?? '')
  return order && first.status < 400 ? show({ store, order, status: 200, prefer }) : first
}

const create = (store: Store, request: CallRequest): Answer => {
  const prefer = readPrefer(request)
  const asked = readBody({ request, shape: SHAPES.orderRequest }) as Order['asked']
  if (asked.purchase_units.length !== 1) throw new Refusal(unprocessable('NOT_PLAYED_HERE'))
  checkMoney(asked.purchase_units[0].amount)
  const now = store.clock.now()
  const order: Order = {
    id: newId(),
    status: asked.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    createdMs: now,
    updatedMs: now,
    purse: 'pays',
    asked,
    captures: [],
    refunds: [],
  }
  store.orders.set(order.id, order)
  return show({ store, order, status: 201, prefer })
}

const capture = (store: Store, request: CallRequest): Answer => {
  const prefer = readPrefer(request)
  readBody({ request, shape: SHAPES.captureRequest })
  const order = orderAt(store, request)
  if (order.captures.some(({ status }) => status !== 'DECLINED'))
    return unprocessable('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
  if (invoiceIsPaid(store, order)) return unprocessable('DUPLICATE_INVOICE_ID')
  if (order.purse === 'declines') return declined(store, order)
  order.status = 'COMPLETED'
  order.updatedMs = store.clock.now()
  settle(store, { order, capture: addCapture(order) })
  return show({ store, order, status: 201, prefer })
}

/** Only for another card does it send the buyer back to its window. */
const declined = ({ habits: { declineIssue } }: Store, order: Order): Answer => {
  if (declineIssue === 'INSTRUMENT_DECLINED') order.status = 'PAYER_ACTION_REQUIRED'
  return unprocessable(declineIssue)
}

const invoiceIsPaid = ({ orders }: Store, { asked }: Order): boolean => {
  const [{ invoice_id }] = asked.purchase_units
  const paid = [...orders.values()].flatMap(({ captures }) => captures)
  return invoice_id !== undefined && paid.some((each) => each.invoice_id === invoice_id)
}

const addCapture = (order: Order): Capture => {
  const [{ amount, custom_id, invoice_id }] = order.asked.purchase_units
  const holds = order.purse === 'holds'
  const time = isoTime(order.updatedMs)
  const added: Capture = {
    id: newId(),
    status: holds ? 'PENDING' : 'COMPLETED',
    ...(holds ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: { currency_code: amount.currency_code, value: amount.value },
    custom_id,
    invoice_id,
    create_time: time,
    update_time: time,
  }
  order.captures.push(added)
  return added
}

const EVENTS = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DECLINED',
}

/** What a capture's new status means for the books and the webhook. */
export const settle = (store: Store, { order, capture: one }: { order: Order; capture: Capture }): void => {
  if (one.status !== 'COMPLETED' && one.status !== 'PENDING' && one.status !== 'DECLINED') return
  if (one.status === 'COMPLETED')
    store.lines.push({
      transaction_id: one.id,
      transaction_event_code: 'T0006',
      amount: one.amount,
      atMs: store.clock.now(),
      custom_field: one.custom_id,
      invoice_id: one.invoice_id,
    })
  recordEvent(store, {
    resource_type: 'capture',
    event_type: EVENTS[one.status],
    resource: presentCapture(store, { order, capture: one, alone: true }),
  })
}
