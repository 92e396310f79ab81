import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { displayUnit, parseCurrency } from '@/domain/money/currencies'
import { connectJobs, type Jobs } from '@/gateways/jobs/jobs'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { behave, booksOf, orderOf } from '../support/money'
import { newAmountCode, newCode, orderAt, orderWith, priceWith, usesOf } from '../support/promo'
import { type Buyer, newBuyer, type Opened, open, pay, persist, waitUntilPaid } from '../support/purchase'
import { site } from '../support/site'
import { eventually, whilePaused } from '../support/storms'
import { newVisitor } from '../support/visitor'
import { buyReport, readyToBuy } from '../support/way'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

let jobs: Jobs
beforeAll(async () => {
  jobs = await connectJobs(site().databaseUrl)
})
beforeEach(forgetRateLimits)
afterEach(() => behave({}))
afterAll(() => jobs.stop())

const HOUR = 3_600_000
const orderRow = async (number: string) => {
  const [row] = await query<{
    status: string
    list: number
    total: number
    discounts: object[]
    promo: string | null
  }>('select status, list::int, total::int, discounts, promo_id as promo from orders where number = $1', [
    number,
  ])
  if (!row) throw new Error(`There is no order ${number}.`)
  return row
}
const placedWith = async (buyer: Buyer, promoCode: string) => {
  const { data, text } = await orderWith(buyer, { promoCode })
  if (!data?.orderNumber) throw new Error(text)
  const { orderNumber } = data
  return { ...buyer, orderNumber, orderId: (await orderOf(orderNumber)).id, quote: data.quote }
}
const ordersOf = (buyer: Buyer) => query('select 1 from orders where sitting_id = $1', [buyer.sittingId])

describe('a code is found', () => {
  it.each([
    ['in lower case', (code: string) => code.toLowerCase()],
    ['with spaces around it', (code: string) => `\u3000 ${code}\t`],
    [
      'in full-width letters',
      (code: string) => code.replace(/[!-~]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0)),
    ],
    ['with a zero-width space inside', (code: string) => `${code.slice(0, 3)}\u200b${code.slice(3)}`],
    ['between marks of direction', (code: string) => `\u200f\u202b${code}\u202c\u200e`],
    ['behind a byte order mark', (code: string) => `\ufeff${code}`],
    ['with an accent as a sign of its own', (code: string) => code.normalize('NFD')],
    ['with a dotless i', (code: string) => code.replace('I', '\u0131')],
  ])('%s', async (_, typed) => {
    const code = await newCode(20, { code: `ÉTI${crypto.randomUUID().slice(0, 6).toUpperCase()}` })
    const { data } = await priceWith({ visitor: newVisitor() }, { promoCode: typed(code) })
    expect(data).toMatchObject({
      promo: { code, percent: 20 },
      quote: { discounts: [{ kind: 'promo', label: code }] },
    })
  })

  it.each([
    ['of which a letter only looks alike', (code: string) => code.replace('A', '\u0410')],
    ['cut in two', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['of nothing that can be seen', () => '\u200b\u200f'],
    ['with its pattern', (code: string) => `${code.slice(0, -1)}%`],
    ['twice', (code: string) => `${code}${code}`],
    ['beside another', (code: string) => `${code},${code}`],
  ])('not %s', async (_, typed) => {
    const code = await newCode(20, { code: `PAL${crypto.randomUUID().slice(0, 6).toUpperCase()}` })
    expect(await priceWith({ visitor: newVisitor() }, { promoCode: typed(code) })).toMatchObject({
      status: 200,
      message: 'promoUnknown',
    })
  })
})

