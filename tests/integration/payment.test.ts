import { describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { mailsTo, reportLinkIn, waitForMail } from '../support/mailbox'
import { eventually } from '../support/storms'
import { newVisitor } from '../support/visitor'
import { buyReport, CARDS, enterCard, PLACE, placeOrder, readyToBuy, startPayment } from '../support/way'

const uniqueEmail = () => `buyer-${crypto.randomUUID()}@example.com`
const ledgerOf = (orderNumber: string) =>
  query<{ kind: string; amount: string; currency: string }>(
    'select l.kind, l.amount, l.currency from ledger_entries l join orders o on o.id = l.order_id where o.number = $1',
    [orderNumber],
  )

describe('buying a report', () => {
  it('charges once, writes the ledger, opens the parts and sends one mail', async () => {
    const visitor = newVisitor()
    const email = uniqueEmail()
    const { sitting, orderNumber } = await buyReport(visitor, { email })

    expect(await ledgerOf(orderNumber)).toEqual([{ kind: 'charge', amount: '999', currency: 'USD' }])
    const status = await visitor.ok('pay.status', { params: { examOrderNumber: sitting.orderNumber } })
    expect(status).toEqual({
      paid: true,
      tiers: ['sku2'],
      openParts: ['iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'left_right_brain'],
    })
    const mail = await waitForMail(email)
    expect(mail.subject).toContain(orderNumber)
    expect(reportLinkIn(mail)).toMatch(/\/r\/iq-1\?hl=EN#/)
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('No tax is added.')
      expect(part).toMatch(/you agreed to our terms of use \(version [\w-]+\): .*\/protocol\/terms\/iq-1/)
      expect(part).toMatch(/attached to this message: terms-[\w.-]+\.html/)
    }
    const [terms] = mail.attachments
    expect(terms).toMatchObject({
      filename: expect.stringMatching(/^terms-[\w.-]+\.html$/),
      mimeType: 'text/html',
      disposition: 'attachment',
    })
    expect(new TextDecoder().decode(terms?.content as ArrayBuffer)).toMatch(/<html lang="en">.*<h1>\S/s)
    // Nothing more is on its way.
    await eventually(
      () => query(`select 1 from mails where "to" = $1 and status <> 'sent' and template <> 'gift'`, [email]),
      (unsent) => unsent.length === 0,
    )
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('says of every question how it is solved and of every wrong option what it misses', async () => {
    const visitor = newVisitor()
    const { sitting } = await buyReport(visitor, { email: uniqueEmail() })
    const params = { orderNumber: sitting.orderNumber }
    const { questions } = await visitor.ok('order.questions', { params })
    expect(questions).toHaveLength(30)
    for (const { explanation, correct, position } of questions) {
      expect(explanation?.steps.length, `question ${position}`).toBeGreaterThan(0)
      expect(explanation?.misses.map(({ length }) => length > 0)).toEqual(
        [0, 1, 2, 3, 4, 5].map((option) => option !== correct),
      )
    }
  })

  it('opens by the webhook alone when the buyer closes the browser after paying', async () => {
    const visitor = newVisitor()
    const sitting = await readyToBuy(visitor, { email: uniqueEmail() })
    const { orderNumber } = await placeOrder(visitor, { sitting })
    await enterCard(await startPayment(visitor, orderNumber), CARDS.pays)
    await expect
      .poll(
        async () =>
          (await query<{ status: string }>('select status from orders where number = $1', [orderNumber]))[0]
            ?.status,
        { timeout: 60_000 },
      )
      .toBe('paid')
    expect(await ledgerOf(orderNumber)).toHaveLength(1)
  })

  it('says why a card was declined and takes another on the same order', async () => {
    const visitor = newVisitor()
    const sitting = await readyToBuy(visitor, { email: uniqueEmail() })
    const { orderNumber } = await placeOrder(visitor, { sitting })
    const payment = await startPayment(visitor, orderNumber)
    expect(await enterCard(payment, CARDS.noFunds)).toMatchObject({
      status: 'failed',
      code: 'insufficient_funds',
    })
    expect(await visitor.ok('pay.check', { body: { orderNumber } })).toMatchObject({
      state: 'failed',
      failureCode: 'insufficient_funds',
    })
    expect(await enterCard(payment, CARDS.pays)).toMatchObject({ status: 'succeeded' })
    expect(await visitor.ok('pay.check', { body: { orderNumber } })).toMatchObject({ state: 'paid' })
    expect(await ledgerOf(orderNumber)).toHaveLength(1)
  })

  it('makes one order, one intent and one charge of twenty simultaneous clicks', async () => {
    const visitor = newVisitor()
    const sitting = await readyToBuy(visitor, { email: uniqueEmail() })
    const orders = await Promise.all(Array.from({ length: 10 }, () => placeOrder(visitor, { sitting })))
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1)
    const orderNumber = orders[0]?.orderNumber ?? ''
    const payments = await Promise.all(Array.from({ length: 10 }, () => startPayment(visitor, orderNumber)))
    expect(new Set(payments.map(({ payCode }) => payCode)).size).toBe(1)
    await Promise.all(payments.map((payment) => enterCard(payment, CARDS.pays)))
    const checks = await Promise.all(
      Array.from({ length: 10 }, () => visitor.ok('pay.check', { body: { orderNumber } })),
    )
    expect(new Set(checks.map(({ state }) => state))).toEqual(new Set(['paid']))
    expect(await ledgerOf(orderNumber)).toHaveLength(1)
    const granted = await query(
      'select 1 from entitlements e join orders o on o.id = e.order_id where o.number = $1',
      [orderNumber],
    )
    expect(granted).toHaveLength(1)
  })

  it('refuses to sell a tier twice', async () => {
    const visitor = newVisitor()
    const { sitting } = await buyReport(visitor, { email: uniqueEmail() })
    const offer = await visitor.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
    const sku = offer.items.find(({ tier }) => tier === 'sku2')
    expect(sku?.owned).toBe(true)
    const again = await visitor.call('pay.create', {
      body: {
        examOrderNumber: sitting.orderNumber,
        skuId: sku?.skuId ?? '',
        country: 'US',
        hl: 'EN',
        agreed: true,
        seenTotal: sku?.price ?? { amount: 0, currency: 'USD' },
      },
    })
    expect(again).toMatchObject({ status: 200, result: 30201 })
  })
})

describe('a hostile buyer', () => {
  const attempt = async (change: object) => {
    const visitor = newVisitor()
    const sitting = await readyToBuy(visitor, { email: uniqueEmail() })
    const offer = await visitor.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
    const sku = offer.items[0]
    if (!sku) throw new Error('Nothing is offered.')
    const body = {
      examOrderNumber: sitting.orderNumber,
      skuId: sku.skuId,
      country: 'US',
      hl: 'EN' as const,
      agreed: true,
      seenTotal: sku.price,
      ...change,
    }
    const answer = await visitor.call('pay.create', { body })
    const orders = await query(
      'select 1 from orders o join sittings s on s.id = o.sitting_id where s.number = $1',
      [sitting.orderNumber],
    )
    return { answer, orders: orders.length }
  }

  it.each([
    ['another amount', { seenTotal: { amount: 1, currency: 'USD' } }, { status: 400, result: 400 }],
    ['another currency', { seenTotal: { amount: 699, currency: 'EUR' } }, { status: 400, result: 400 }],
    ['an amount of its own', { amount: 1 }, { status: 400, result: 400 }],
    ['a status', { status: 'paid' }, { status: 400, result: 400 }],
    ['a SKU nobody sells', { skuId: '00000000-0000-4000-8000-000000000000' }, { status: 200, result: 30202 }],
    ['no agreement', { agreed: false }, { status: 200, result: 30203 }],
    ['an unknown promo code', { promoCode: 'FREE' }, { status: 200, result: 30101 }],
    [
      'an absurd amount',
      { seenTotal: { amount: Number.MAX_VALUE, currency: 'USD' } },
      { status: 400, result: 400 },
    ],
  ])('gets nowhere with %s', async (_, change, expected) => {
    const { answer, orders } = await attempt(change)
    expect(answer).toMatchObject(expected)
    expect(orders).toBe(0)
  })

  it('never reads or pays for what belongs to another browser', async () => {
    const owner = newVisitor()
    const { sitting, orderNumber } = await buyReport(owner, { email: uniqueEmail() })
    const stranger = newVisitor()
    await readyToBuy(stranger, { email: uniqueEmail() })
    const unknown = await stranger.call('order.read', { params: { orderNumber: '0000000000ZZ' } })
    for (const answer of await Promise.all([
      stranger.call('order.read', { params: { orderNumber: sitting.orderNumber } }),
      stranger.call('order.info', { body: { orderNumber: sitting.orderNumber } }),
      stranger.call('order.free', { body: { orderNumber: sitting.orderNumber } }),
      stranger.call('order.questions', { params: { orderNumber: sitting.orderNumber } }),
      stranger.call('order.skuCheck', { params: { orderNumber: sitting.orderNumber } }),
      stranger.call('order.presenters', { params: { orderNumber: sitting.orderNumber } }),
      stranger.call('report.read', { params: { orderNumber: sitting.orderNumber } }),
      stranger.call('pay.info', { body: { orderNumber } }),
      stranger.call('pay.check', { body: { orderNumber } }),
      stranger.call('pay.start', { body: { orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' } }),
      stranger.call('pay.status', { params: { examOrderNumber: sitting.orderNumber } }),
      stranger.call('sitting.confirm', { body: { orderNumber: sitting.orderNumber } }),
    ])) {
      expect(answer.status).toBe(404)
      expect(answer.text).toBe(unknown.text)
    }
  })
})

describe('an unpaid report', () => {
  it('shows the free band and nothing more', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await readyToBuy(visitor, { email: uniqueEmail() })
    const free = await visitor.call('order.free', { body: { orderNumber } })
    expect(Object.keys(free.data).sort()).toEqual([
      'answered',
      'band',
      'bandRange',
      'belowRange',
      'caution',
      'eraseAt',
      'examKind',
      'hurried',
      'orderNumber',
      'timing',
      'total',
    ])
    const report = await visitor.ok('report.read', { params: { orderNumber } })
    expect(report).toMatchObject({ kind: 'report', report: { score: null, openParts: [] } })
    const questions = await visitor.call('order.questions', { params: { orderNumber } })
    expect(questions).toMatchObject({ status: 200, result: 40101 })
    expect(questions.text).not.toMatch(/correct|explanation|misses/)
  })
})
