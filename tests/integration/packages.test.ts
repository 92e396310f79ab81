import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallData, CallInput } from '@/domain/api/calls'
import { query } from '../support/database'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, CARDS, enterCard, PLACE, readyToBuy, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

type Offer = CallData<'package.offer'>
type Order = CallInput<'package.pay'>['body']

let buyer: Visitor
let number: string
let offer: Offer

beforeAll(async () => {
  await forgetRateLimits()
  buyer = newVisitor()
  const { sitting } = await buyReport(buyer, { email: `guides-${crypto.randomUUID()}@example.com` })
  number = sitting.orderNumber
  offer = await offered(buyer, number)
})

const offered = (who: Visitor, orderNumber: string): Promise<Offer> =>
  who.ok('package.offer', { params: { orderNumber }, query: { country: 'US', hl: 'EN' } })

const skuOf = (step: number): Offer['items'][number]['sku'] => {
  const found = offer.items.find((item) => item.step === step)
  if (!found) throw new Error(`Step ${step} is not offered.`)
  return found.sku
}

const orderOfStep = (step: number): Order => {
  const { skuId, price: seenTotal } = skuOf(step)
  return { examOrderNumber: number, skuId, country: 'US', hl: 'EN', agreed: true, seenTotal }
}

const guidesOf = (who: Visitor, orderNumber: string) =>
  who.call('package.guides', { params: { orderNumber }, query: { hl: 'EN' } })

describe('what is offered after a purchase', () => {
  it('is the four steps, each with its words, its guide and its price', () => {
    expect(offer.items.map(({ step, sku }) => [step, sku.tier, sku.parts.map(({ part }) => part)])).toEqual([
      [1, 'package1', ['panoramic_cognition']],
      [2, 'package2', ['brain_efficiency']],
      [3, 'package3', ['implicit_learning']],
      [4, 'package4', ['subconscious_development']],
    ])
    expect(offer.items.map(({ sku }) => sku.price.amount)).toEqual([299, 399, 399, 499])
    for (const { title, intro, benefits } of offer.items) {
      expect(title).not.toBe('')
      expect(intro).not.toBe('')
      expect(benefits).toHaveLength(3)
    }
  })

  it('is in the visitor’s language and the chosen country’s currency', async () => {
    const german = await buyer.ok('package.offer', {
      params: { orderNumber: number },
      query: { country: 'DE', hl: 'DE' },
    })
    expect(german.items[0]?.title).toContain('Profil')
    expect(german.currency).toBe('EUR')
  })

  it('is nothing while no report is bought, and an order is refused', async () => {
    const reader = newVisitor()
    const sitting = await readyToBuy(reader, { email: `free-${crypto.randomUUID()}@example.com` })
    expect((await offered(reader, sitting.orderNumber)).items).toEqual([])
    const answer = await reader.call('package.pay', {
      body: { ...orderOfStep(1), examOrderNumber: sitting.orderNumber },
    })
    expect([answer.status, answer.message]).toEqual([200, 'skuUnavailable'])
  })

  it('never stands among the reports, nor a report among the packages', async () => {
    const reports = await buyer.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
    expect(reports.items.map(({ tier }) => tier).filter((tier) => tier.startsWith('package'))).toEqual([])
    const asReport = await buyer.call('pay.create', { body: orderOfStep(1) })
    expect(asReport.message).toBe('skuUnavailable')
    const [report] = reports.items
    const asPackage = await buyer.call('package.pay', {
      body: {
        ...orderOfStep(1),
        skuId: report?.skuId ?? '',
        seenTotal: report?.price ?? skuOf(1).price,
      },
    })
    expect(asPackage.message).toBe('skuUnavailable')
  })

  it('is shown to everybody as a catalogue, step by step too', async () => {
    const anyone = newVisitor()
    const list = await anyone.ok('package.list', {
      params: { code: PLACE },
      query: { country: 'US', hl: 'EN' },
    })
    expect(list.items.map(({ step, sku }) => [step, sku.owned])).toEqual(
      [1, 2, 3, 4].map((at) => [at, false]),
    )
    // A storefront alone means its default exam.
    const byShop = (code: string) =>
      anyone.call('package.list', { params: { code }, query: { country: 'US', hl: 'EN' } })
    const [code = ''] = PLACE.split('-')
    expect((await byShop(code)).data).toEqual(list)
    expect([(await byShop('nobody')).status, (await byShop('IQ!')).status]).toEqual([404, 400])
    const params = { examId: PLACE, step: 3, country: 'US' }
    expect((await anyone.ok('package.step', { params, query: { hl: 'EN' } })).sku.tier).toBe('package3')
    const none = await anyone.call('package.step', { params: { ...params, step: 5 }, query: { hl: 'EN' } })
    expect(none.status).toBe(400)
  })
})

