import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { type Customer, newCustomer, signIn } from '../support/customer'
import { query } from '../support/database'
import { well } from '../support/health'
import { waitForKey } from '../support/keys'
import { mailsTo, reportLinkIn, waitForMail } from '../support/mailbox'
import { finish } from '../support/questionnaire'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, finishSitting, PLACE, placeOrder, readyToBuy } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

// Whose a test is (docs/decisions/0063), by what people do. What each relation may do with each call: capability.test.ts.

beforeEach(forgetRateLimits)

const newAddress = () => `whose-${crypto.randomUUID()}@example.com`
const numbersOf = async (visitor: Visitor) =>
  (await visitor.ok('user.orders', { params: { id: PLACE }, query: {} })).items.map(
    ({ orderNumber }) => orderNumber,
  )
const read = async (visitor: Visitor, orderNumber: string) =>
  (await visitor.call('report.read', { params: { orderNumber } })).status
const open = async (
  visitor: Visitor,
  email: string,
  { which = () => true }: { which?: () => boolean } = {},
) => {
  const mail = await waitForMail(email, { which: ({ text }) => /\/r\//.test(text ?? '') && which() })
  return visitor.call('report.open', { body: { token: reportLinkIn(mail).split('#')[1] ?? '' } })
}
const type = (visitor: Visitor, orderNumber: string, email: string) =>
  visitor.ok('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })

/** Somebody signs in by the mailed code, which proves the address of their account. */
const proveIn = async (visitor: Visitor, { email }: Pick<Customer, 'email'>): Promise<void> => {
  await visitor.ok('user.captcha', { query: { appExamId: PLACE, email, purpose: 'login', hl: 'EN' } })
  const mail = await waitForMail(email, { which: ({ text }) => /\b\d{8}\b/.test(text ?? '') })
  const code = /\b\d{8}\b/.exec(mail.text ?? '')?.[0] ?? ''
  await visitor.ok('user.login', { body: { email, code } })
}

/** The token of the mailed link to everything that is kept. */
const dataLink = async (visitor: Visitor, email: string, before = '#none'): Promise<string> => {
  await visitor.ok('data.link', { body: { appExamId: PLACE, email, hl: 'EN' } })
  const mail = await waitForMail(email, {
    which: ({ text }) => (text ?? '').includes('/user/data/') && !(text ?? '').includes(before),
  })
  return /\/user\/data\/\S+#([\w-]{40,})/.exec(mail.text ?? '')?.[1] ?? ''
}

describe('who bought on a phone', () => {
  it('finds it at a desk after signing in by code, and the phone keeps it', async () => {
    const customer = await newCustomer()
    const phone = newVisitor()
    const { sitting, orderNumber } = await buyReport(phone, { email: customer.email })
    await waitForMail(customer.email)
    const desk = newVisitor()
    await proveIn(desk, customer)
    expect(await numbersOf(desk)).toEqual([sitting.orderNumber])
    expect([await read(desk, sitting.orderNumber), await read(phone, sitting.orderNumber)]).toEqual([
      200, 200,
    ])
    // It has the receipt in its mailbox, and so the number of the payment on the page.
    const paidFor = { body: { orderNumber } }
    expect((await desk.ok('pay.info', paidFor)).payment).toEqual(
      (await phone.ok('pay.info', paidFor)).payment,
    )
    expect((await desk.ok('pay.info', paidFor)).payment).toMatchObject({ method: 'card' })
    // A second key shares nothing.
    const share = { body: { orderNumber: sitting.orderNumber } }
    expect((await desk.call('order.share', share)).status).toBe(404)
    expect((await phone.call('order.share', share)).status).toBe(200)
  })
})

describe('a mistyped address', () => {
  it('of a test that was bought loses its key and its link once the right one is given', async () => {
    const [buyer, wrong, right] = [newVisitor(), newAddress(), newAddress()]
    const { sitting, orderNumber } = await buyReport(buyer, { email: wrong })
    await waitForMail(wrong)
    await buyer.ok('pay.resend', { body: { orderNumber, email: right } })
    expect((await open(newVisitor(), right)).result).toBe(200)
    expect((await open(newVisitor(), wrong)).result).toBe(RESULTS.linkInvalid)
    const stranger = newVisitor()
    // The purchase has begun an account at that address.
    await proveIn(stranger, { email: wrong })
    expect(await numbersOf(stranger)).toEqual([])
    expect(await read(buyer, sitting.orderNumber)).toBe(200)
  })

  it('of a free test gives its reader nothing: no list, no copy, no link, no erasure', async () => {
    const [taker, typed] = [newVisitor(), newAddress()]
    const { orderNumber } = await finish(taker, { kind: 'depression', choose: well('depression') as never })
    await type(taker, orderNumber, typed)
    const reader = newVisitor()
    await proveIn(reader, await newCustomer(typed))
    expect(await numbersOf(reader)).toEqual([])
    await reader.call('report.retrieve', { body: { appExamId: PLACE, email: typed, hl: 'EN' } })
    const token = await dataLink(reader, typed)
    expect(await reader.ok('data.kept', { body: { token } })).toMatchObject({ tests: 0, typed: 0 })
    const { tables, typed: times } = await reader.ok('data.export', { body: { token } })
    expect([tables.answers, tables.sittings, tables.reports]).toEqual([undefined, undefined, undefined])
    // Nor that there is one: it is about health.
    expect(times).toEqual([])
    expect(await reader.ok('data.erase', { body: { token, agreed: true } })).toEqual({
      erased: true,
      later: null,
    })
    expect(await read(taker, orderNumber)).toBe(200)
    const kept = await query('select email from sittings where number = $1', [orderNumber])
    expect(kept).toEqual([{ email: null }])
    expect((await mailsTo(typed)).filter(({ text }) => /\/r\//.test(text ?? ''))).toEqual([])
  })
})

describe('a family tablet', () => {
  it('adds what a person taps to their account, and shows it to nobody after they signed out', async () => {
    const tablet = newVisitor()
    const customer = await newCustomer()
    const mine = await finish(tablet, { kind: 'eq' })
    const another = await finish(tablet, { kind: 'left_right' })
    await type(tablet, another.orderNumber, newAddress())
    const health = await finish(tablet, { kind: 'depression', choose: well('depression') as never })
    signIn(tablet, customer)
    const { addable } = await tablet.ok('user.centre', { query: { appExamId: PLACE } })
    expect(addable.map(({ orderNumber, suggested }) => [orderNumber, suggested])).toEqual([
      [health.orderNumber, false],
      [another.orderNumber, false],
      [mine.orderNumber, true],
    ])
    expect(addable[0]?.title).toBeNull()
    const add = (visitor: Visitor) =>
      visitor.ok('user.add', { body: { sittings: [mine.orderNumber, '0000000000ZZ'] } })
    expect(await add(signIn(newVisitor(), await newCustomer()))).toEqual({ added: 0 })
    expect(await add(tablet)).toEqual({ added: 1 })
    expect(await add(tablet)).toEqual({ added: 0 })
    await tablet.ok('user.logout', { body: {} })
    expect((await numbersOf(tablet)).toSorted()).toEqual([another.orderNumber, health.orderNumber].toSorted())
    const other = signIn(tablet, await newCustomer())
    expect(await numbersOf(other)).not.toContain(mine.orderNumber)
    // Here it began: whose account it is in is told, and not to who knows its number elsewhere.
    const refused = await other.call('order.share', { body: { orderNumber: mine.orderNumber } })
    expect(refused.result).toBe(RESULTS.loginNeeded)
    expect(JSON.parse(refused.text).account).toBe(
      customer.email.replace(/^(.).*@/, (_, first: string) => `${first}…@`),
    )
    const elsewhere = await newVisitor().call('order.share', { body: { orderNumber: mine.orderNumber } })
    expect([elsewhere.status, elsewhere.text]).toEqual([404, '{"result":404,"message":"notFound"}'])
  })

  it('shows neither answers nor whole address of what somebody handed in who has signed out since', async () => {
    const tablet = signIn(newVisitor(), await newCustomer())
    const { orderNumber } = await finish(tablet, {
      kind: 'depression',
      choose: well('depression') as never,
    })
    const email = newAddress()
    await type(tablet, orderNumber, email)
    const mine = await tablet.ok('order.info', { body: { orderNumber } })
    expect([mine.email, mine.answers.length > 0]).toEqual([email, true])
    await tablet.ok('user.logout', { body: {} })
    const query = { appExamId: `${mine.code}-${mine.examId}` }
    expect(await tablet.ok('sitting.current', { query })).toMatchObject({
      orderNumber,
      email: 'w…@example.com',
      answers: [],
    })
  })
})

describe('who is signed in and types another address', () => {
  it('keeps the test; the reader of that mailbox has the report by its letter, until they want it erased', async () => {
    const customer = await newCustomer()
    const taker = signIn(newVisitor(), customer)
    const typed = newAddress()
    const { sitting, orderNumber } = await buyReport(taker, { email: typed })
    const reader = newVisitor()
    expect((await open(reader, typed)).result).toBe(200)
    const token = await dataLink(reader, typed)
    expect(await reader.ok('data.kept', { body: { token } })).toMatchObject({ tests: 1, byLetter: 1 })
    // The owner's other address is not the reader's to have.
    await query('update sittings set email = $2 where number = $1', [sitting.orderNumber, customer.email])
    const { tables } = await reader.ok('data.export', { body: { token } })
    expect(tables.sittings).toMatchObject([{ number: sitting.orderNumber, email: null }])
    expect(tables.orders).toMatchObject([{ number: orderNumber, email: typed }])
    const { later } = await reader.ok('data.erase', { body: { token, agreed: true } })
    expect(later?.tests).toBe(1)
    expect(await read(reader, sitting.orderNumber)).toBe(404)
    expect((await open(newVisitor(), typed)).result).toBe(RESULTS.linkInvalid)
    // The owner keeps report, receipt and proof, under the address of their account.
    expect(await taker.ok('pay.info', { body: { orderNumber } })).toMatchObject({ email: customer.email })
    const report = await taker.ok('report.read', { params: { orderNumber: sitting.orderNumber } })
    expect(report.kind === 'report' && report.report.eraseAt).toBe(later?.on)
    const { items } = await taker.ok('user.orders', { params: { id: PLACE }, query: {} })
    expect(items.map(({ eraseAt }) => eraseAt)).toEqual([later?.on])
    await taker.ok('report.keep', { body: { orderNumber: sitting.orderNumber } })
    expect(await query('select erase_at from sittings where number = $1', [sitting.orderNumber])).toEqual([
      { erase_at: null },
    ])
    // Given once more, the mailbox has it by a letter again, and can end that again.
    await taker.ok('pay.resend', { body: { orderNumber, email: typed } })
    await waitForKey(typed)
    const again = await dataLink(reader, typed, token)
    expect((await reader.ok('data.erase', { body: { token: again, agreed: true } })).later?.tests).toBe(1)
  })
})

describe('an account that moves to another address', () => {
  it('takes its tests along, and the links in the old mailbox end', async () => {
    const customer = await newCustomer()
    const taker = signIn(newVisitor(), customer)
    const { sitting } = await buyReport(taker, { email: customer.email })
    expect((await open(newVisitor(), customer.email)).result).toBe(200)
    const email = newAddress()
    await taker.ok('user.captcha', { query: { appExamId: PLACE, email, purpose: 'change', hl: 'EN' } })
    const mail = await waitForMail(email, { which: ({ text }) => /\b\d{8}\b/.test(text ?? '') })
    const code = /\b\d{8}\b/.exec(mail.text ?? '')?.[0] ?? ''
    await taker.ok('user.verify', { body: { email, code, purpose: 'change' } })
    expect((await open(newVisitor(), customer.email)).result).toBe(RESULTS.linkInvalid)
    expect(await numbersOf(taker)).toEqual([sitting.orderNumber])
  })
})

describe('a forwarded receipt', () => {
  it('reads and buys, and shares, lists and tells nothing', async () => {
    const [buyer, email] = [newVisitor(), newAddress()]
    const { sitting, orderNumber } = await buyReport(buyer, { email })
    const friend = newVisitor()
    await open(friend, email)
    expect(await read(friend, sitting.orderNumber)).toBe(200)
    const byNumber = { orderNumber: sitting.orderNumber }
    const masked = { email: 'w…@example.com' }
    const info = await friend.ok('order.info', { body: byNumber })
    expect(info).toMatchObject({ ...masked, answers: [] })
    expect(await friend.ok('order.read', { params: byNumber })).toMatchObject({ ...masked, answers: [] })
    expect(await friend.ok('order.mbti', { params: byNumber })).toMatchObject({
      email: null,
      birthYear: null,
    })
    for (const call of ['pay.info', 'pay.check'] as const)
      expect(await friend.ok(call, { body: { orderNumber } })).toMatchObject(masked)
    // Nor how it was paid, and by which number a provider knows that.
    expect(await friend.ok('pay.info', { body: { orderNumber } })).toMatchObject({ payment: null })
    const [charge] = await query<{ ref: string }>(
      `select entry.provider_ref as ref from ledger_entries entry join orders on orders.id = entry.order_id
       where orders.number = $1 and entry.kind = 'charge'`,
      [orderNumber],
    )
    expect(await buyer.ok('pay.info', { body: { orderNumber } })).toMatchObject({
      payment: { method: 'card', transaction: charge?.ref },
    })
    expect(await friend.ok('pay.mail', { body: { orderNumber } })).toMatchObject(masked)
    expect(await buyer.ok('order.info', { body: byNumber })).toMatchObject({ email })
    expect(await numbersOf(friend)).toEqual([])
    const { items } = await buyer.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
    const more = items.find(({ tier }) => tier === 'sku3')
    const upgrade = await friend.ok('pay.create', {
      body: {
        examOrderNumber: sitting.orderNumber,
        skuId: more?.skuId ?? '',
        country: 'US',
        hl: 'EN',
        agreed: true,
        seenTotal: more?.upgrade?.due ?? { amount: 0, currency: 'USD' },
      },
    })
    expect(upgrade.orderNumber).toHaveLength(12)
    expect((await friend.call('pay.resend', { body: { orderNumber: upgrade.orderNumber } })).status).toBe(404)
  })
})

describe('a stranger who takes a test with a customer’s address', () => {
  it('gets nothing of theirs, and gives them nothing', async () => {
    const customer = await newCustomer()
    const stranger = newVisitor()
    const planted = await readyToBuy(stranger, { email: customer.email })
    const owner = newVisitor()
    await proveIn(owner, customer)
    expect(await numbersOf(owner)).toEqual([])
    const { sitting } = await buyReport(owner, { email: customer.email, tier: 'sku4' })
    // Neither the discount of what the customer bought nor a test that came with it.
    const { items } = await stranger.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
    expect(items.every(({ upgrade }) => upgrade === null)).toBe(true)
    const order = await placeOrder(stranger, { sitting: planted, tier: 'sku4' })
    const rows = await query<{ total: number; list: number }>(
      'select total::int, list::int from orders where number = $1',
      [order.orderNumber],
    )
    expect(rows[0]?.total).toBe(rows[0]?.list)
    expect(await read(stranger, sitting.orderNumber)).toBe(404)
    expect(await numbersOf(owner)).toEqual([sitting.orderNumber])
  })
})

describe('a guest who lost the phone', () => {
  it('erases by letter: at once what leads to them, the report later', async () => {
    const [phone, email] = [newVisitor(), newAddress()]
    const { sitting } = await buyReport(phone, { email })
    await waitForMail(email)
    const elsewhere = newVisitor()
    const token = await dataLink(elsewhere, email)
    const { later } = await elsewhere.ok('data.erase', { body: { token, agreed: true } })
    expect(later?.tests).toBe(1)
    expect(await query('select 1 from orders where email = $1', [email])).toEqual([])
    expect(await query('select 1 from sittings where email = $1', [email])).toEqual([])
    expect((await open(elsewhere, email)).result).toBe(RESULTS.linkInvalid)
    expect(await read(phone, sitting.orderNumber)).toBe(200)
  })
})

describe('a link that is asked for', () => {
  it('is a key once it was opened, and the address alone is none', async () => {
    const [taker, email] = [newVisitor(), newAddress()]
    const { orderNumber } = await finish(taker, { kind: 'depression', choose: well('depression') as never })
    await type(taker, orderNumber, email)
    const retrieve = () =>
      newVisitor().call('report.retrieve', { body: { appExamId: PLACE, email, hl: 'EN' } })
    expect((await retrieve()).result).toBe(RESULTS.noRetrievableReport)
    await taker.ok('order.link', { body: { orderNumber, hl: 'EN' } })
    const elsewhere = newVisitor()
    expect((await open(elsewhere, email)).result).toBe(200)
    expect(await read(elsewhere, orderNumber)).toBe(200)
    const keys = await query('select how::text from sitting_keys where mailbox = $1 and ended_at is null', [
      email,
    ])
    expect(keys).toEqual([{ how: 'link' }])
    expect((await newVisitor().call('order.link', { body: { orderNumber, hl: 'EN' } })).status).toBe(404)
  })

  it('is refused where there is no address or no result', async () => {
    const taker = newVisitor()
    const { orderNumber } = await finishSitting(taker)
    const { result } = await taker.call('order.link', { body: { orderNumber, hl: 'EN' } })
    expect(result).toBe(RESULTS.emailMissing)
  })
})
