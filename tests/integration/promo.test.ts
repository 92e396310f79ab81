import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { behave, booksOf, orderOf } from '../support/money'
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
import { PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeAll(forgetRateLimits)
afterEach(() => behave({}))

const newCode = async (percent: number, { maxUses = null as number | null } = {}): Promise<string> => {
  const code = `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await query('insert into promo_codes (code, active, percent, max_uses) values ($1, true, $2, $3)', [
    code,
    percent,
    maxUses,
  ])
  return code
}

/** What the checkout does with a code: asks what it costs then, and orders at that. */
const placeWith = async ({ visitor, sitting }: Buyer, promoCode: string) => {
  const offer = await visitor.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
  const sku = offer.items.find(({ tier }) => tier === 'sku2')
  if (!sku) throw new Error('sku2 is not offered.')
  const [row] = await query<{ percent: number }>('select percent::int from promo_codes where code = $1', [
    promoCode,
  ])
  const amount = sku.price.amount - Math.round((sku.price.amount * (row?.percent ?? 0)) / 100)
  return visitor.call('pay.create', {
    body: {
      examOrderNumber: sitting.orderNumber,
      skuId: sku.skuId,
      country: 'US',
      hl: 'EN',
      agreed: true,
      seenTotal: { ...sku.price, amount },
      promoCode,
    },
  })
}

const usesOf = async (code: string) =>
  query(
    `select o.number from orders o join promo_codes p on p.id = o.promo_id where p.code = $1 and o.status <> 'expired'`,
    [code],
  )

describe('a code for a part of the price', () => {
  it('whose last use twenty people want at once is used once', async () => {
    const code = await newCode(20, { maxUses: 1 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer('promo')))
    const answers = await Promise.all(buyers.map((buyer) => placeWith(buyer, code)))
    const said = answers.map(({ status, message }) => `${status} ${message ?? 'ordered'}`).sort()
    expect(said).toEqual([...Array.from({ length: 19 }, () => '200 promoUsedUp'), '200 ordered'].sort())
    expect(await usesOf(code)).toHaveLength(1)
  })

  it('gives whoever holds its last use the same order again, and not a second one', async () => {
    const code = await newCode(20, { maxUses: 1 })
    const buyer = await newBuyer('promo')
    const first = await placeWith(buyer, code)
    expect(first).toMatchObject({ status: 200, result: 200 })
    expect(await placeWith(buyer, code)).toMatchObject({ data: { orderNumber: first.data?.orderNumber } })
    // With another address it would be another order.
    await buyer.visitor.ok('order.email', {
      body: {
        orderNumber: buyer.sitting.orderNumber,
        email: `other-${crypto.randomUUID()}@example.com`,
        agreed: true,
        hl: 'EN',
      },
    })
    expect(await placeWith(buyer, code)).toMatchObject({ status: 200, message: 'promoUsedUp' })
    expect(await usesOf(code)).toHaveLength(1)
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
    expect(await query('select 1 from mails where "to" = $1', [buyer.email])).toHaveLength(1)
  }

  it('opens the report at once, and however often it is pressed, once', async () => {
    const code = await newCode(100, { maxUses: 1 })
    const buyer = await newBuyer('gift')
    const answers = await Promise.all(Array.from({ length: 4 }, () => placeWith(buyer, code)))
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
    expect(await placeWith(opened, code)).toMatchObject({ data: { status: 'paid' } })
    expect(await pay(opened)).toMatchObject({ status: 'failed', code: 'intent_canceled' })
    expect(booksOf(opened.orderId).charges).toEqual([])
    await expectGiven(opened)
  })

  it('gives nothing to whom has paid in another tab, and takes nothing', async () => {
    await behave({ webhooks: { drop: 100 } })
    const code = await newCode(100)
    const opened = await newPayment('gift')
    await pay(opened)
    expect(await placeWith(opened, code)).toMatchObject({ status: 200, message: 'alreadyOwned' })
    await waitUntilPaid(opened.orderNumber)
    await expectOnePurchase(opened)
  })

  it('waits while the gateway cannot say whether a card pays already', async () => {
    const code = await newCode(100)
    const opened = await newPayment('gift')
    await behave({
      calls: [{ call: `POST /v1/intents/${opened.intentId}/cancel`, action: 'status', status: 503 }],
    })
    expect(await placeWith(opened, code)).toMatchObject({ status: 200, message: 'paymentUnavailable' })
    expect(await query('select 1 from entitlements where sitting_id = $1', [opened.sittingId])).toEqual([])
    expect(await placeWith(opened, code)).toMatchObject({ data: { status: 'paid' } })
    expect(await orderOf(opened.orderNumber)).toMatchObject({ status: 'created' })
    await expectGiven(opened)
  })
})