describe('an order for a step', () => {
  it('is the same by each of its three calls, until it is paid', async () => {
    const { skuId: _, ...rest } = orderOfStep(2)
    const { examOrderNumber: orderNumber, ...extra } = orderOfStep(2)
    const orders = [
      await buyer.ok('package.pay', { body: orderOfStep(2) }),
      await buyer.ok('package.payStep', { body: { ...rest, step: 2 } }),
      await buyer.ok('package.submit', { body: { ...extra, orderNumber } }),
    ]
    expect(new Set(orders.map((order) => order.orderNumber)).size).toBe(1)
    expect(orders[0]?.quote).toMatchObject({ total: 399, currency: 'USD' })
  })

  it.each([
    ['without the terms', { agreed: false }, 200, 'termsMissing'],
    ['at a price nobody named', { seenTotal: { amount: 1, currency: 'USD' } }, 400, 'malformed'],
    ['with a code nobody knows', { promoCode: 'NOSUCHCODE' }, 200, 'promoUnknown'],
  ] as const)('is refused %s', async (_, change, status, message) => {
    const answer = await buyer.call('package.pay', { body: { ...orderOfStep(4), ...change } })
    expect([answer.status, answer.message]).toEqual([status, message])
  })

  it('has its price told beforehand', async () => {
    const { skuId } = skuOf(4)
    const told = await buyer.ok('package.info', {
      body: { orderNumber: number, skuId, country: 'US', hl: 'EN' },
    })
    expect(told.quote).toMatchObject({ list: 499, total: 499, currency: 'USD' })
  })
})

describe('a step that is paid', () => {
  const readable = (text: string) => JSON.parse(text).data.guides as CallData<'package.guides'>['guides']
  let before: string
  let paidOrder: string

  beforeAll(async () => {
    before = (await guidesOf(buyer, number)).text
    const { orderNumber } = await buyer.ok('package.pay', { body: orderOfStep(1) })
    paidOrder = orderNumber
    await enterCard(await startPayment(buyer, orderNumber), CARDS.pays)
    await buyer.ok('pay.check', { body: { orderNumber } })
  })

  it('is told by its order', async () => {
    const order = await buyer.ok('package.order', { params: { orderNumber: paidOrder } })
    expect(order).toMatchObject({ status: 'paid', examOrderNumber: number, sku: { tier: 'package1' } })
  })

  it('opens its guide and no other', async () => {
    expect(readable(before)).toEqual([])
    const { text } = await guidesOf(buyer, number)
    expect(readable(text).map(({ part }) => part)).toEqual(['panoramic_cognition'])
    expect(text).toContain('Start with the interval')
    // Words of the three that are not bought.
    for (const unpaid of ['Sleep first', 'Learning without a teacher', 'What runs by itself'])
      expect(text).not.toContain(unpaid)
    const report = await buyer.ok('report.read', { params: { orderNumber: number } })
    if (report.kind !== 'report') throw new Error('There is no report.')
    expect(report.report.openParts).toContain('panoramic_cognition')
    expect(report.report.lockedParts).toEqual(
      expect.arrayContaining(['brain_efficiency', 'implicit_learning', 'subconscious_development']),
    )
  })

  it('is marked as theirs, and is not sold again', async () => {
    const { items } = await offered(buyer, number)
    expect(items.map(({ sku }) => sku.owned)).toEqual([true, false, false, false])
    const again = await buyer.call('package.pay', { body: orderOfStep(1) })
    expect(again.message).toBe('alreadyOwned')
  })

  it('is nobody else’s: its numbers answer like unknown ones', async () => {
    const stranger = newVisitor()
    const asked = (orderNumber: string, order: string) =>
      Promise.all([
        stranger.call('package.order', { params: { orderNumber: order } }),
        stranger.call('package.offer', { params: { orderNumber }, query: {} }),
        guidesOf(stranger, orderNumber),
      ])
    const theirs = await asked(number, paidOrder)
    const unknown = await asked('0000000000ZZ', '0000000000ZZ')
    expect(theirs.map(({ status, text }) => [status, text])).toEqual(
      unknown.map(({ status, text }) => [status, text]),
    )
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('a step whose guide cannot be delivered', () => {
  const withdraw = (status: string) => query(`update packages set _status = '${status}' where step = 4`)
  afterAll(() => withdraw('published'))

  it('is not offered and not sold, and comes back with its guide', async () => {
    await withdraw('draft')
    expect((await offered(buyer, number)).items.map(({ step }) => step)).toEqual([1, 2, 3])
    const answer = await buyer.call('package.pay', { body: orderOfStep(4) })
    expect(answer.message).toBe('skuUnavailable')
    await withdraw('published')
    expect((await offered(buyer, number)).items).toHaveLength(4)
  })

  it('with an empty guide is one of them', async () => {
    const of4 = `_locale::text = 'EN' and _parent_id = (select id from packages where step = 4)`
    const [kept] = await query<{ guide: object }>(`select guide from packages_locales where ${of4}`)
    try {
      await query(`update packages_locales set guide = '{"root":{"children":[{"text":"  "}]}}' where ${of4}`)
      expect((await offered(buyer, number)).items.map(({ step }) => step)).toEqual([1, 2, 3])
    } finally {
      await query(`update packages_locales set guide = $1 where ${of4}`, [JSON.stringify(kept?.guide)])
    }
    expect((await offered(buyer, number)).items).toHaveLength(4)
  })
})
