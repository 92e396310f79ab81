import { beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@/domain/api/calls'
import { newNumber, newToken } from '@/services/visitors/tokens'
import { type Customer, newCustomer, signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { waitUntilPaid } from '../support/purchase'
import { answer, finish, PLACES, start } from '../support/questionnaire'
import { newVisitor, type Visitor } from '../support/visitor'
import { CARDS, enterCard, PLACE, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const give = (orderNumber: string, { id }: Customer) =>
  query('update sittings set customer_id = $2 where number = $1', [orderNumber, id])

type Asked = CallInput<'user.orders'>['query']
const list = (visitor: Visitor, asked: Asked = {}) =>
  visitor.ok('user.orders', { params: { id: PLACE }, query: asked })
const numbersOf = async (visitor: Visitor, asked: Asked = {}) =>
  (await list(visitor, asked)).items.map(({ orderNumber }) => orderNumber)
const centre = (visitor: Visitor) => visitor.ok('user.centre', { query: { appExamId: PLACE } })

/** A test that is handed in, with an order that waits to be paid. */
const waiting = async (visitor: Visitor) => {
  const sitting = await finish(visitor, { kind: 'eq' })
  const { orderNumber } = sitting
  const email = `centre-${crypto.randomUUID()}@example.com`
  await visitor.ok('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })
  const offer = await visitor.ok('sku.list', { params: { examId: PLACES.eq, country: 'US', hl: 'EN' } })
  const [sku] = offer.items
  if (!sku) throw new Error('Nothing is offered.')
  const bought = { examOrderNumber: orderNumber, skuId: sku.skuId, seenTotal: sku.price }
  const order = await visitor.ok('pay.create', {
    body: { ...bought, country: 'US', hl: 'EN', agreed: true },
  })
  return { sitting, order }
}

describe('the tests of a browser', () => {
  it('are none where none was begun', async () => {
    const counts = { uncompleted: 0, pending: 0, completed: 0 }
    expect(await list(newVisitor())).toEqual({ items: [], page: 1, pages: 1, total: 0, counts })
  })

  it('stand where they stand, the newest first, and an order that is paid completes its test', async () => {
    const visitor = newVisitor()
    const begun = await start(visitor, { kind: 'left_right' })
    const closed = await finish(visitor, { kind: 'types16' })
    const { sitting, order } = await waiting(visitor)
    const { items, counts } = await list(visitor)
    expect(items).toMatchObject([
      {
        orderNumber: sitting.orderNumber,
        appExamId: PLACES.eq,
        examKind: 'eq',
        state: 'pending',
        open: false,
        pay: {
          orderNumber: order.orderNumber,
          total: order.quote.total,
          currency: order.quote.currency,
          expiresAt: order.expiresAt,
        },
      },
      { orderNumber: closed.orderNumber, state: 'completed', open: false, abnormal: false, pay: null },
      { orderNumber: begun.orderNumber, state: 'uncompleted', finishedAt: null, pay: null },
    ])
    expect(counts).toEqual({ uncompleted: 1, pending: 1, completed: 1 })
    expect(await numbersOf(visitor, { state: 'pending' })).toEqual([sitting.orderNumber])

    await enterCard(await startPayment(visitor, order.orderNumber), CARDS.pays)
    await waitUntilPaid(order.orderNumber)
    const [paid] = (await list(visitor, { state: 'completed' })).items
    expect(paid).toMatchObject({ orderNumber: sitting.orderNumber, open: true, pay: null })
  })

  it('wait for no order that is too old to be paid', async () => {
    const visitor = newVisitor()
    const { order } = await waiting(visitor)
    await query("update orders set expires_at = now() - interval '1 minute' where number = $1", [
      order.orderNumber,
    ])
    expect((await list(visitor)).items).toMatchObject([{ state: 'completed', pay: null }])
  })

  it('are completed, and no report, when their answers could not be analysed', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'types16' })
    await answer(visitor, { sitting, choose: () => 2 })
    await visitor.ok('sitting.confirm', { body: { orderNumber: sitting.orderNumber } })
    expect((await list(visitor)).items).toMatchObject([{ state: 'completed', abnormal: true, open: false }])
    expect((await centre(visitor)).newest).toBeNull()
  })

  it('come ten a page in one order, though they began at the same moment, and the last page is the last', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await start(visitor, { kind: 'eq' })
    await query(
      `insert into sittings select (jsonb_populate_record(one,
         jsonb_build_object('id', gen_random_uuid(), 'number', other.number))).*
       from sittings one, unnest($2::text[]) as other (number) where one.number = $1`,
      [orderNumber, Array.from({ length: 12 }, newNumber)],
    )
    const first = await list(visitor)
    expect(first).toMatchObject({ page: 1, pages: 2, total: 13, counts: { uncompleted: 13 } })
    const beyond = await list(visitor, { page: 99 })
    expect(beyond).toMatchObject({ page: 2, pages: 2, total: 13 })
    expect([first.items.length, beyond.items.length]).toEqual([10, 3])
    expect(new Set([...first.items, ...beyond.items].map((test) => test.orderNumber)).size).toBe(13)
    expect(await numbersOf(visitor)).toEqual(first.items.map((test) => test.orderNumber))
  })

  it('have their names in the language of the page', async () => {
    const visitor = newVisitor()
    await start(visitor, { kind: 'eq' })
    const titles = await query<{ locale: string; title: string }>(
      `select _locale::text as locale, title from exams_locales
       where _parent_id = (select id from exams where number = 3) and _locale in ('EN', 'DE')`,
    )
    expect(titles).toHaveLength(2)
    for (const { locale, title } of titles)
      expect((await list(visitor, { hl: locale })).items).toMatchObject([{ title }])
  })

  it.each([
    ['a state that there is not', { state: 'paid' }],
    ['page 0', { page: 0 }],
    ['a page that is no number', { page: 'two' }],
  ])('are not listed by %s', async (_, asked) => {
    const refused = await newVisitor().call('user.orders', { params: { id: PLACE }, query: asked as Asked })
    expect(refused.status).toBe(400)
  })
})

