import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { signedIn } from '../support/customer'
import { query } from '../support/database'
import { newCode } from '../support/promo'
import { newVisitor, type Visitor } from '../support/visitor'
import { CARDS, enterCard, PLACE, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

/** Sold by itself; the other one of the seed is free with an account. */
const SOLD = 'reading-your-feelings'
const FREE = 'learning-that-lasts'

const offer = (who: Visitor, { id = SOLD, country = 'US', promo = '' } = {}) =>
  who.call('course.offer', { params: { id, country, hl: 'EN' }, query: promo ? { promo } : {} })

type Wish = { course?: string; seen?: number; agreed?: boolean; promoCode?: string }

const order = async (who: Visitor, { course = SOLD, seen, agreed = true, promoCode }: Wish = {}) => {
  const { data } = await offer(who, { promo: promoCode })
  const { total = 0, currency = 'USD' } = data?.quote ?? {}
  return who.call('course.order', {
    body: {
      appExamId: PLACE,
      course,
      country: 'US',
      hl: 'EN',
      agreed,
      promoCode,
      seenTotal: { amount: seen ?? total, currency },
    },
  })
}

const chapter = (who: Visitor, number: number) =>
  who.call('course.chapter', { params: { id: SOLD, number }, query: { hl: 'EN' } })

const pay = async (who: Visitor, orderNumber: string) => {
  await enterCard(await startPayment(who, orderNumber), CARDS.pays)
  return who.ok('pay.check', { body: { orderNumber } })
}

describe('the price of a course', () => {
  it('is told to everybody, in the currency of the country', async () => {
    const visitor = newVisitor()
    const { data } = await offer(visitor)
    expect(data?.sku).toMatchObject({ tier: 'course', parts: [], owned: false })
    expect(data?.quote).toMatchObject({ currency: 'USD', total: data?.sku.price.amount, discounts: [] })
    expect((await offer(visitor, { country: 'JP' })).data?.quote.currency).toBe('JPY')
  })

  it('there is none where an account opens the course, or where there is no course', async () => {
    const visitor = newVisitor()
    expect((await offer(visitor, { id: FREE })).result).toBe(RESULTS.skuUnavailable)
    expect((await offer(visitor, { id: 'no-such-course' })).result).toBe(404)
    expect((await offer(visitor, { promo: 'NO-SUCH-CODE' })).result).toBe(RESULTS.promoUnknown)
  })

  it('is the same in one answer for lists, which names nothing that is not sold', async () => {
    const visitor = newVisitor()
    const { quote } = await visitor.ok('course.offer', {
      params: { id: SOLD, country: 'JP', hl: 'EN' },
      query: {},
    })
    const prices = await visitor.ok('course.prices', { params: { country: 'JP' } })
    const { list, total, currency } = quote
    expect(prices.find(({ id }) => id === SOLD)).toEqual({ id: SOLD, list, total, currency })
    expect(prices.map(({ id }) => id)).not.toContain(FREE)
    expect((await visitor.call('course.prices', { params: { country: 'KP' } })).result).toBe(400)
  })
})

describe('a course that is bought', () => {
  it('opens to its buyer on every device, and to nobody else', async () => {
    const { visitor, customer } = await signedIn()
    expect((await chapter(visitor, 2)).result).toBe(RESULTS.partLocked)
    const { data } = await order(visitor)
    const orderNumber = data?.orderNumber ?? ''
    expect(data?.status).toBe('created')
    // The same again is the same order.
    expect((await order(visitor)).data?.orderNumber).toBe(orderNumber)
    const { data: info } = await visitor.call('pay.info', { body: { orderNumber } })
    expect(info).toMatchObject({ examOrderNumber: null, course: SOLD, email: customer.email })
    expect(await pay(visitor, orderNumber)).toMatchObject({ state: 'paid', examOrderNumber: null })
    expect((await chapter(visitor, 2)).data?.blocks.length).toBeGreaterThan(3)
    const { items } = await visitor.ok('course.list', { body: {} })
    expect(items.find(({ id }) => id === SOLD)).toMatchObject({ bought: true, locked: false })
    expect((await offer(visitor)).data?.sku.owned).toBe(true)
    expect((await order(visitor)).result).toBe(RESULTS.alreadyOwned)

    const other = await signedIn()
    expect((await chapter(other.visitor, 2)).result).toBe(RESULTS.partLocked)
    for (const call of ['pay.info', 'pay.check', 'pay.mail', 'pay.resend'] as const)
      expect((await other.visitor.call(call, { body: { orderNumber } })).result).toBe(404)
    const mails = await query<{ template: string }>('select template from mails where "to" = $1', [
      customer.email,
    ])
    expect(mails).toEqual([{ template: 'report_ready' }])
    const again = { orderNumber, email: 'somebody-else@example.com' }
    expect((await visitor.call('pay.resend', { body: again })).result).toBe(400)
    expect((await visitor.call('pay.resend', { body: { orderNumber } })).data?.email).toBe(customer.email)
  })

  it('closes when what it opened is revoked', async () => {
    const { visitor } = await signedIn()
    const { data } = await order(visitor)
    await pay(visitor, data?.orderNumber ?? '')
    const revoke = (at: Date | null) =>
      query(
        `update entitlements set revoked_at = $2
         where order_id = (select id from orders where number = $1)`,
        [data?.orderNumber, at],
      )
    await revoke(new Date())
    expect((await chapter(visitor, 2)).result).toBe(RESULTS.partLocked)
    expect((await offer(visitor)).data?.sku.owned).toBe(false)
    // The books say that it is paid.
    await revoke(null)
    expect((await chapter(visitor, 2)).data?.blocks.length).toBeGreaterThan(3)
  })

  it('needs no provider when a code makes it free', async () => {
    const { visitor } = await signedIn()
    const promoCode = await newCode(100)
    expect((await order(visitor, { promoCode })).data).toMatchObject({ status: 'paid', quote: { total: 0 } })
    expect((await chapter(visitor, 4)).data?.blocks.length).toBeGreaterThan(3)
  })

  it.each([
    ['nobody is signed in', newVisitor, {}, RESULTS.loginNeeded],
    ['the terms are not agreed to', null, { agreed: false }, RESULTS.termsMissing],
    ['another price was seen', null, { seen: 1 }, 400],
    ['an account opens it anyway', null, { course: FREE }, RESULTS.skuUnavailable],
    ['there is no such course', null, { course: 'no-such-course' }, 404],
  ] as const)('is not sold when %s', async (_, visitor, wish, result) => {
    const who = visitor ? visitor() : (await signedIn()).visitor
    expect((await order(who, wish)).result).toBe(result)
  })
})
