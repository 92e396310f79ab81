// P-nn: docs/facts/commerce.md 3. F-nn: docs/facts/faults.md.
import { describe, expect, it } from 'vitest'
import { applyPaymentFact } from '@/services/payments/apply-payment-fact'
import { newBuyer } from './lab/buyer'
import { expectOnePurchase } from './lab/expect-purchase'
import { labOfFile } from './lab/lab-of-file'
import { openedPayment, paidPayment, recordsOf } from './lab/story'

const lab = labOfFile()
const HOUR = 3_600_000
const times = <Result>(count: number, act: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, act))
const attemptsOf = (orderId: string) =>
  lab().query<{ status: string; intent_id: string | null }>(
    'select status, intent_id from payment_attempts where order_id = $1 order by attempt',
    [orderId],
  )

describe('one thing is paid for once', () => {
  it('however often and in however many tabs the button is pressed at once (P-02)', async () => {
    const buyer = await newBuyer(lab())
    const orders = await times(4, () => buyer.place())
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    const order = orders[0]!
    await lab().card.behave({ executionMs: 150 })
    const intents = await times(5, () => buyer.open(order))
    expect(new Set(intents).size).toBe(1)
    expect(lab().card.intentsOf(order.id)).toHaveLength(1)
    await times(3, () => lab().card.pay(intents[0]!))
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('after a refresh and a way back the same form is there', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    expect(await buyer.open(await buyer.place())).toBe(intent)
    expect(lab().card.intentsOf(order.id)).toEqual([intent])
  })

  it('when the method is changed, the first form takes nothing any more (P-10)', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    const other = await buyer.open(order, 'paypal')
    expect(await lab().card.pay(intent)).toBe('failed')
    await lab().paypal.pay(other)
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('though both methods took money, however close together they are booked (P-10)', async () => {
    for (const _ of [1, 2, 3]) {
      const { buyer, order, intent } = await openedPayment(lab())
      const other = await buyer.open(order, 'paypal')
      const { card, paypal } = lab()
      lab().letters.held = true
      for (const [provider, id] of [
        [card, intent],
        [paypal, other],
      ] as const)
        await provider.pays(id)
      await Promise.all([
        applyPaymentFact(lab().deps, { provider: 'sandbox', intentId: intent }),
        applyPaymentFact(lab().deps, { provider: 'paypal', intentId: other }),
      ])
      const wanted = await lab().query('select reason, amount::int from refunds where order_id = $1', [
        order.id,
      ])
      expect(wanted).toEqual([{ reason: 'double_success', amount: order.total }])
    }
  })

  it('when the first form was paid before the method was changed, that payment counts', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    lab().letters.held = true
    await lab().card.pay(intent)
    await expect(buyer.open(order, 'paypal')).rejects.toThrow('orderPaid')
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'paid', open: 1 })
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('in two currencies in two tabs leaves one form that takes money', async () => {
    const { buyer, intent } = await openedPayment(lab())
    const second = await buyer.place({ country: 'DE' })
    const other = await buyer.open(second)
    expect(await lab().card.pay(intent)).toBe('failed')
    expect(await lab().card.pay(other)).toBe('succeeded')
  })

  it('an agreement that was given before the card was charged is not taken', async () => {
    const buyer = await newBuyer(lab())
    const [dollars, euros] = [await buyer.place(), await buyer.place({ country: 'DE' })]
    const agreed = await buyer.open(dollars, 'paypal')
    await lab().paypal.pay(agreed)
    // The card of another tab is charged although its form was closed: late, and nobody's fault.
    await lab().query("update payment_attempts set status = 'canceled' where intent_id = $1", [agreed])
    const card = await buyer.open(euros)
    await lab().force("update payment_attempts set status = 'open' where intent_id = $1", [agreed])
    await lab().card.pay(card)
    await buyer.check(euros)
    await buyer.check(dollars)
    expect(
      lab()
        .paypal.books()
        .filter(({ orderId }) => orderId === dollars.id),
    ).toEqual([])
    await lab().query("update payment_attempts set status = 'canceled' where intent_id = $1", [agreed])
  })

  it('what was never answered is asked for again under the same key (F-10)', async () => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    await lab().card.behave({
      calls: [{ call: 'POST /v1/intents', action: 'garbage', effect: 'after' }],
    })
    await expect(buyer.open(order)).rejects.toThrow('payment gateway')
    expect(await attemptsOf(order.id)).toEqual([{ status: 'unknown', intent_id: null }])
    const intent = await buyer.open(order)
    expect(lab().card.intentsOf(order.id)).toEqual([intent])
  })

  it('a key that the provider may have forgotten is not used again (P-18)', async () => {
    const buyer = await newBuyer(lab())
    const order = await buyer.place()
    await lab().card.behave({
      calls: [{ call: 'POST /v1/intents', action: 'garbage', effect: 'after' }],
    })
    await expect(buyer.open(order)).rejects.toThrow('payment gateway')
    await lab().passes(25 * HOUR)
    await lab().reconcile()
    expect(await attemptsOf(order.id)).toEqual([{ status: 'canceled', intent_id: null }])
    expect(lab().card.intentsOf(order.id)).toHaveLength(1)
  })

  it('money that comes twice for one order goes back once, and both are in the books', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    const other = await buyer.open(order, 'paypal')
    await lab().paypal.pay(other)
    await buyer.check(order)
    await lab().card.pays(intent)
    await lab().card.tell(intent)
    await lab().work()
    const { total } = order
    expect(await recordsOf(lab(), order)).toMatchObject({
      status: 'paid',
      open: 1,
      ledger: [`charge ${total}`, `charge ${total}`, `refund ${total}`],
    })
  })

  it('two payments of one order that are told at the same time are one too many', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    const other = await buyer.open(order, 'paypal')
    await lab().card.pays(intent)
    await lab().paypal.pays(other)
    lab().letters.held = true
    await times(2, () => buyer.check(order))
    await Promise.all([lab().deps.payments.sandbox && applied('sandbox', intent), applied('paypal', other)])
    await lab().work()
    const { total } = order
    expect((await recordsOf(lab(), order)).ledger.toSorted()).toEqual([
      `charge ${total}`,
      `charge ${total}`,
      `refund ${total}`,
    ])
  })

  it('the same thing bought by two orders is given back once', async () => {
    const { buyer, order, intent } = await openedPayment(lab())
    const second = await buyer.place({ country: 'DE' })
    await lab().card.pay(await buyer.open(second))
    await buyer.check(second)
    await lab().card.pays(intent)
    await lab().card.tell(intent)
    await lab().work()
    expect(await recordsOf(lab(), second)).toMatchObject({ status: 'paid', open: 1 })
    expect(await recordsOf(lab(), order)).toMatchObject({ status: 'refunded', open: 0 })
  })

  it('what is paid is not opened again', async () => {
    const { buyer, order } = await paidPayment(lab())
    await expect(buyer.open(await buyer.order(order.number))).rejects.toThrow('orderPaid')
    await expect(buyer.place()).rejects.toThrow('alreadyOwned')
  })
})

const applied = async (provider: 'sandbox' | 'paypal', intentId: string): Promise<string> => {
  const { applyPaymentFact } = await import('@/services/payments/apply-payment-fact')
  return applyPaymentFact(lab().deps, { provider, intentId })
}
