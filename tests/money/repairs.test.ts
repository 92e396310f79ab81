import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRow } from '@/services/orders/find-order'
import { newBuyer } from './lab/buyer'
import { expectBooksInOrder } from './lab/expect-books'
import { type Lab, openLab } from './lab/open-lab'

const BY = 'owner@example.com'
const NEW_KEY = () => crypto.randomUUID()

let lab: Lab
let services: {
  repairAnomaly: typeof import('@/services/anomalies/repair-anomaly').repairAnomaly
  acknowledgeAnomaly: typeof import('@/services/anomalies/repair-anomaly').acknowledgeAnomaly
  readOrderMoney: typeof import('@/services/refunds/read-order-money').readOrderMoney
  decideRefund: typeof import('@/services/refunds/decide-refund').decideRefund
  exportLedger: typeof import('@/services/statistics/export-ledger').exportLedger
  readOverview: typeof import('@/services/statistics/read-overview').readOverview
}

beforeAll(async () => {
  lab = await openLab()
  services = {
    ...(await import('@/services/anomalies/repair-anomaly')),
    ...(await import('@/services/refunds/read-order-money')),
    ...(await import('@/services/refunds/decide-refund')),
    ...(await import('@/services/statistics/export-ledger')),
    ...(await import('@/services/statistics/read-overview')),
  }
})
afterEach(() => expectBooksInOrder(lab))
afterAll(() => lab.close())

const paidOrder = async (): Promise<{ order: OrderRow; intentId: string }> => {
  const buyer = await newBuyer(lab)
  const placed = await buyer.place()
  const intentId = await buyer.open(placed)
  await lab.card.pay(intentId)
  await lab.work()
  return { order: await buyer.order(placed.number), intentId }
}

const plant = async (kind: string, ref: string, detail: object = {}): Promise<string> => {
  const [row] = await lab.query<{ id: string }>(
    'insert into anomalies (kind, ref, detail) values ($1, $2, $3) returning id',
    [kind, ref, JSON.stringify(detail)],
  )
  return row?.id ?? ''
}

const stored = async (id: string) =>
  (
    await lab.query<{ open: boolean; resolution: string; by: string }>(
      'select resolved_at is null as open, resolution, resolved_by as by from anomalies where id = $1',
      [id],
    )
  )[0]