describe('whose tests they are', () => {
  it("the customer's wherever they sign in, and those that the browser began", async () => {
    const { customer, visitor } = await signedIn()
    const elsewhere = await finish(newVisitor(), { kind: 'eq' })
    await give(elsewhere.orderNumber, customer)
    const here = await start(visitor, { kind: 'left_right' })
    expect(await numbersOf(visitor)).toEqual([here.orderNumber, elsewhere.orderNumber])
    expect(await numbersOf(signIn(newVisitor(), customer))).toContain(elsewhere.orderNumber)
  })

  it('never those of another customer who used the browser before', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'eq' })
    await give(orderNumber, await newCustomer())
    signIn(visitor, await newCustomer())
    expect(await list(visitor)).toMatchObject({ items: [], total: 0 })
    expect(await centre(visitor)).toMatchObject({ newest: null, counts: { completed: 0 } })
  })

  it("nobody's for a session that has ended, for a made-up one and for a stranger", async () => {
    const { customer, visitor } = await signedIn()
    const { orderNumber } = await finish(newVisitor(), { kind: 'eq' })
    await give(orderNumber, customer)
    expect(await numbersOf(visitor)).toEqual([orderNumber])
    await query(
      "update customer_sessions set expires_at = now() - interval '1 second' where customer_id = $1",
      [customer.id],
    )
    expect(await numbersOf(visitor)).toEqual([])
    expect(await numbersOf(signIn(newVisitor(), { ...customer, token: newToken() }))).toEqual([])
    expect(await numbersOf(newVisitor())).toEqual([])
  })
})

describe('the first page of the centre', () => {
  it('greets nobody where nobody is signed in', async () => {
    expect(await centre(newVisitor())).toEqual({
      user: null,
      unfinished: null,
      newest: null,
      toPay: [],
      counts: { uncompleted: 0, pending: 0, completed: 0 },
      bought: [],
      included: [],
      addable: [],
    })
  })

  it('shows who is there, what is unfinished, the newest report and what waits to be paid', async () => {
    const { customer, visitor } = await signedIn()
    await finish(visitor, { kind: 'eq' })
    const newest = await finish(visitor, { kind: 'types16' })
    const begun = await start(visitor, { kind: 'left_right' })
    const { sitting } = await waiting(visitor)
    const shown = await centre(visitor)
    expect(shown).toMatchObject({
      unfinished: { orderNumber: begun.orderNumber },
      newest: { orderNumber: newest.orderNumber },
      toPay: [{ orderNumber: sitting.orderNumber }],
      counts: { uncompleted: 1, pending: 1, completed: 2 },
    })
    expect(shown.user).toEqual({
      uid: customer.number,
      email: customer.email,
      name: null,
      nickname: null,
      avatar: null,
      hasPassword: false,
    })
  })
})
