import { gzipSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { query } from '../support/database'
import { moneyRows } from '../support/money-rows'
import { newCode, orderAt, priceWith } from '../support/promo'
import { type Buyer, newBuyer, newPayment, type Opened, place } from '../support/purchase'
import { newVisitor } from '../support/visitor'
import { buyReport, PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

let buyer: Buyer
let skuId: string
let price: { amount: number; currency: string }
const undo: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  await forgetRateLimits()
  buyer = await newBuyer('bad')
  const { data } = await priceWith(buyer, {})
  skuId = data.sku.skuId
  price = { amount: data.quote.total, currency: data.quote.currency }
})
beforeEach(forgetRateLimits)
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** What an honest checkout sends. */
const honest = () => ({
  examOrderNumber: buyer.sitting.orderNumber,
  skuId,
  country: 'US',
  hl: 'EN',
  agreed: true,
  seenTotal: price,
})

const send = async (
  id: 'pay.create' | 'pay.start' | 'pay.check',
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => {
  const answer = await buyer.visitor.fetch(CALLS[id].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const text = await answer.text()
  return {
    status: answer.status,
    ...(JSON.parse(text) as { message?: string; issues?: { path: string; message: string }[] }),
  }
}

/** Nothing of money moves while `act` is refused. */
const unmoved = async <Result>(act: () => Promise<Result>, sittingId = buyer.sittingId): Promise<Result> => {
  const before = await moneyRows(sittingId)
  const result = await act()
  expect(await moneyRows(sittingId)).toBe(before)
  return result
}

const withText = (name: string, value: string) =>
  JSON.stringify({ ...honest(), [name]: '@' }).replace('"@"', value)

describe('an order is refused, and nothing is kept,', () => {
  it.each([
    ['a smaller amount', '{"amount":1,"currency":"USD"}', 'seenTotal'],
    ['nothing', '{"amount":0,"currency":"USD"}', 'seenTotal'],
    ['a negative amount', '{"amount":-999,"currency":"USD"}', 'seenTotal'],
    ['units instead of hundredths', '{"amount":9.99,"currency":"USD"}', 'seenTotal.amount'],
    ['an amount as text', '{"amount":"999","currency":"USD"}', 'seenTotal.amount'],
    ['an infinite amount', '{"amount":1e309,"currency":"USD"}', 'seenTotal.amount'],
    ['an amount past every integer', '{"amount":9007199254740993,"currency":"USD"}', 'seenTotal.amount'],
    ['an amount that is none', '{"amount":null,"currency":"USD"}', 'seenTotal.amount'],
    ['a list of amounts', '[{"amount":999,"currency":"USD"}]', 'seenTotal'],
    ['a currency that is not the country’s', '{"amount":999,"currency":"EUR"}', 'seenTotal'],
    ['a currency that nobody sells in', '{"amount":999,"currency":"KWD"}', 'seenTotal'],
    ['a currency in lower case', '{"amount":999,"currency":"usd"}', 'seenTotal'],
    ['no price at all', 'null', 'seenTotal'],
    [
      'the price and then, under the same name, another',
      '{"amount":999,"amount":1,"currency":"USD"}',
      'seenTotal',
    ],
  ])('for %s', async (_, seenTotal, path) => {
    const answer = await unmoved(() => send('pay.create', withText('seenTotal', seenTotal)))
    expect(answer).toMatchObject({ status: 400, message: 'malformed', issues: [{ path }] })
    expect(answer.issues?.[0]?.message).toBeTruthy()
  })

  it.each([
    ['an order number that is a path', 'examOrderNumber', '"../../orders"'],
    ['two SKUs', 'skuId', `["00000000-0000-4000-8000-000000000000"]`],
    ['a country of three letters', 'country', '"USA"'],
    ['a yes that is a word', 'agreed', '"yes"'],
    ['a total of its own', 'total', '1'],
    ['a state of its own', 'status', '"paid"'],
    ['a prototype of its own', '__proto__', '{"total":1}'],
  ])('for %s', async (_, name, value) => {
    const body =
      name in honest() ? withText(name, value) : JSON.stringify(honest()).replace('{', `{"${name}":${value},`)
    expect(await unmoved(() => send('pay.create', body))).toMatchObject({ status: 400, message: 'malformed' })
  })

  it('for a price in a currency that the buyer moved to after the quote', async () => {
    const body = JSON.stringify({ ...honest(), country: 'DE', boxes: ['waiver'] })
    const answer = await unmoved(() => send('pay.create', body))
    expect(answer).toMatchObject({
      status: 400,
      issues: [{ path: 'seenTotal', message: 'the price has changed' }],
    })
  })

  it.each([
    [
      'that is switched off',
      async () => {
        await query('update skus set active = false where id = $1', [skuId])
        undo.push(() => query('update skus set active = true where id = $1', [skuId]))
        return skuId
      },
    ],
    [
      'that is taken back into a draft',
      async () => {
        await query("update skus set _status = 'draft' where id = $1", [skuId])
        undo.push(() => query("update skus set _status = 'published' where id = $1", [skuId]))
        return skuId
      },
    ],
    [
      'of which nothing more can be delivered than of a cheaper one',
      async () => {
        const id = await tierOf('sku3')
        const [before] = await query<{ list: unknown }>(
          'select price_list as list from sittings where id = $1',
          [buyer.sittingId],
        )
        await query(
          `update sittings set price_list = (select jsonb_agg(case when one->>'skuId' = $2
             then jsonb_set(one, '{parts}', '["iq_score", "wrong_answers"]') else one end)
             from jsonb_array_elements(price_list) one) where id = $1`,
          [buyer.sittingId, id],
        )
        undo.push(() =>
          query('update sittings set price_list = $2::jsonb where id = $1', [
            buyer.sittingId,
            JSON.stringify(before?.list),
          ]),
        )
        return id
      },
    ],
    ['of another exam', foreignSku],
    ['that is sold only after a purchase', () => tierOf('package1')],
    ['that nobody made', async () => crypto.randomUUID()],
  ])('for a SKU %s', async (_, chosen) => {
    const id = await chosen()
    const answer = await unmoved(() => send('pay.create', JSON.stringify({ ...honest(), skuId: id })))
    expect(answer).toMatchObject({ status: 200, message: 'skuUnavailable' })
  })

  it('for a SKU that is sold without a price in any currency of the buyer', async () => {
    const lone = await newBuyer('bad')
    await query(
      `update sittings set price_list = (select jsonb_agg(case when one->>'skuId' = $2
         then jsonb_set(one, '{prices}', '[{"amount": 900, "currency": "KRW"}]') else one end)
         from jsonb_array_elements(price_list) one) where id = $1`,
      [lone.sittingId, skuId],
    )
    const answer = await unmoved(() => orderAt(lone, { skuId, seenTotal: price }), lone.sittingId)
    expect(answer).toMatchObject({ status: 200, message: 'skuUnavailable' })
  })

  it.each([
    ['that ended', { endsAt: new Date(Date.now() - 1000) }, 'promoExpired'],
    ['that is used up', { maxUses: 1 }, 'promoUsedUp'],
    ['that is switched off', { active: false }, 'promoUnknown'],
  ])('for a code %s, though the price is right', async (_, limits, message) => {
    const promoCode = await newCode(50, limits)
    if ('maxUses' in limits) {
      const other = await newBuyer('bad')
      const { data } = await priceWith(other, { promoCode })
      await orderAt(other, { skuId, seenTotal: { ...price, amount: data.quote.total }, promoCode })
    }
    const body = JSON.stringify({ ...honest(), promoCode })
    expect(await unmoved(() => send('pay.create', body))).toMatchObject({ status: 200, message })
  })

  it('for somebody else’s sitting', async () => {
    const other = await newBuyer('bad')
    const body = JSON.stringify({ ...honest(), examOrderNumber: other.sitting.orderNumber })
    expect(await unmoved(() => send('pay.create', body), other.sittingId)).toMatchObject({ status: 404 })
  })
})

describe('a country that we do not sell to', () => {
  const UNLISTED = { status: 400, message: 'malformed', issues: [{ path: 'country' }] }

  it.each(['ZZ', 'zz', 'AQ', 'EU', 'UK'])('gets no order: %s', async (country) => {
    const answer = await unmoved(() => send('pay.create', JSON.stringify({ ...honest(), country })))
    expect(answer).toMatchObject(UNLISTED)
  })

  it('gets none either when it was one a moment ago', async () => {
    await query("update countries set code = 'QQ' where code = 'IS'")
    undo.push(() => query("update countries set code = 'IS' where code = 'QQ'"))
    const answer = await unmoved(() => send('pay.create', JSON.stringify({ ...honest(), country: 'IS' })))
    expect(answer).toMatchObject(UNLISTED)
  })

  it('gets no price, of a report or of a package, and no order of a package', async () => {
    const visitor = newVisitor()
    const { sitting } = await buyReport(visitor, { email: `unlisted-${crypto.randomUUID()}@example.com` })
    const { orderNumber } = sitting
    const { items } = await visitor.ok('package.offer', {
      params: { orderNumber },
      query: { country: 'US', hl: 'EN' },
    })
    const [guide] = items
    if (!guide) throw new Error('There are no packages.')
    const at = { country: 'AQ', hl: 'EN' } as const
    const { skuId: guideId, price: seenTotal } = guide.sku
    const bought = { ...at, agreed: true, seenTotal }
    const answers = [
      await visitor.call('sku.list', { params: { examId: PLACE, ...at } }),
      await visitor.call('sku.info', { params: { examId: PLACE, skuId, ...at }, query: {} }),
      await visitor.call('package.list', { params: { code: PLACE }, query: at }),
      await visitor.call('package.step', {
        params: { examId: PLACE, step: 1, country: 'AQ' },
        query: { hl: 'EN' },
      }),
      await visitor.call('package.offer', { params: { orderNumber }, query: at }),
      await visitor.call('package.info', { body: { orderNumber, skuId: guideId, ...at } }),
      await visitor.call('package.pay', {
        body: { ...bought, examOrderNumber: orderNumber, skuId: guideId },
      }),
      await visitor.call('package.submit', { body: { ...bought, orderNumber, skuId: guideId } }),
      await visitor.call('package.payStep', { body: { ...bought, examOrderNumber: orderNumber, step: 1 } }),
    ]
    expect(answers.map(({ text }) => JSON.parse(text))).toEqual(
      answers.map(() =>
        expect.objectContaining({ result: 400, issues: [expect.objectContaining({ path: 'country' })] }),
      ),
    )
  })

  it('keeps nobody from buying who comes from there: the screen has them choose another', async () => {
    const lone = await newBuyer('bad')
    await query("update sittings set country = 'AQ' where id = $1", [lone.sittingId])
    const { orderNumber } = lone.sitting
    const checked = await lone.visitor.ok('order.skuCheck', { params: { orderNumber } })
    expect(checked.sellableParts.length).toBeGreaterThan(0)
    expect(await orderAt(lone, { skuId, seenTotal: price })).toMatchObject({ status: 200, result: 200 })
  })
})

describe('bytes that are no JSON in UTF-8', () => {
  const text = () => JSON.stringify(honest())
  const utf16 = (of: string) => new Uint8Array(Buffer.from(`\ufeff${of}`, 'utf16le'))
  const latin = (of: string) => new Uint8Array(Buffer.from(of, 'latin1'))
  it.each<[string, () => string | Uint8Array<ArrayBuffer>, Record<string, string>]>([
    ['compressed', () => new Uint8Array(gzipSync(text())), {}],
    ['compressed, and said to be', () => new Uint8Array(gzipSync(text())), { 'content-encoding': 'gzip' }],
    ['in UTF-16', () => utf16(text()), { 'content-type': 'application/json; charset=utf-16le' }],
    ['in Latin-1', () => latin(JSON.stringify({ ...honest(), promoCode: 'ÉTÉ' })), {}],
    [
      'with half a character',
      () =>
        new Uint8Array([...Buffer.from(text()).subarray(0, -1), 0x2c, 0x22, 0xc3, 0x22, 0x3a, 0x31, 0x7d]),
      {},
    ],
    ['behind a byte order mark', () => `\ufeff${text()}`, {}],
    ['with a zero byte', () => text().replace('US', 'U\\u0000'), {}],
    ['cut off', () => text().slice(0, -20), {}],
    ['empty', () => '', {}],
    ['a bare number', () => '1e309', {}],
    ['nested a hundred thousand deep', () => '['.repeat(100_000), {}],
    ['as a form', () => 'agreed=true', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as plain text', () => text(), { 'content-type': 'text/plain' }],
  ])('are refused %s', async (_, body, headers) => {
    const answer = await unmoved(() => send('pay.create', body(), headers))
    expect(answer).toMatchObject({ status: 400, message: 'malformed' })
    expect(answer.issues?.[0]?.message).toBeTruthy()
  })

  it.each(['pay.create', 'pay.start', 'pay.check'] as const)(
    'are refused by %s when they are a megabyte',
    async (id) => {
      const body = JSON.stringify({ ...honest(), tracking: { utm_source: 'x'.repeat(1_000_000) } })
      const answer = await unmoved(() => send(id, body))
      expect(answer).toMatchObject({ status: 400, message: 'malformed', issues: [{ message: 'too large' }] })
    },
  )
})

describe('a payment is refused, and none is opened,', () => {
  const start = (orderNumber: string, changes: object) => ({
    orderNumber,
    gateway: 'sandbox',
    method: 'card',
    hl: 'EN',
    ...changes,
  })
  it.each([
    ['by a gateway that nobody has heard of', { gateway: 'bitcoin' }, { status: 400, message: 'malformed' }],
    ['by a gateway that is off', { gateway: 'stripe' }, { status: 200, message: 'methodUnavailable' }],
    ['by a method that is not offered', { method: 'barter' }, { status: 200, message: 'methodUnavailable' }],
    ['with an amount of its own', { amount: 1 }, { status: 400, message: 'malformed' }],
    ['with a currency of its own', { currency: 'JPY' }, { status: 400, message: 'malformed' }],
    ['with an intent of its own', { intentId: 'si_1' }, { status: 400, message: 'malformed' }],
  ])('%s', async (_, changes, expected) => {
    const placed = await place(await newBuyer('bad'))
    const answer = await unmoved(
      () => placed.visitor.call('pay.start', { body: start(placed.orderNumber, changes) as never }),
      placed.sittingId,
    )
    expect(answer).toMatchObject(expected)
  })

  it('for an order whose time is over', async () => {
    const placed = await place(await newBuyer('bad'))
    await query("update orders set expires_at = now() - interval '1 s' where id = $1", [placed.orderId])
    const answer = await unmoved(
      () => placed.visitor.call('pay.start', { body: start(placed.orderNumber, {}) as never }),
      placed.sittingId,
    )
    expect(answer).toMatchObject({ status: 200, message: 'orderExpired' })
  })

  it('whatever a page says that came back from a bank', async () => {
    const opened: Opened = await newPayment('bad')
    const answer = await unmoved(
      () =>
        opened.visitor.fetch(
          `${CALLS['pay.check'].path}?redirect_status=succeeded&payment_intent=${opened.intentId}`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ orderNumber: opened.orderNumber }),
          },
        ),
      opened.sittingId,
    )
    expect(await answer.json()).toMatchObject({ data: { state: 'waiting' } })
  })
})

const tierOf = async (tier: string): Promise<string> => {
  const [row] = await query<{ id: string }>(
    'select k.id from skus k join exams e on e.id = k.exam_id where k.tier = $1 and e.number = 1',
    [tier],
  )
  if (!row) throw new Error(`There is no ${tier}.`)
  return row.id
}

/** A published, active one with the right price, of an exam that the sitting is not of. */
async function foreignSku(): Promise<string> {
  const [exam] = await query<{ id: string }>(
    `insert into exams (id, number, _status) select gen_random_uuid(), max(number) + 1000, 'draft' from exams returning id`,
  )
  undo.push(() => query('delete from exams where id = $1', [exam?.id]))
  const [row] = await query<{ id: string }>(
    "insert into skus (exam_id, tier, active, _status) values ($1, 'sku2', true, 'published') returning id",
    [exam?.id],
  )
  await query(
    `insert into skus_prices (_order, _parent_id, id, currency, amount) values (1, $1, gen_random_uuid()::text, 'USD', 999)`,
    [row?.id],
  )
  undo.push(() => query('delete from skus where id = $1', [row?.id]))
  return row?.id ?? ''
}