describe('the repair of an anomaly', () => {
  it('asks the provider again and resolves what it no longer shows', async () => {
    const { intentId } = await paidOrder()
    const id = await plant('wrong_amount', `sandbox:${intentId}`)
    expect(await services.repairAnomaly(lab.deps, { id, by: BY })).toEqual({
      resolved: true,
      said: 'skipped: nothing_new',
    })
    expect(await stored(id)).toEqual({ open: false, resolution: 'skipped: nothing_new', by: BY })
  })

  it('opens what was paid and is not open, however many people press', async () => {
    const { order } = await paidOrder()
    await lab.query('update entitlements set revoked_at = now() where order_id = $1', [order.id])
    const id = await plant('invariant:paid_without_entitlement', order.number)
    const noted = await services.acknowledgeAnomaly(lab.deps, { id, note: 'Not yet.', by: BY })
    expect(noted.resolved).toBe(false)
    const pressed = await Promise.all([1, 2, 3].map(() => services.repairAnomaly(lab.deps, { id, by: BY })))
    expect(pressed.map(({ resolved }) => resolved)).toEqual([true, true, true])
  })

  it('waits for the sitting before it touches the order, as all that moves money does', async () => {
    const { order } = await paidOrder()
    await lab.query('delete from entitlements where order_id = $1', [order.id])
    const id = await plant('invariant:paid_without_entitlement', order.number)
    const release = await lab.hold('select 1 from sittings where id = $1 for update', [order.sitting])
    const asked = { orderId: order.id, amount: 100, note: null, askedBy: BY, key: NEW_KEY() }
    const waiting = Promise.all([
      services.repairAnomaly(lab.deps, { id, by: BY }),
      services.readOrderMoney(lab.deps, order.id),
      services.decideRefund(lab.deps, asked),
    ])
    await new Promise((done) => setTimeout(done, 300))
    const free = lab.query('select 1 from orders where id = $1 for update nowait', [order.id])
    await expect(free.finally(release)).resolves.toHaveLength(1)
    expect((await waiting)[0]).toMatchObject({ resolved: true })
  })

  it('sends the receipt that nobody queued, and once', async () => {
    const { order } = await paidOrder()
    await lab.query("delete from mails where template = 'report_ready' and params->>'orderId' = $1", [
      order.id,
    ])
    const id = await plant('invariant:receipts_not_one', order.number)
    expect((await services.repairAnomaly(lab.deps, { id, by: BY })).resolved).toBe(true)
    expect((await services.repairAnomaly(lab.deps, { id, by: BY })).resolved).toBe(true)
    await lab.work()
  })

  it('resolves a line of the provider only when it stands in our books as it is', async () => {
    const { order } = await paidOrder()
    const [line] = await lab.query<{ ref: string; amount: number }>(
      'select provider_ref as ref, amount::int from ledger_entries where order_id = $1',
      [order.id],
    )
    const { ref = '', amount = 0 } = line ?? {}
    const other = await plant('movement_unlike_ledger', `sandbox:charge:${ref}`, { amount: amount + 1 })
    const same = await plant('movement_without_ledger', `sandbox:charge:${ref}`, { amount })
    expect((await services.repairAnomaly(lab.deps, { id: other, by: BY })).resolved).toBe(false)
    expect((await services.repairAnomaly(lab.deps, { id: same, by: BY })).resolved).toBe(true)
  })

  it('keeps a double payment open until the excess has gone back', async () => {
    const { order, intentId } = await paidOrder()
    const id = await plant('bought_twice', `sandbox:${intentId}`)
    const press = () => services.repairAnomaly(lab.deps, { id, by: BY })
    const pressed = await Promise.all([press(), press(), press()])
    expect(pressed.map(({ resolved }) => resolved)).toEqual([false, false, false])
    expect(pressed.map(({ said }) => said)).toContainEqual(expect.stringContaining('asked for 1 refunds'))
    await press()
    await lab.work()
    expect((await services.repairAnomaly(lab.deps, { id, by: BY })).resolved).toBe(true)
    const back = await lab.query('select amount::int from refunds where order_id = $1', [order.id])
    expect(back).toEqual([{ amount: order.total }])
  })
})

describe('the money of an order', () => {
  it('is told with what is on its way, and what is left', async () => {
    const { order } = await paidOrder()
    const { total, currency } = order
    const told = () => services.readOrderMoney(lab.deps, order.id)
    expect(await told()).toEqual({
      currency,
      charged: total,
      refunded: 0,
      withheld: 0,
      pending: 0,
      left: total,
      upgrades: [],
    })
    const asked = { orderId: order.id, amount: 100, note: null, askedBy: BY, key: NEW_KEY() }
    await services.decideRefund(lab.deps, asked)
    expect(await told()).toMatchObject({ refunded: 0, pending: 100, left: total - 100 })
    await lab.work()
    expect(await told()).toMatchObject({ refunded: 100, pending: 0, left: total - 100 })
  })
})

describe('the figures about money', () => {
  it('are in the file of the ledger and on the start page', async () => {
    const { order } = await paidOrder()
    const today = new Date().toISOString().slice(0, 10)
    let csv = ''
    for await (const page of services.exportLedger(lab.deps, { from: today, to: today })) csv += page
    expect(csv.split('\r\n').filter((line) => line.includes(`,${order.number},charge,`))).toHaveLength(1)
    const overview = await services.readOverview(lab.deps, { days: 7, scope: {}, withMoney: true })
    expect(overview.disputes?.charges).toBeGreaterThan(0)
    expect(overview.disputes).toMatchObject({ opened: 0, byCountry: [{ country: 'US', opened: 0 }] })
    expect(overview.attention.violations).toBe(0)
  })
})
