import { eq } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'
import { refunds } from '@/payload-schema'
import { checkInvariants } from '@/services/anomalies/check-invariants'
import { recordAnomaly } from '@/services/anomalies/record-anomaly'
import { acknowledgeAnomaly, repairAnomaly } from '@/services/anomalies/repair-anomaly'
import { listenAtFailpoints } from '@/services/failpoint'
import { decideRefund } from '@/services/refunds/decide-refund'
import { readOrderMoney } from '@/services/refunds/read-order-money'
import { sendRefund } from '@/services/refunds/send-refund'
import { inTransaction } from '@/services/transaction'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'
import { type Opened, openedPayment, paidPayment, recordsOf } from './lab/story'

const lab = labOfFile()
const BY = 'owner@example.com'
const give = (orderId: string, amount: number | 'all') =>
  decideRefund(lab().deps, { orderId, amount, note: null, askedBy: BY, key: crypto.randomUUID() })
const failRefund = (intent: string) =>
  lab().card.failRefund?.(intent) ?? Promise.reject(new Error('no failing'))

const anomaly = async (kind: string, ref: string) => {
  const [row] = await lab().query<{ id: string; open: boolean; resolution: string | null; detail: object }>(
    'select id, resolved_at is null as open, resolution, detail from anomalies where kind = $1 and ref like $2',
    [kind, `${ref}%`],
  )
  return row
}
const press = async (kind: string, ref: string) =>
  repairAnomaly(lab().deps, { id: (await anomaly(kind, ref))?.id ?? '', by: BY })
const statusesOf = async ({ order }: Opened) =>
  (
    await lab().query<{ status: string }>(
      'select status::text from refunds where order_id = $1 order by created_at',
      [order.id],
    )
  ).map(({ status }) => status)

/** Refunded, told, and then the bank sent the money back. */
const cameBack = async (amount: number | 'all'): Promise<Opened> => {
  const paid = await paidPayment(lab())
  await give(paid.order.id, amount)
  await lab().work()
  await failRefund(paid.intent)
  await lab().work()
  return paid
}

describe('a refund that fails after it was made', () => {
  it('is money with us again; what it closed stays closed, and a person is told', async () => {
    const { order } = await cameBack('all')
    expect(await recordsOf(lab(), order)).toEqual({
      status: 'paid',
      ledger: [`charge ${order.total}`, `refund ${order.total}`, `refund_failed ${order.total}`],
      open: 0,
      anomalies: ['refund_failed'],
    })
    expect(await readOrderMoney(lab().deps, order.id)).toMatchObject({
      charged: order.total,
      refunded: 0,
      left: order.total,
    })
  })

  it('is made again by one button, once, however many press', async () => {
    const paid = await cameBack('all')
    const ref = `sandbox:${paid.intent}`
    await Promise.all([1, 2, 3].map(() => press('refund_failed', ref)))
    await lab().work()
    expect(await statusesOf(paid)).toEqual(['failed', 'made'])
    expect(await recordsOf(lab(), paid.order)).toMatchObject({ status: 'refunded', open: 0 })
    expect((await press('refund_failed', ref)).resolved).toBe(true)
    const told = await lab().query(`select 1 from mails where template = 'refunded' and "to" = $1`, [
      paid.buyer.email,
    ])
    expect(told).toHaveLength(2)
  })

  it('leaves the purchase to the buyer when a person says so: the books then ask to open it', async () => {
    const { order, intent } = await cameBack('all')
    const id = (await anomaly('refund_failed', `sandbox:${intent}`))?.id ?? ''
    await acknowledgeAnomaly(lab().deps, { id, note: 'The buyer keeps it.', by: BY })
    await checkInvariants(lab().deps)
    expect((await press('invariant:paid_without_entitlement', order.number)).resolved).toBe(true)
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'paid', open: 1 })
  })

  it('in part leaves nothing refunded and the report open', async () => {
    const { order } = await cameBack(300)
    expect(await recordsOf(lab(), order)).toMatchObject({
      status: 'paid',
      open: 1,
      anomalies: ['refund_failed'],
    })
  })

  it('by hand at the provider is in our books as well, and no refund of ours', async () => {
    const paid = await paidPayment(lab())
    await lab().card.refund(paid.intent, paid.order.total)
    await lab().work()
    await failRefund(paid.intent)
    await lab().work()
    expect(await recordsOf(lab(), paid.order)).toMatchObject({ status: 'paid', anomalies: ['refund_failed'] })
    expect((await press('refund_failed', `sandbox:${paid.intent}`)).resolved).toBe(false)
    expect(await statusesOf(paid)).toEqual([])
  })

  it('before anybody saw it made takes nothing away, is not made again by itself, and is told as refused', async () => {
    const paid = await paidPayment(lab())
    lab().letters.held = true
    listenAtFailpoints(async (name) => {
      if (name === 'refund.after_ask') await failRefund(paid.intent)
    })
    await give(paid.order.id, 'all')
    await lab()
      .work()
      .finally(() => listenAtFailpoints(null))
    expect(await statusesOf(paid)).toEqual(['failed'])
    expect(await recordsOf(lab(), paid.order)).toMatchObject({
      status: 'paid',
      open: 1,
      anomalies: ['refund_refused'],
    })
    await lab().passes(25 * 3_600_000)
    await lab().comesToRest()
    expect(await statusesOf(paid)).toEqual(['failed'])
  })
})

