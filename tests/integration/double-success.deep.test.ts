import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { mailsTo } from '../support/mailbox'
import { atGateway, behave, booksOf, inGatewaysStore, orderOf } from '../support/money'
import {
  newBuyer,
  newPayment,
  type Opened,
  open,
  type Placed,
  pay,
  persist,
  place,
  waitUntilPaid,
} from '../support/purchase'
import { forgetRateLimits } from './support/rate-limits'

// Nothing is asked of the site between the second charge and the refund: the worker finds it and gives it back by itself.

beforeAll(forgetRateLimits)
afterEach(() => behave({}))

const MINUTE_MS = 60_000

/** How two forms of one order come to be paid, the second being one that our books had lost. */
const WAYS: Record<string, (opened: Opened, again: Opened) => Promise<unknown>> = {
  'one after the other': async (opened, again) => {
    await pay(opened)
    await waitUntilPaid(opened.orderNumber)
    await pay(again)
  },
  'at the same moment': (opened, again) => Promise.all([opened, again].map(pay)),
  'while the gateway takes no refund at first': async (opened, again) => {
    await behave({ calls: [{ call: 'POST /v1/refunds', action: 'status', status: 503, times: 3 }] })
    await Promise.all([opened, again].map(pay))
  },
  'and the gateway says nothing of one of them': async (opened, again) => {
    await behave({ webhooks: { drop: 100 } })
    await pay(opened)
    await behave({})
    await pay(again)
  },
}

describe('of two charges for one order the worker alone gives one back within a minute,', () => {
  it.each(Object.keys(WAYS))('paid %s', { timeout: 120_000 }, async (way) => {
    const opened = await newPayment('double')
    await WAYS[way]?.(opened, await openedAgain(opened))
    const refund = await refundOf(opened)
    expect(refund.afterMs).toBeLessThan(MINUTE_MS)
    const { orderId, orderNumber } = opened
    const [total, second] = booksOf(orderId).charges
    expect([second, refund.amount]).toEqual([total, total])
    await persist(async () =>
      expect(await ledgerOf(orderId)).toEqual([`charge ${total}`, `charge ${total}`, `refund ${total}`]),
    )
    expect(refundsAt(orderId)).toHaveLength(1)
    expect(await orderOf(orderNumber)).toMatchObject({ status: 'paid' })
    expect(await anomaliesAbout(orderId)).toContain('double_success')
    await expectOpen(opened)
    // The receipt, and that the money is on its way back.
    await persist(async () => expect(await mailsTo(opened.email)).toHaveLength(2))
  })
})

it('what is charged for an order when another has bought the same goes back whole within a minute', {
  timeout: 120_000,
}, async () => {
  const buyer = await newBuyer('twice')
  const dollars = await open(await place(buyer, { country: 'US' }))
  const yen = await open(await place(buyer, { country: 'JP' }))
  await pay(yen)
  await waitUntilPaid(yen.orderNumber)
  await pay(await openedAgain(dollars))
  const refund = await refundOf(dollars)
  expect(refund.afterMs).toBeLessThan(MINUTE_MS)
  const [total] = booksOf(dollars.orderId).charges
  expect(refund.amount).toBe(total)
  await persist(async () => expect(await orderOf(dollars.orderNumber)).toMatchObject({ status: 'refunded' }))
  expect(await ledgerOf(dollars.orderId)).toEqual([`charge ${total}`, `refund ${total}`])
  expect(await anomaliesAbout(dollars.orderId)).toContain('bought_twice')
  expect(refundsAt(yen.orderId)).toEqual([])
  expect(await orderOf(yen.orderNumber)).toMatchObject({ status: 'paid' })
  await expectOpen(yen)
})

/** Another form of the same order at the gateway, under our mark. */
const openedAgain = async (opened: Opened): Promise<Opened> => {
  const { orderId, orderNumber, payment } = opened
  const [order] = await query<{ total: number; currency: string }>(
    'select total::int, currency from orders where id = $1',
    [orderId],
  )
  const intent = await atGateway<{ id: string; client_secret: string }>('/v1/intents', {
    key: `again_${orderId}`,
    body: {
      amount: order?.total,
      currency: order?.currency,
      description: `Order ${orderNumber}`,
      metadata: { order_id: orderId, order_number: orderNumber, attempt: 2 },
    },
  })
  const form = payment.form && { ...payment.form, url: payment.form.url.replace(opened.intentId, intent.id) }
  return { ...opened, intentId: intent.id, payment: { ...payment, payCode: intent.client_secret, form } }
}

type Refund = { amount: number; afterMs: number }

/** What the gateway gave back, and how long after the last charge; by its own books and its own clock. */
const refundsAt = (orderId: string): Refund[] =>
  inGatewaysStore((store) =>
    store
      .prepare(
        `SELECT r.amount, r.created_ms - (SELECT max(c.created_ms) FROM charges c JOIN intents o ON o.id = c.intent_id
           WHERE o.order_id = i.order_id) AS after_ms
         FROM refunds r JOIN intents i ON i.id = r.intent_id WHERE i.order_id = ?`,
      )
      .all(orderId),
  ).map(({ amount, after_ms }) => ({ amount: Number(amount), afterMs: Number(after_ms) }))

const refundOf = ({ orderId }: Placed): Promise<Refund> =>
  persist(async () => {
    const [refund] = refundsAt(orderId)
    if (!refund) throw new Error(`Nothing of order ${orderId} went back.`)
    return refund
  })

const ledgerOf = async (orderId: string): Promise<string[]> => {
  const rows = await query<{ line: string }>(
    "select kind || ' ' || amount as line from ledger_entries where order_id = $1 order by 1",
    [orderId],
  )
  return rows.map(({ line }) => line)
}

const anomaliesAbout = async (orderId: string): Promise<string[]> =>
  (await query<{ kind: string }>('select kind from anomalies where order_id = $1', [orderId])).map(
    ({ kind }) => kind,
  )

const expectOpen = async ({ visitor, sitting, sittingId }: Placed): Promise<void> => {
  const open = await query('select 1 from entitlements where sitting_id = $1 and revoked_at is null', [
    sittingId,
  ])
  expect(open).toHaveLength(1)
  const report = await visitor.ok('report.read', { params: { orderNumber: sitting.orderNumber } })
  expect(report).toMatchObject({ kind: 'report', report: { score: { iq: expect.any(Number) } } })
}