describe('a code is refused', () => {
  it.each([
    ['when it is switched off', { active: false }, 'promoUnknown'],
    ['before it begins', { startsAt: new Date(Date.now() + HOUR) }, 'promoUnknown'],
    ['after it ended', { endsAt: new Date(Date.now() - 1000) }, 'promoExpired'],
  ])('%s, in the quote and in the order', async (_, limits, message) => {
    const buyer = await newBuyer('promo')
    const { data } = await priceWith(buyer, {})
    const code = await newCode(20, limits)
    expect(await priceWith(buyer, { promoCode: code })).toMatchObject({ status: 200, message })
    const seenTotal = { amount: data.quote.total, currency: data.quote.currency }
    const order = await orderAt(buyer, { skuId: data.sku.skuId, seenTotal, promoCode: code })
    expect(order).toMatchObject({ status: 200, message })
    expect(await ordersOf(buyer)).toEqual([])
  })

  it('for a SKU that it is not for', async () => {
    const buyer = await newBuyer('promo')
    const code = await newCode(20)
    await query(
      `insert into promo_codes_rels (parent_id, path, "order", skus_id)
       select p.id, 'skus', 1, s.id from promo_codes p, skus s where p.code = $1 and s.tier = 'sku1' and s.exam_id = (select id from exams where number = 1)`,
      [code],
    )
    expect(await priceWith(buyer, { promoCode: code })).toMatchObject({ message: 'promoNotForSku' })
    expect(await priceWith(buyer, { promoCode: code, tier: 'sku1' })).toMatchObject({
      data: { promo: { code } },
    })
  })

  it('when two are given: there is place for one', async () => {
    const buyer = await newBuyer('promo')
    const [one, other] = [await newCode(20), await newCode(30)]
    const { data } = await priceWith(buyer, { promoCode: one })
    const body = {
      examOrderNumber: buyer.sitting.orderNumber,
      skuId: data.sku.skuId,
      country: 'US',
      hl: 'EN',
      agreed: true,
      seenTotal: { amount: data.quote.total, currency: 'USD' },
      promoCode: [one, other],
    }
    const answer = await buyer.visitor.fetch(CALLS['pay.create'].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    const first = await placedWith(buyer, one)
    const second = await placedWith(buyer, other)
    expect((await orderRow(first.orderNumber)).discounts).toHaveLength(1)
    expect((await orderRow(second.orderNumber)).discounts).toMatchObject([{ label: other }])
  })
})

describe('a code by amount', () => {
  it('takes off the amount of the currency of the price, and the order is the quote', async () => {
    const buyer = await newBuyer('promo')
    const code = await newAmountCode({ EUR: 100, USD: 50 })
    const { data } = await priceWith(buyer, { promoCode: code })
    expect(data.promo).toEqual({ code, percent: null, endsAt: null })
    expect(data.quote.discounts).toEqual([{ kind: 'promo', label: code, amount: 50 }])
    expect(data.quote.total).toBe(data.quote.list - 50)
    const placed = await placedWith(buyer, code)
    expect(placed.quote).toEqual(data.quote)
    expect(await orderRow(placed.orderNumber)).toMatchObject({
      list: data.quote.list,
      total: data.quote.total,
    })
  })

  it('is refused in a currency without an amount, in the quote and in the order', async () => {
    const buyer = await newBuyer('promo')
    const { data } = await priceWith(buyer, {})
    const code = await newAmountCode({ GBP: 100 })
    expect(await priceWith(buyer, { promoCode: code })).toMatchObject({
      status: 200,
      message: 'promoNotInCurrency',
    })
    const seenTotal = { amount: data.quote.total, currency: data.quote.currency }
    const order = await orderAt(buyer, { skuId: data.sku.skuId, seenTotal, promoCode: code })
    expect(order).toMatchObject({ status: 200, message: 'promoNotInCurrency' })
    expect(await ordersOf(buyer)).toEqual([])
  })

  it('of more than the price leaves nothing to pay, and never less', async () => {
    const buyer = await newBuyer('gift')
    const code = await newAmountCode({ USD: 9_999_900 })
    const { data } = await orderWith(buyer, { promoCode: code })
    expect(data).toMatchObject({ status: 'paid', quote: { total: 0 } })
    expect(data.quote.discounts).toEqual([{ kind: 'promo', label: code, amount: data.quote.list }])
  })

  it('is saved with a percentage or with amounts, and its uses and takings are counted', async () => {
    const admin = await signIn()
    const save = (body: object) =>
      admin.fetch('/api/promo-codes', {
        method: 'POST',
        body: JSON.stringify({ code: `S${crypto.randomUUID().slice(0, 8).toUpperCase()}`, ...body }),
      })
    const amounts = [{ currency: 'USD', amount: 50 }]
    expect((await save({})).status).toBe(400)
    expect((await save({ percent: 20, amounts })).status).toBe(400)
    expect((await save({ amounts: [...amounts, ...amounts] })).status).toBe(400)
    expect((await save({ amounts: [{ currency: 'USD', amount: -50 }] })).status).toBe(400)
    const saved = await save({ amounts })
    expect(saved.status).toBe(201)
    const { doc } = (await saved.json()) as { doc: { id: string; code: string } }
    const uses = async () => {
      const answer = await admin.fetch('/api/admin/promo-uses', { method: 'POST', body: '{}' })
      return ((await answer.json()) as { data: Record<string, unknown> }).data[doc.id]
    }
    expect(await uses()).toBeUndefined()
    const placed = await placedWith(await newBuyer('promo'), doc.code)
    expect(await uses()).toEqual({ paid: 0, waiting: 1, taken: [] })
    await pay(await open(placed))
    await waitUntilPaid(placed.orderNumber)
    expect(await uses()).toEqual({
      paid: 1,
      waiting: 0,
      taken: [{ currency: 'USD', amount: placed.quote.total }],
    })
  })
})

describe('a code that ends', () => {
  it('between the quote and the order is refused, and nothing is ordered at another price', async () => {
    const buyer = await newBuyer('promo')
    const endsAt = new Date(Date.now() + HOUR)
    const code = await newCode(20, { endsAt })
    const { data } = await priceWith(buyer, { promoCode: code })
    expect(data.promo?.endsAt).toBe(endsAt.toISOString())
    await query('update promo_codes set ends_at = now() where code = $1', [code])
    const seenTotal = { amount: data.quote.total, currency: data.quote.currency }
    expect(await orderAt(buyer, { skuId: data.sku.skuId, seenTotal, promoCode: code })).toMatchObject({
      status: 200,
      message: 'promoExpired',
    })
    expect(await ordersOf(buyer)).toEqual([])
  })

  it.each([
    ['ends', "update promo_codes set ends_at = now() - interval '1 s' where code = $1"],
    ['is switched off', 'update promo_codes set active = false where code = $1'],
    ['gives less', 'update promo_codes set percent = 1 where code = $1'],
  ])(
    'or %s between the order and the payment: what was ordered is paid, at the price of the order',
    async (_, change) => {
      const code = await newCode(20)
      const placed = await placedWith(await newBuyer('promo'), code)
      await query(change, [code])
      const opened = await open(placed)
      await pay(opened)
      await waitUntilPaid(placed.orderNumber)
      expect(await orderRow(placed.orderNumber)).toMatchObject({ total: placed.quote.total })
      expect(booksOf(placed.orderId).charges).toEqual([placed.quote.total])
      expect(placed.quote.total).toBeLessThan(placed.quote.list)
    },
  )
})

describe('the permanent discount and a code', () => {
  const holder = async (): Promise<Buyer> => {
    const visitor = newVisitor()
    await buyReport(visitor, { email: `holder-${crypto.randomUUID()}@example.com`, tier: 'sku4' })
    const email = `again-${crypto.randomUUID()}@example.com`
    const sitting = await readyToBuy(visitor, { email })
    const [row] = await query<{ id: string }>('select id from sittings where number = $1', [
      sitting.orderNumber,
    ])
    return { visitor, email, sitting, sittingId: row?.id ?? '' }
  }

  it.each([
    ['smaller', 19, 'permanent', 0],
    ['equal', 20, 'permanent', 0],
    ['larger', 21, 'promo', 1],
  ])(
    'do not add up: beside a %s code the better one counts, and a code that gains nothing is not used',
    async (_, percent, kind, uses) => {
      const buyer = await persist(holder)
      const code = await newCode(percent)
      const order = await placedWith(buyer, code)
      const row = await orderRow(order.orderNumber)
      expect(row.discounts).toMatchObject([{ kind }])
      expect(row.total).toBe(row.list - Math.round((row.list * Math.max(percent, 20)) / 100))
      expect(await usesOf(code)).toHaveLength(uses)
      expect(row.promo === null).toBe(uses === 0)
    },
  )
})

describe('a limit', () => {
  const spoiltCancel = (intentId: string) =>
    behave({
      calls: [{ call: `POST /v1/intents/${intentId}/cancel`, action: 'status', status: 503, times: 1000 }],
    })
  const outOfTime = async ({ orderNumber }: { orderNumber: string }) => {
    await query("update orders set expires_at = now() - interval '1 s' where number = $1", [orderNumber])
    await eventually(
      async () => {
        await jobs.send('sweep', {})
        return orderOf(orderNumber)
      },
      ({ status }) => status === 'expired',
    )
  }

  it('is free again when the order that held it has expired', async () => {
    const code = await newCode(20, { maxUses: 1 })
    const placed = await placedWith(await newBuyer('promo'), code)
    const other = await newBuyer('promo')
    expect(await priceWith(other, { promoCode: code })).toMatchObject({ message: 'promoUsedUp' })
    await outOfTime(placed)
    await placedWith(other, code)
    expect(await usesOf(code)).toHaveLength(1)
  })

  it('is not sold again while the card form of the expired order may still be paid', async () => {
    const code = await newCode(20, { maxUses: 1 })
    const opened: Opened = await open(await placedWith(await newBuyer('promo'), code))
    await spoiltCancel(opened.intentId)
    await outOfTime(opened)
    const other = await newBuyer('promo')
    expect(await priceWith(other, { promoCode: code })).toMatchObject({ message: 'promoUsedUp' })
    await pay(opened)
    await behave({})
    await waitUntilPaid(opened.orderNumber)
    expect(await priceWith(other, { promoCode: code })).toMatchObject({ message: 'promoUsedUp' })
    expect(await usesOf(code)).toMatchObject([{ status: 'paid' }])
  })

  it('is sold again when that form is closed', async () => {
    const code = await newCode(20, { maxUses: 1 })
    const opened = await open(await placedWith(await newBuyer('promo'), code))
    await outOfTime(opened)
    const other = await newBuyer('promo')
    // Old enough to be asked about in the next round, which need not be waited for.
    await query(
      "update payment_attempts set created_at = created_at - interval '1 minute', asked_at = null where intent_id = $1",
      [opened.intentId],
    )
    await jobs.send('reconcile-payments', {})
    await eventually(
      async () => {
        await forgetRateLimits()
        return priceWith(other, { promoCode: code })
      },
      ({ result }) => result === 200,
    )
    await placedWith(other, code)
    expect(await pay(opened)).toMatchObject({ status: 'failed', code: 'intent_canceled' })
    expect(await usesOf(code)).toHaveLength(1)
  })

  it('that an editor sets below what is used sells no more, and takes nothing from who ordered', async () => {
    const code = await newCode(20, { maxUses: 3 })
    const first = await placedWith(await newBuyer('promo'), code)
    await placedWith(await newBuyer('promo'), code)
    await query('update promo_codes set max_uses = 1, updated_at = now() where code = $1', [code])
    try {
      expect(await priceWith(await newBuyer('promo'), { promoCode: code })).toMatchObject({
        message: 'promoUsedUp',
      })
      const opened = await open(first)
      await pay(opened)
      await waitUntilPaid(first.orderNumber)
      expect(booksOf(first.orderId).charges).toEqual([first.quote.total])
    } finally {
      await query('update promo_codes set max_uses = 3 where code = $1', [code])
    }
  })
})

describe('a code that an editor is done with', () => {
  const idOf = async (code: string): Promise<string> => {
    const [row] = await query<{ id: string }>('select id from promo_codes where code = $1', [code])
    if (!row) throw new Error(`There is no code ${code}.`)
    return row.id
  }

  it('is not deleted once an order was made with it: it can be ended', async () => {
    const code = await newCode(20)
    const placed = await placedWith(await newBuyer('promo'), code)
    const [admin, id] = [await signIn(), await idOf(code)]
    const refused = await admin.fetch(`/api/promo-codes/${id}`, { method: 'DELETE' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Not deleted, because orders were made with it/) }],
    })
    const uses = await admin.fetch('/api/admin/uses', {
      method: 'POST',
      body: JSON.stringify({ kind: 'promo-codes', id }),
    })
    expect(await uses.json()).toMatchObject({ data: { uses: [{ title: 'Orders' }] } })

    const endsAt = new Date(Date.now() - HOUR).toISOString()
    await admin.json(`/api/promo-codes/${id}`, { method: 'PATCH', body: JSON.stringify({ endsAt }) })
    expect(await priceWith(placed, { promoCode: code })).toMatchObject({ message: 'promoExpired' })
    expect((await orderRow(placed.orderNumber)).promo).toBe(id)
  })

  it('is deleted while nobody has used it', async () => {
    const code = await newCode(20)
    const admin = await signIn()
    expect((await admin.fetch(`/api/promo-codes/${await idOf(code)}`, { method: 'DELETE' })).status).toBe(200)
  })
})

