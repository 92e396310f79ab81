import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { behave, booksOf, orderOf } from '../support/money'
import { newCode, orderAt, orderWith, priceWith, usesOf } from '../support/promo'
import {
  type Buyer,
  expectOnePurchase,
  newBuyer,
  newPayment,
  open,
  pay,
  place,
  waitUntilPaid,
} from '../support/purchase'
import type { Answer } from '../support/visitor'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)
afterEach(() => behave({}))

const RACERS = 12
let racers: Promise<Buyer[]> | undefined
/** Made once; a race that leaves most of them without an order leaves them as they were. */
const manyBuyers = () => {
  racers ??= Promise.all(Array.from({ length: RACERS }, () => newBuyer('promo')))
  return racers
}

const offered = (price: Answer<'sku.info'> | undefined) => {
  if (!price?.data) throw new Error(`The code was refused: ${price?.text}`)
  const { quote, sku } = price.data
  return { skuId: sku.skuId, seenTotal: { amount: quote.total, currency: quote.currency } }
}

describe('a code for a part of the price', () => {
  it.each([
    [20, 1],
    [100, 5],
  ])(
    'of %i percent for so many orders as %i is used so often, and not once more, when a dozen people race for it',
    async (percent, limit) => {
      const buyers = await manyBuyers()
      const code = await newCode(percent, { maxUses: limit })
      const prices = await Promise.all(buyers.map((buyer) => priceWith(buyer, { promoCode: code })))
      const answers = await Promise.all(
        buyers.map((buyer, at) => orderAt(buyer, { ...offered(prices[at]), promoCode: code })),
      )
      const said = answers.map(({ status, message }) => `${status} ${message ?? 'ordered'}`)
      expect(said.filter((one) => one === '200 ordered')).toHaveLength(limit)
      expect(said.filter((one) => one === '200 promoUsedUp')).toHaveLength(RACERS - limit)
      expect(await usesOf(code)).toHaveLength(limit)
    },
  )

  it('gives whoever holds its last use the same order again, and not a second one', async () => {
    const code = await newCode(20, { maxUses: 1 })
    const buyer = await newBuyer('promo')
    const first = await orderWith(buyer, { promoCode: code })
    expect(first).toMatchObject({ status: 200, result: 200 })
    expect(await orderWith(buyer, { promoCode: code })).toMatchObject({
      data: { orderNumber: first.data?.orderNumber },
    })
    // With another address it is another order, which takes the place of the first.
    await buyer.visitor.ok('order.email', {
      body: {
        orderNumber: buyer.sitting.orderNumber,
        email: `other-${crypto.randomUUID()}@example.com`,
        agreed: true,
        hl: 'EN',
      },
    })
    const second = await orderWith(buyer, { promoCode: code })
    expect(second).toMatchObject({ status: 200, result: 200 })
    expect(await usesOf(code)).toEqual([{ number: second.data?.orderNumber, status: 'created' }])
    expect(await orderOf(first.data?.orderNumber ?? '')).toMatchObject({ status: 'expired' })
  })

  it('that another order of the same person holds closes the card form of that one', async () => {
    const code = await newCode(20, { maxUses: 1 })
    const buyer = await newBuyer('promo')
    const first = await orderWith(buyer, { promoCode: code })
    const orderNumber = first.data?.orderNumber ?? ''
    const opened = await open({ ...buyer, orderNumber, orderId: (await orderOf(orderNumber)).id })
    const second = await orderWith(buyer, { promoCode: code, tier: 'sku1' })
    expect(second).toMatchObject({ status: 200, result: 200 })
    expect(await pay(opened)).toMatchObject({ status: 'failed', code: 'intent_canceled' })
    expect(await usesOf(code)).toHaveLength(1)
  })

  it('counts as a guess only when there is no such code', async () => {
    const code = await newCode(20)
    const buyer = await newBuyer('promo')
    for (let time = 0; time < 12; time += 1)
      expect(await priceWith(buyer, { promoCode: code })).toMatchObject({ status: 200, result: 200 })
    for (let time = 0; time < 10; time += 1)
      expect(await priceWith(buyer, { promoCode: `NO${time}SUCH` })).toMatchObject({
        message: 'promoUnknown',
      })
    expect(await priceWith(buyer, { promoCode: code })).toMatchObject({ status: 429 })
    await forgetRateLimits()
  })
})

describe('a code for the whole price', () => {
  const expectGiven = async (buyer: Buyer) => {
    const entitlements = await query('select revoked_at from entitlements where sitting_id = $1', [
      buyer.sittingId,
    ])
    expect(entitlements).toEqual([{ revoked_at: null }])
    const report = await buyer.visitor.ok('report.read', {
      params: { orderNumber: buyer.sitting.orderNumber },
    })
    expect(report).toMatchObject({ kind: 'report' })
    expect(
      await query(`select 1 from mails where "to" = $1 and template = 'report_ready'`, [buyer.email]),
    ).toHaveLength(1)
  }

  it('opens the report at once, and however often it is pressed, once', async () => {
    const code = await newCode(100, { maxUses: 1 })
    const buyer = await newBuyer('gift')
    const answers = await Promise.all(Array.from({ length: 4 }, () => orderWith(buyer, { promoCode: code })))
    const given = answers.filter(({ data }) => data?.status === 'paid')
    expect(given.length).toBeGreaterThan(0)
    for (const { data, message } of answers)
      expect(data?.status === 'paid' || message === 'alreadyOwned', `${data?.status} ${message}`).toBe(true)
    expect(new Set(given.map(({ data }) => data?.orderNumber)).size).toBe(1)
    await expectGiven(buyer)
  })

  it('closes the card form that is open in another tab', async () => {
    const code = await newCode(100)
    const opened = await open(await place(await newBuyer('gift')))
    expect(await orderWith(opened, { promoCode: code })).toMatchObject({ data: { status: 'paid' } })
    expect(await pay(opened)).toMatchObject({ status: 'failed', code: 'intent_canceled' })
    expect(booksOf(opened.orderId).charges).toEqual([])
    await expectGiven(opened)
  })

  it('gives nothing to whom has paid in another tab, and takes nothing', async () => {
    await behave({ webhooks: { drop: 100 } })
    const code = await newCode(100)
    const opened = await newPayment('gift')
    await pay(opened)
    expect(await orderWith(opened, { promoCode: code })).toMatchObject({
      status: 200,
      message: 'alreadyOwned',
    })
    await waitUntilPaid(opened.orderNumber)
    await expectOnePurchase(opened)
  })

  it('waits while the gateway cannot say whether a card pays already', async () => {
    const code = await newCode(100)
    const opened = await newPayment('gift')
    await behave({
      calls: [{ call: `POST /v1/intents/${opened.intentId}/cancel`, action: 'status', status: 503 }],
    })
    expect(await orderWith(opened, { promoCode: code })).toMatchObject({
      status: 200,
      message: 'paymentUnavailable',
    })
    expect(await query('select 1 from entitlements where sitting_id = $1', [opened.sittingId])).toEqual([])
    expect(await orderWith(opened, { promoCode: code })).toMatchObject({ data: { status: 'paid' } })
    expect(await orderOf(opened.orderNumber)).toMatchObject({ status: 'created' })
    await expectGiven(opened)
  })
})
