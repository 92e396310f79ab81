import { beforeAll, describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { booksOf, orderOf } from '../support/money'
import { newCode, orderAt } from '../support/promo'
import {
  type Buyer,
  newBuyer,
  type Opened,
  open,
  pay,
  persist,
  place,
  waitUntilPaid,
} from '../support/purchase'
import { CARDS, enterCard, PLACE, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

// Score, score and answers, Complete: each holds all of the one before.
const [SCORE, ANSWERS, COMPLETE] = ['sku1', 'sku2', 'sku4'] as const

beforeAll(forgetRateLimits)

type Items = CallData<'sku.list'>['items']
const offerOf = async ({ visitor }: Buyer): Promise<Items> =>
  (await visitor.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })).items
const ownedBy = async (buyer: Buyer) =>
  Object.fromEntries((await offerOf(buyer)).map(({ tier, owned }) => [tier, owned]))
const bought = async (buyer: Buyer, tier: string): Promise<Opened> => {
  const opened = await open(await place(buyer, { tier }))
  await pay(opened)
  await waitUntilPaid(opened.orderNumber)
  return opened
}
/** What the shop says to an order that no page offers any more. */
const order = async (buyer: Buyer, tier: string, extra: object = {}) => {
  const sku = (await offerOf(buyer)).find((item) => item.tier === tier)
  if (!sku) throw new Error(`${tier} is not in the list.`)
  return orderAt(buyer, { skuId: sku.skuId, seenTotal: sku.price, ...extra })
}
const start = ({ visitor }: Buyer, orderNumber: string) =>
  visitor.call('pay.start', { body: { orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' } })
const refund = async (orderNumber: string, amount: number | 'all'): Promise<void> => {
  const { id } = await orderOf(orderNumber)
  const owner = await signIn()
  await owner.json(`/api/admin/orders/${id}/refund`, {
    method: 'POST',
    body: JSON.stringify({ amount, note: '', key: crypto.randomUUID().replaceAll('-', '') }),
  })
}

describe('whoever has bought Complete', () => {
  let buyer: Buyer
  let stale: string
  let guide: string
  beforeAll(async () => {
    buyer = await newBuyer('complete')
    stale = (await place(buyer, { tier: SCORE })).orderNumber
    await bought(buyer, COMPLETE)
    const packages = await buyer.visitor.ok('package.offer', {
      params: { orderNumber: buyer.sitting.orderNumber },
      query: { country: 'US', hl: 'EN' },
    })
    guide = packages.items[0]?.sku.skuId ?? ''
  })

  it('has every report: nothing of it is on offer, in the list or anywhere else', async () => {
    expect(await ownedBy(buyer)).toEqual({ sku1: true, sku2: true, sku3: true, sku4: true })
    const params = { orderNumber: buyer.sitting.orderNumber }
    expect(await buyer.visitor.ok('order.skuCheck', { params })).toMatchObject({
      ownedTiers: [SCORE, ANSWERS, 'sku3', COMPLETE],
    })
    const read = await buyer.visitor.ok('report.read', { params })
    if (read.kind !== 'report') throw new Error('There is no report.')
    expect(read.report.lockedParts.filter((part) => read.report.openParts.includes(part))).toEqual([])
    const none = ['iq_score', 'iq_ranking', 'wrong_answers', 'permanent_discount']
    expect(read.report.lockedParts.filter((part) => none.includes(part))).toEqual([])
  })

  it.each([SCORE, ANSWERS, COMPLETE])('cannot order %s', async (tier) => {
    expect(await order(buyer, tier)).toMatchObject({ status: 200, message: 'alreadyOwned' })
  })

  it('cannot order Score with a code that makes it free', async () => {
    const promoCode = await newCode(100)
    const said = await order(buyer, SCORE, { promoCode, seenTotal: { amount: 0, currency: 'USD' } })
    expect(said).toMatchObject({ status: 200, message: 'alreadyOwned' })
  })

  it('cannot pay for Score by an order of before, which is told to be theirs', async () => {
    expect(await start(buyer, stale)).toMatchObject({ status: 200, message: 'alreadyOwned' })
    const { id } = await orderOf(stale)
    expect(booksOf(id)).toMatchObject({ intents: [], charges: [] })
    const told = await buyer.visitor.ok('pay.info', { body: { orderNumber: stale } })
    expect(told).toMatchObject({ status: 'created', alreadyOwned: true })
  })

  it('buys a guide, once', async () => {
    const { orderNumber: examOrderNumber } = buyer.sitting
    const told = { skuId: guide, country: 'US', hl: 'EN' as const }
    const { quote, sku } = await buyer.visitor.ok('package.info', {
      body: { orderNumber: examOrderNumber, ...told },
    })
    expect(sku.owned).toBe(false)
    const seenTotal = { amount: quote.total, currency: quote.currency }
    const body = { examOrderNumber, agreed: true, seenTotal, ...told }
    const { orderNumber } = await buyer.visitor.ok('package.pay', { body })
    await enterCard(await startPayment(buyer.visitor, orderNumber), CARDS.pays)
    await waitUntilPaid(orderNumber)
    expect(await buyer.visitor.call('package.pay', { body })).toMatchObject({ message: 'alreadyOwned' })
  })
})

describe('a guide that came with a report', () => {
  it('is not sold beside it', async () => {
    const buyer = await newBuyer('guided')
    const { orderId } = await bought(buyer, SCORE)
    const params = { orderNumber: buyer.sitting.orderNumber }
    const offered = async () =>
      (await buyer.visitor.ok('package.offer', { params, query: { country: 'US', hl: 'EN' } })).items
    const before = await offered()
    expect(before.map(({ sku }) => sku.owned)).toEqual([false, false, false, false])
    // As an editor may sell it who puts a guide into a tier.
    for (const table of ['orders', 'entitlements'])
      await query(
        `update ${table} set parts = parts || '["panoramic_cognition"]' where ${table === 'orders' ? 'id' : 'order_id'} = $1`,
        [orderId],
      )
    expect((await offered()).map(({ sku }) => sku.owned)).toEqual([true, false, false, false])
    const [first] = before
    const { orderNumber: examOrderNumber } = buyer.sitting
    const { skuId = '', price = { amount: 0, currency: 'USD' } } = first?.sku ?? {}
    const body = { examOrderNumber, skuId, country: 'US', hl: 'EN' as const, agreed: true, seenTotal: price }
    expect(await buyer.visitor.call('package.pay', { body })).toMatchObject({ message: 'alreadyOwned' })
  })
})

describe('whoever has bought Score', () => {
  it('is offered what holds more, and pays the difference', async () => {
    const buyer = await newBuyer('score')
    const { orderNumber } = await bought(buyer, SCORE)
    expect(await ownedBy(buyer)).toEqual({ sku1: true, sku2: false, sku3: false, sku4: false })
    const items = await offerOf(buyer)
    const [score, complete] = [SCORE, COMPLETE].map((tier) => items.find((item) => item.tier === tier))
    if (!score || !complete) throw new Error('Score or Complete is not in the list.')
    const { amount, currency } = complete.price
    expect(score.upgrade).toBeNull()
    expect(complete.upgrade).toEqual({
      due: { amount: amount - score.price.amount, currency },
      paid: score.price,
      orders: [orderNumber],
    })
    await bought(buyer, COMPLETE)
    expect(await ownedBy(buyer)).toEqual({ sku1: true, sku2: true, sku3: true, sku4: true })
  })
})

describe('two tabs that begin to pay for Complete and for Score at once', () => {
  it.each([1, 2, 3])('are charged once (%i)', { timeout: 120_000 }, async () => {
    const buyer = await newBuyer('tabs')
    const placed = [await place(buyer, { tier: COMPLETE }), await place(buyer, { tier: SCORE })]
    const starts = await Promise.all(placed.map(({ orderNumber }) => start(buyer, orderNumber)))
    const forms = starts.flatMap(({ data }) => (data ? [data as CallData<'pay.start'>] : []))
    await Promise.all(forms.map((form) => enterCard(form, CARDS.pays)))
    await persist(async () => {
      const checks = await Promise.all(
        placed.map(({ orderNumber }) => buyer.visitor.ok('pay.check', { body: { orderNumber } })),
      )
      expect(checks.map(({ state }) => state)).not.toContain('pending')
    })
    const charges = placed.flatMap(({ orderId }) => booksOf(orderId).charges)
    expect(charges.length, JSON.stringify(starts.map(({ message }) => message))).toBeLessThanOrEqual(1)
    const open = await query('select 1 from entitlements where sitting_id = $1 and revoked_at is null', [
      buyer.sittingId,
    ])
    expect(open).toHaveLength(charges.length)
  })
})

describe('what is refunded', () => {
  it('in part stays theirs; whole, it is on offer again', { timeout: 120_000 }, async () => {
    const buyer = await newBuyer('back')
    const { orderNumber } = await bought(buyer, COMPLETE)
    await refund(orderNumber, 100)
    await persist(async () => expect((await orderOf(orderNumber)).status).toBe('partially_refunded'))
    expect(await ownedBy(buyer)).toEqual({ sku1: true, sku2: true, sku3: true, sku4: true })
    await refund(orderNumber, 'all')
    await persist(async () => expect((await orderOf(orderNumber)).status).toBe('refunded'))
    expect(await ownedBy(buyer)).toEqual({ sku1: false, sku2: false, sku3: false, sku4: false })
    await bought(buyer, SCORE)
  })
})
