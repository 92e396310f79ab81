import type { Answer } from '../lib/provider-call.ts'
import { PAYPAL_KEYS } from './keys.ts'
import { SHAPES } from './shapes/shapes.ts'
import { type Capture, isoTime, type Order, type Refund, type Store } from './store.ts'

const payee = { merchant_id: PAYPAL_KEYS.merchantId, email_address: 'shop@example.com' }

export const presentOrder = (store: Store, order: Order) => {
  const { purchase_units, intent } = order.asked
  const [unit] = purchase_units
  const captures = order.captures.map((capture) => presentCapture(store, { order, capture }))
  const refunds = order.refunds.map((refund) => presentRefund(store, refund))
  const paid = order.captures.length > 0
  return {
    id: order.id,
    intent,
    status: order.status,
    payment_source: { paypal: {} },
    purchase_units: [
      {
        ...unit,
        payee,
        ...(paid ? { payments: { captures, ...(refunds.length > 0 ? { refunds } : {}) } } : {}),
      },
    ],
    create_time: isoTime(order.createdMs),
    // As its own recorded answers have it: an order that is only approved bears no time of that.
    ...(paid ? { update_time: isoTime(order.updatedMs) } : {}),
    links: [
      link({ store, path: `/v2/checkout/orders/${order.id}`, rel: 'self' }),
      ...(order.status === 'PAYER_ACTION_REQUIRED'
        ? [link({ store, path: `/checkoutnow?token=${order.id}`, rel: 'payer-action' })]
        : []),
    ],
  }
}

export const presentCapture = (
  store: Store,
  { order, capture, alone = false }: { order: Order; capture: Capture; alone?: boolean },
) => ({
  ...capture,
  final_capture: true,
  links: [
    link({ store, path: `/v2/payments/captures/${capture.id}`, rel: 'self' }),
    link({ store, path: `/v2/payments/captures/${capture.id}/refund`, rel: 'refund', method: 'POST' }),
    link({ store, path: `/v2/checkout/orders/${order.id}`, rel: 'up' }),
  ],
  // Only a capture that is shown by itself says so.
  ...(alone ? { supplementary_data: { related_ids: { order_id: order.id } }, payee } : {}),
})

export const presentRefund = (store: Store, { captureId, ...refund }: Refund & { captureId: string }) => ({
  ...refund,
  links: [
    link({ store, path: `/v2/payments/refunds/${refund.id}`, rel: 'self' }),
    link({ store, path: `/v2/payments/captures/${captureId}`, rel: 'up' }),
  ],
})

/** PayPal's answer, which must fit its published shape; without `Prefer` it is a short one. */
export const shaped = (asked: {
  status: number
  shape: 'order' | 'capture' | 'refund'
  body: { id: string; status: string; links: unknown }
  prefer?: string | string[]
}): Answer => {
  const { status, shape, body, prefer } = asked
  const full = JSON.parse(JSON.stringify(body))
  SHAPES[shape].parse(full)
  const short = { id: body.id, status: body.status, links: body.links }
  return { status, body: prefer === 'return=minimal' ? short : full }
}

type Linked = { store: Store; path: string; rel: string; method?: 'GET' | 'POST' }

const link = ({ store, path, rel, method = 'GET' }: Linked) => ({ href: store.url() + path, rel, method })