describe('a refund that is decided on', () => {
  it('and refused is asked for again by one button', async () => {
    const paid = await paidPayment(lab())
    await lab().card.behave({ calls: [{ call: 'POST /v1/refunds', action: 'status', status: 400 }] })
    const { refundIds } = await give(paid.order.id, 'all')
    await lab().work()
    expect(await statusesOf(paid)).toEqual(['refused'])
    const ref = `sandbox:${paid.intent}:${refundIds[0]}`
    expect((await press('refund_refused', ref)).resolved).toBe(false)
    await lab().work()
    expect(await statusesOf(paid)).toEqual(['refused', 'made'])
    expect((await press('refund_refused', ref)).resolved).toBe(true)
  })

  it('and refused while a webhook settles it stays made, and nobody is told of a refusal', async () => {
    const paid = await paidPayment(lab())
    const { refundIds } = await give(paid.order.id, 300)
    const refundId = refundIds[0] ?? ''
    // All of it goes back at the provider's own desk, so that ours is declined.
    lab().letters.held = true
    await lab().card.refund(paid.intent, paid.order.total)
    let settled: Promise<void> = Promise.resolve()
    const settleSlowly = (locked: () => void) =>
      inTransaction(lab().deps, async ({ db }) => {
        await db.update(refunds).set({ status: 'made' }).where(eq(refunds.id, refundId))
        locked()
        await new Promise((done) => setTimeout(done, 400))
      })
    listenAtFailpoints(async (name) => {
      if (name !== 'refund.after_want') return
      await new Promise<void>((locked) => {
        settled = settleSlowly(locked)
      })
    })
    await sendRefund(lab().deps, { refundId }).finally(() => listenAtFailpoints(null))
    await settled
    expect(await statusesOf(paid)).toEqual(['made'])
    expect((await recordsOf(lab(), paid.order)).anomalies).toEqual([])
    await lab().query('delete from refunds where id = $1', [refundId])
  })
})

describe('money of an order that was paid twice', () => {
  it('goes back from the payment that still holds it, whichever was emptied at the provider’s own desk', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    const second = await buyer.open(order, 'paypal')
    await lab().paypal.pay(second)
    await buyer.check(order)
    await lab().paypal.refund(second, order.total)
    await lab().work()
    await lab().card.pays(intent)
    await lab().card.tell(intent)
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'paid', open: 1 })
    await give(order.id, 'all')
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'refunded', open: 0 })
  })
})

describe('all that is left', () => {
  it('goes back also when somebody gave back a fraction that we do not show', async () => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place({ country: 'IN' })
    expect(order.currency).toBe('INR')
    const intent = await buyer.open(order)
    await lab().card.pay(intent)
    await buyer.check(order)
    await lab().card.refund(intent, 150)
    await lab().work()
    await expect(give(order.id, 150)).rejects.toThrow('refundTooLarge')
    await give(order.id, 'all')
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'refunded', open: 0 })
  })
})

describe('an anomaly that was resolved', () => {
  it('is open again when it happens again, with what is said now and what was said of it', async () => {
    const paid = await paidPayment(lab())
    const ref = `sandbox:${paid.intent}`
    const tell = (times: number) =>
      recordAnomaly(lab().deps, { kind: 'ledger_conflict', ref, order: paid.order.id, detail: { times } })
    await tell(1)
    await acknowledgeAnomaly(lab().deps, {
      id: (await anomaly('ledger_conflict', ref))?.id ?? '',
      note: 'Seen.',
      by: BY,
    })
    expect(await anomaly('ledger_conflict', ref)).toMatchObject({ open: false, resolution: 'Seen.' })
    await tell(2)
    expect(await anomaly('ledger_conflict', ref)).toMatchObject({
      open: true,
      resolution: 'Seen.',
      detail: { times: 2 },
    })
  })
})
