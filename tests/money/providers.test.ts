// P-nn: docs/facts/commerce.md 3.
import { describe, expect, it } from 'vitest'
import { decideRefund } from '@/services/refunds/decide-refund'
import { newBuyer } from './lab/buyer'
import { expectOnePurchase, expectRefunded } from './lab/expect-purchase'
import { labOfFile } from './lab/lab-of-file'
import type { Provider } from './lab/provider'
import { recordsOf } from './lab/story'

// Our gateways for Stripe and PayPal, under the services, against the providers as they are played here.
const lab = labOfFile({ cards: 'stripe' })
const HOUR = 3_600_000
const SECOND = 1000
const EACH: [string, () => Provider][] = [
  ['Stripe', () => lab().card],
  ['PayPal', () => lab().paypal],
]

describe('habits of the providers', () => {
  it('an order that PayPal forgot is closed, and its buyer gets another (P-18)', async () => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    const first = await buyer.open(order, 'paypal')
    await lab().passes(7 * HOUR)
    const second = await buyer.open(order, 'paypal')
    expect(second).not.toBe(first)
    await lab().paypal.pay(second)
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('and is asked about no more when nobody comes back for it', async () => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    const intent = await buyer.open(order, 'paypal')
    await lab().passes(7 * HOUR)
    await lab().reconcile()
    expect(
      await lab().query('select status::text from payment_attempts where intent_id = $1', [intent]),
    ).toEqual([{ status: 'canceled' }])
  })

  it('an error that Stripe keeps with its key holds nobody up for a day (trap b)', async () => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    await lab().card.behave({
      calls: [{ call: 'sessions.create', action: 'status', status: 500, saved: true }],
    })
    await expect(buyer.open(order)).rejects.toThrow('payment gateway')
    await expect(buyer.open(order)).rejects.toThrow('payment gateway')
    await lab().passes(31 * SECOND)
    await lab().card.pay(await buyer.open(order))
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it.each(EACH)('a form of %s is looked at before it is handed out again', async (_, provider) => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    const intent = await buyer.open(order, provider().id)
    await provider().pays(intent)
    await expect(buyer.open(order, provider().id)).rejects.toThrow('orderPaid')
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })
})

describe('after the site moved to another host, so that its mark is another', () => {
  it.each(EACH)('a payment that was begun before is booked (%s)', async (_, provider) => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    const intent = await buyer.open(order, provider().id)
    provider().alter(intent, 'mark', 'plumbline-00000000')
    await provider().pay(intent)
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it.each(EACH)('what was paid before is refunded (%s)', async (_, provider) => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    const intent = await buyer.open(order, provider().id)
    await provider().pay(intent)
    await buyer.check(order)
    provider().alter(intent, 'mark', 'plumbline-00000000')
    await decideRefund(lab().deps, {
      orderId: order.id,
      amount: 'all',
      note: null,
      askedBy: 'owner@example.com',
      key: order.id,
    })
    await lab().work()
    await expectRefunded(lab(), buyer)
  })

  it.each(EACH)('a dispute of which no webhook tells is found in the books (%s)', async (_, provider) => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    const intent = await buyer.open(order, provider().id)
    await provider().pay(intent)
    await buyer.check(order)
    provider().alter(intent, 'mark', 'plumbline-00000000')
    await provider().behave({ webhooks: { drop: 3 } })
    await provider().dispute(intent)
    await provider().behave({})
    await lab().query('delete from provider_events where provider = $1', [provider().id])
    await lab().passes(5 * HOUR)
    await lab().balance()
    await lab().work()
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'disputed' })
  })
})