describe('a code for the whole price needs no gateway', () => {
  it('neither one that answers', async () => {
    const code = await newCode(100)
    const buyer = await newBuyer('gift')
    await whilePaused('sandbox', async () => {
      expect(await orderWith(buyer, { promoCode: code })).toMatchObject({ data: { status: 'paid' } })
    })
  })

  it('nor one at all', async () => {
    const code = await newCode(100)
    const buyer = await newBuyer('gift')
    const { data } = await priceWith(buyer, { promoCode: code })
    const payload = await localPayload()
    const { placeForSitting } = await import('@/services/orders/place-for-sitting')
    const { findSitting } = await import('@/services/sittings/find-sitting')
    const { viewerOf } = await import('@/services/visitors/viewer')
    const cookie = [...buyer.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const deps = { payload, now: () => new Date(), jobs: async () => jobs, payments: {} }
    const viewer = viewerOf(new Headers({ cookie }))
    const sitting = await findSitting(deps, { number: buyer.sitting.orderNumber, viewer })
    const input = {
      examOrderNumber: sitting.number,
      skuId: data.sku.skuId,
      country: 'US',
      hl: 'EN' as const,
      agreed: true,
      promoCode: code,
      seenTotal: { amount: 0, currency: 'USD' },
    }
    expect(await placeForSitting(deps, { sitting, input, sale: 'report', ip: '127.0.0.1' })).toMatchObject({
      status: 'paid',
    })
  })
})

describe('in every currency of the seed', () => {
  it('a discount is a whole number of what is shown, and the order is the quote', async () => {
    const places = await query<{ code: string; currency: string }>(
      'select min(code) as code, currency from countries group by currency order by currency',
    )
    expect(places.length).toBeGreaterThanOrEqual(9)
    const code = await newCode(33)
    for (const { code: country, currency } of places) {
      const buyer = await newBuyer('promo')
      const { data } = await priceWith(buyer, { promoCode: code, country })
      const { quote } = data
      const unit = displayUnit(parseCurrency(quote.currency) ?? 'USD')
      expect(quote.currency).toBe(currency)
      expect([quote.total % unit, quote.taxIncluded % unit, quote.list % unit]).toEqual([0, 0, 0])
      expect(quote.discounts).toEqual([{ kind: 'promo', label: code, amount: quote.list - quote.total }])
      expect(Math.abs(quote.list * 0.33 - (quote.list - quote.total))).toBeLessThanOrEqual(unit / 2)
      const order = await orderWith(buyer, { promoCode: code, country })
      expect(order.data?.quote).toEqual(quote)
      expect(await orderRow(order.data.orderNumber)).toMatchObject({ list: quote.list, total: quote.total })
      await forgetRateLimits()
    }
  })
})
