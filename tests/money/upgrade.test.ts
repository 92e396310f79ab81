import { describe, expect, it } from 'vitest'
import { readHoldings } from '@/services/orders/upgrade/read-holdings'
import { decideRefund } from '@/services/refunds/decide-refund'
import { readOrderMoney } from '@/services/refunds/read-order-money'
import { type Buyer, newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'
import { recordsOf } from './lab/story'

const lab = labOfFile()

// Score, score and answers, both and two tests: each holds all of the one before.
const [SCORE, ANSWERS, TESTS] = ['sku1', 'sku2', 'sku3'] as const
type Wanted = NonNullable<Parameters<Buyer['place']>[0]>

const buy = async (buyer: Buyer, wanted: Wanted) => {
  const order = await buyer.place(wanted)
  await lab().card.pay(await buyer.open(order))
  expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
  return order
}
const give = async (orderId: string, amount: number | 'all') => {
  await decideRefund(lab().deps, { orderId, amount, note: null, askedBy: 'owner', key: crypto.randomUUID() })
  await lab().work()
}
const leftOf = async (orderId: string) => {
  const { left, upgrades } = await readOrderMoney(lab().deps, orderId)
  return { left, upgrades }
}
const newCode = async (percent: number): Promise<string> => {
  const code = `UP${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
  await lab().query('insert into promo_codes (code, percent, active, max_uses) values ($1, $2, true, 9)', [
    code,
    percent,
  ])
  return code
}
const ownedOf = (order: { discounts: unknown }) =>
  (order.discounts as { kind: string; label?: string; amount: number }[]).filter(
    ({ kind }) => kind === 'owned',
  )

describe('an upgrade', () => {
  it('costs the difference, over two steps as in one', async () => {
    const buyer = await newBuyer(lab())
    const score = await buy(buyer, { tier: SCORE })
    const answers = await buy(buyer, { tier: ANSWERS })
    const tests = await buy(buyer, { tier: TESTS })
    expect(ownedOf(answers)).toEqual([{ kind: 'owned', label: score.number, amount: score.total }])
    expect(answers.total).toBe(answers.list - score.list)
    expect(ownedOf(tests)).toEqual([{ kind: 'owned', label: answers.number, amount: answers.list }])
    expect(tests.total).toBe(tests.list - answers.list)
    const leap = await newBuyer(lab())
    await buy(leap, { tier: SCORE })
    expect((await buy(leap, { tier: TESTS })).total).toBe(tests.list - score.list)
  })

  it('is in the currency of what was paid, whatever the country says now', async () => {
    const buyer = await newBuyer(lab())
    const score = await buy(buyer, { tier: SCORE, country: 'JP' })
    const answers = await buyer.place({ tier: ANSWERS, country: 'US' })
    expect([score.currency, answers.currency]).toEqual(['JPY', 'JPY'])
    expect(answers.total).toBe(answers.list - score.list)
    await give(score.id, 'all')
    expect((await buyer.place({ tier: ANSWERS, country: 'US' })).currency).toBe('USD')
  })

  it('takes a code off the price first, and is free where that leaves nothing', async () => {
    const buyer = await newBuyer(lab())
    const score = await buy(buyer, { tier: SCORE })
    const half = await buyer.place({ tier: TESTS, promoCode: await newCode(20) })
    expect(half.total).toBe(half.list - Math.round(half.list / 5) - score.total)
    const free = await buyer.place({ tier: ANSWERS, promoCode: await newCode(90) })
    expect(free).toMatchObject({ status: 'paid', total: 0 })
    expect(await recordsOf(lab(), free)).toMatchObject({ open: 1, ledger: [] })
  })

  it('gives the same unpaid order back, and another once its base is worth less', async () => {
    const buyer = await newBuyer(lab())
    const score = await buy(buyer, { tier: SCORE })
    const first = await buyer.place({ tier: TESTS })
    expect((await buyer.place({ tier: TESTS })).id).toBe(first.id)
    await give(score.id, 100)
    const second = await buyer.place({ tier: TESTS })
    expect(second.id).not.toBe(first.id)
    expect(second.total).toBe(first.total + 100)
  })
})

describe('what an upgrade stands on', () => {
  it('is refunded after it, and then in full', async () => {
    const buyer = await newBuyer(lab())
    const score = await buy(buyer, { tier: SCORE })
    const tests = await buy(buyer, { tier: TESTS })
    for (const amount of ['all', 100] as const)
      await expect(give(score.id, amount)).rejects.toThrow('refundUpgradeFirst')
    expect(await leftOf(score.id)).toEqual({ left: 0, upgrades: [tests.number] })
    await give(tests.id, 100)
    await expect(give(score.id, 'all')).rejects.toThrow('refundUpgradeFirst')
    await give(tests.id, 'all')
    expect(await recordsOf(lab(), tests)).toMatchObject({ status: 'refunded', open: 0 })
    expect(await recordsOf(lab(), score)).toMatchObject({ status: 'paid', open: 1 })
    expect(await leftOf(score.id)).toEqual({ left: score.total, upgrades: [] })
    const again = await buyer.place({ tier: TESTS })
    expect(again.total).toBe(tests.total)
    await give(score.id, 'all')
    expect(await recordsOf(lab(), score)).toMatchObject({ status: 'refunded', open: 0 })
  })

  it('is not refunded while a form of the upgrade is open', async () => {
    const buyer = await newBuyer(lab())
    const score = await buy(buyer, { tier: SCORE })
    const tests = await buyer.place({ tier: TESTS })
    const form = await buyer.open(tests)
    await expect(give(score.id, 'all')).rejects.toThrow('refundUpgradeFirst')
    await lab().card.pay(form)
    expect(await buyer.check(tests)).toMatchObject({ state: 'paid' })
  })

  it('gives back what was paid twice all the same', async () => {
    const buyer = await newBuyer(lab())
    const score = await buyer.place({ tier: SCORE })
    const card = await buyer.open(score)
    const paypal = await buyer.open(score, 'paypal')
    await lab().paypal.pay(paypal)
    await buyer.check(score)
    const tests = await buy(buyer, { tier: TESTS })
    expect(tests.total).toBe(tests.list - score.total)
    await lab().card.pays(card)
    await lab().card.tell(card)
    await lab().work()
    expect((await recordsOf(lab(), score)).ledger.toSorted()).toEqual([
      `charge ${score.total}`,
      `charge ${score.total}`,
      `refund ${score.total}`,
    ])
    expect(await leftOf(score.id)).toEqual({ left: 0, upgrades: [tests.number] })
  })
})

describe('an unpaid upgrade whose price is no longer right', () => {
  it('cannot be paid after its base was refunded', async () => {
    const buyer = await newBuyer(lab())
    const score = await buy(buyer, { tier: SCORE })
    const tests = await buyer.place({ tier: TESTS })
    await give(score.id, 'all')
    await expect(buyer.open(tests)).rejects.toThrow('orderExpired')
    expect(lab().card.intentsOf(tests.id)).toEqual([])
    const now = await buyer.place({ tier: TESTS })
    expect(now).toMatchObject({ total: now.list, discounts: [] })
    await lab().card.pay(await buyer.open(now))
    expect(await buyer.check(now)).toMatchObject({ state: 'paid' })
  })

  it('nor while the refund of it is on its way', async () => {
    const buyer = await newBuyer(lab())
    const score = await buy(buyer, { tier: SCORE })
    const tests = await buyer.place({ tier: TESTS })
    await decideRefund(lab().deps, {
      orderId: score.id,
      amount: 100,
      note: null,
      askedBy: 'owner',
      key: crypto.randomUUID(),
    })
    await expect(buyer.open(tests)).rejects.toThrow('orderExpired')
    await lab().work()
  })

  it('nor where it was placed before its base was paid and asks for more', async () => {
    const buyer = await newBuyer(lab())
    const tests = await buyer.place({ tier: TESTS })
    await buy(buyer, { tier: SCORE })
    await expect(buyer.open(tests)).rejects.toThrow('orderExpired')
  })

  it('nor where it was placed in another currency, which a new one has not', async () => {
    const buyer = await newBuyer(lab())
    const tests = await buyer.place({ tier: TESTS, country: 'JP' })
    const score = await buy(buyer, { tier: SCORE, country: 'US' })
    await expect(buyer.open(tests)).rejects.toThrow('orderExpired')
    const now = await buyer.place({ tier: TESTS, country: 'JP' })
    expect(now).toMatchObject({ currency: 'USD', total: now.list - score.total })
    expect(await buyer.open(now)).toBeTruthy()
  })

  it('an order that was read just before it was paid is told that it is paid', async () => {
    const buyer = await newBuyer(lab())
    await buy(buyer, { tier: SCORE })
    const readBefore = await buyer.place({ tier: TESTS })
    await lab().card.pay(await buyer.open(readBefore))
    await buyer.check(readBefore)
    await expect(buyer.open(readBefore)).rejects.toThrow('orderPaid')
  })
})

it('an order of somebody else takes nothing off', async () => {
  const [one, other] = [await newBuyer(lab()), await newBuyer(lab())]
  await buy(one, { tier: SCORE })
  const { total, list } = await other.place({ tier: TESTS })
  expect(total).toBe(list)
  const { db } = lab().deps.payload
  expect(await readHoldings({ db: db.drizzle, subject: { sitting: other.sittingId } })).toEqual([])
})
