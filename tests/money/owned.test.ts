import { describe, expect, it } from 'vitest'
import { ownedByOthers } from '@/services/orders/owned-by-others'
import { applyPaymentFact } from '@/services/payments/apply-payment-fact'
import { decideRefund } from '@/services/refunds/decide-refund'
import { type Buyer, newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'
import { recordsOf } from './lab/story'

const lab = labOfFile()

// Score, score and answers, and both with the permanent discount: each holds all of the one before.
const [SCORE, ANSWERS, TESTS, COMPLETE] = ['sku1', 'sku2', 'sku3', 'sku4'] as const
type Tier = 'sku1' | 'sku2' | 'sku3' | 'sku4'

const buy = async (buyer: Buyer, tier: Tier) => {
  const order = await buyer.place({ tier })
  await lab().card.pay(await buyer.open(order))
  expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
  return order
}
const give = async (orderId: string, amount: number | 'all') => {
  await decideRefund(lab().deps, {
    orderId,
    amount,
    note: null,
    askedBy: 'owner',
    key: crypto.randomUUID(),
  })
  await lab().work()
}
const chargesOf = (...orderIds: string[]) =>
  lab().providers.flatMap((provider) =>
    provider.books().filter(({ orderId, kind }) => kind === 'charge' && orderIds.includes(String(orderId))),
  )

describe('what is owned is not sold again, by its parts', () => {
  it.each([
    [COMPLETE, SCORE, 'alreadyOwned'],
    [COMPLETE, ANSWERS, 'alreadyOwned'],
    [ANSWERS, SCORE, 'alreadyOwned'],
    [COMPLETE, COMPLETE, 'alreadyOwned'],
    [SCORE, COMPLETE, null],
    [ANSWERS, COMPLETE, null],
  ] as const)('whoever has bought %s and orders %s is told %s', async (first, second, refusal) => {
    const buyer = await newBuyer(lab())
    await buy(buyer, first)
    const said = await buyer.place({ tier: second }).then(
      () => null,
      (error: Error) => error.message,
    )
    expect(said).toBe(refusal)
  })

  it('an order that was read just before it was paid is not owned by others; the same tier ordered before is', async () => {
    const buyer = await newBuyer(lab())
    const earlier = await buyer.place({ tier: SCORE })
    const readBefore = await buyer.place({ tier: ANSWERS })
    await lab().card.pay(await buyer.open(readBefore))
    await buyer.check(readBefore)
    expect(readBefore.status).toBe('created')
    expect(await ownedByOthers(lab().deps, { order: readBefore })).toBe(false)
    expect(await ownedByOthers(lab().deps, { order: earlier })).toBe(true)
  })

  it('whoever has the discount is not sold a tier that would add nothing else', async () => {
    // The guide is the other thing that it holds; without a text it is not sold.
    await lab().query('update report_parts_locales set guide = null')
    const first = await newBuyer(lab())
    await buy(first, COMPLETE)
    const second = await newBuyer(lab())
    await buy(second, TESTS)
    await lab().query(
      'update sittings set visitor_hash = (select visitor_hash from sittings where id = $1) where id = $2',
      [second.sittingId, first.sittingId],
    )
    await expect(second.place({ tier: COMPLETE })).rejects.toThrow('alreadyOwned')
  })

  it('an order that waits can no longer be paid when its parts were bought, and closes nobody’s form', async () => {
    const buyer = await newBuyer(lab())
    const [stale, guide] = [await buyer.place({ tier: SCORE }), await buyer.place({ tier: 'package1' })]
    await buy(buyer, COMPLETE)
    const form = await buyer.open(guide)
    await expect(buyer.open(stale)).rejects.toThrow('alreadyOwned')
    expect(lab().card.intentsOf(stale.id)).toEqual([])
    expect(await lab().card.pay(form)).toBe('succeeded')
  })

  it('an order that costs nothing is refused like any other', async () => {
    const buyer = await newBuyer(lab())
    const code = `FREE${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
    await lab().query('insert into promo_codes (code, percent, active, max_uses) values ($1, 100, true, 9)', [
      code,
    ])
    await buy(buyer, COMPLETE)
    await expect(buyer.place({ tier: SCORE, promoCode: code })).rejects.toThrow('alreadyOwned')
    expect(await lab().query('select 1 from orders where sitting_id = $1', [buyer.sittingId])).toHaveLength(1)
  })
})

describe('two tabs that order two tiers', () => {
  it('leave one form that takes money, whichever was opened last', async () => {
    for (const [first, second] of [
      [SCORE, COMPLETE],
      [COMPLETE, SCORE],
    ] as const) {
      const buyer = await newBuyer(lab())
      const orders = [await buyer.place({ tier: first }), await buyer.place({ tier: second })] as const
      const forms = [await buyer.open(orders[0]), await buyer.open(orders[1])] as const
      expect(await Promise.all(forms.map((form) => lab().card.pay(form)))).toEqual(['failed', 'succeeded'])
      expect(await buyer.check(orders[1])).toMatchObject({ state: 'paid' })
      expect(chargesOf(orders[0].id, orders[1].id)).toHaveLength(1)
    }
  })

  it('that begin to pay at the same moment are charged once', async () => {
    for (let round = 0; round < 4; round++) {
      const buyer = await newBuyer(lab())
      const orders = [await buyer.place({ tier: SCORE }), await buyer.place({ tier: COMPLETE })]
      const opened = await Promise.allSettled(
        orders.map((order, at) => buyer.open(order, (round + at) % 2 === 0 ? 'paypal' : lab().card.id)),
      )
      await Promise.allSettled(
        opened.map((one, at) =>
          one.status === 'fulfilled'
            ? ((round + at) % 2 === 0 ? lab().paypal : lab().card).pay(one.value)
            : null,
        ),
      )
      await Promise.all(orders.map((order) => buyer.check(order)))
      await lab().work()
      expect(chargesOf(...orders.map(({ id }) => id)).length).toBeLessThanOrEqual(1)
    }
  })

  it('a report and a guide stand in nobody’s way', async () => {
    const buyer = await newBuyer(lab())
    const forms = [
      await buyer.open(await buyer.place({ tier: COMPLETE })),
      await buyer.open(await buyer.place({ tier: 'package1' })),
    ]
    expect(await Promise.all(forms.map((form) => lab().card.pay(form)))).toEqual(['succeeded', 'succeeded'])
  })
})

describe('what is taken for parts that are open all the same', () => {
  it('goes back, and a person is told', async () => {
    const buyer = await newBuyer(lab())
    const stale = await buyer.place({ tier: SCORE })
    const form = await buyer.open(stale)
    const complete = await buy(buyer, COMPLETE)
    await lab().card.pays(form)
    await lab().card.tell(form)
    await lab().work()
    expect(await recordsOf(lab(), stale)).toMatchObject({
      status: 'refunded',
      open: 0,
      ledger: [`charge ${stale.total}`, `refund ${stale.total}`],
    })
    expect((await recordsOf(lab(), stale)).anomalies).toContain('bought_twice')
    expect(await recordsOf(lab(), complete)).toMatchObject({ status: 'paid', open: 1 })
  })

  it('stays where it opened something new', async () => {
    const buyer = await newBuyer(lab())
    const complete = await buyer.place({ tier: COMPLETE })
    const form = await buyer.open(complete)
    const score = await buy(buyer, SCORE)
    await lab().card.pays(form)
    await lab().card.tell(form)
    await lab().work()
    for (const order of [score, complete])
      expect(await recordsOf(lab(), order)).toMatchObject({ status: 'paid', open: 1 })
  })

  it('is not taken where the taking is ours', async () => {
    const buyer = await newBuyer(lab())
    const stale = await buyer.place({ tier: SCORE })
    const agreed = await buyer.open(stale, 'paypal')
    await lab().paypal.pay(agreed)
    const mark = (status: string) =>
      lab().force('update payment_attempts set status = $2 where intent_id = $1', [agreed, status])
    await mark('canceled')
    const complete = await buyer.place({ tier: COMPLETE })
    const card = await buyer.open(complete)
    await lab().card.pay(card)
    await buyer.check(complete)
    await mark('open')
    await buyer.check(stale)
    expect(chargesOf(stale.id)).toEqual([])
    await mark('canceled')
  })
})

describe('what is refunded', () => {
  it('in full is on offer again, in part it is not', async () => {
    const buyer = await newBuyer(lab())
    const order = await buy(buyer, COMPLETE)
    await give(order.id, 300)
    await expect(buyer.place({ tier: SCORE })).rejects.toThrow('alreadyOwned')
    await give(order.id, 'all')
    expect(await buyer.place({ tier: SCORE })).toMatchObject({ status: 'created' })
    await buy(buyer, COMPLETE)
  })

  it('leaves open what another order has opened', async () => {
    const buyer = await newBuyer(lab())
    const score = await buy(buyer, SCORE)
    const complete = await buy(buyer, COMPLETE)
    await give(complete.id, 'all')
    await expect(buyer.place({ tier: SCORE })).rejects.toThrow('alreadyOwned')
    await give(score.id, 'all')
    expect(await buyer.place({ tier: SCORE })).toMatchObject({ status: 'created' })
  })
})

it('two payments that are booked at once are one too many where the second opens nothing', async () => {
  const buyer = await newBuyer(lab())
  const orders = [await buyer.place({ tier: COMPLETE }), await buyer.place({ tier: SCORE })] as const
  lab().letters.held = true
  const forms = [await buyer.open(orders[0]), await buyer.open(orders[1])] as const
  await lab().card.pays(forms[0])
  await applyPaymentFact(lab().deps, { provider: lab().card.id, intentId: forms[0] })
  await lab().card.pays(forms[1])
  await Promise.all(
    [1, 2, 3].map(() => applyPaymentFact(lab().deps, { provider: lab().card.id, intentId: forms[1] })),
  )
  expect(await lab().query('select reason from refunds where order_id = $1', [orders[1].id])).toEqual([
    { reason: 'bought_twice' },
  ])
  await lab().work()
})
