import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { newCustomer, signIn } from '../support/customer'
import { query } from '../support/database'
import { well } from '../support/health'
import { waitForKey } from '../support/keys'
import { mailsTo, reportLinkIn, waitForMail } from '../support/mailbox'
import { finish } from '../support/questionnaire'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

// The keys that letters make (docs/decisions/0063), as the owner of a test sees and ends them.

beforeEach(forgetRateLimits)

const newAddress = () => `keys-${crypto.randomUUID()}@example.com`

describe('the owner of a test', () => {
  it('sees which mailboxes have a link, whole where they gave the address themselves', async () => {
    const [buyer, email] = [newVisitor(), newAddress()]
    const { sitting } = await buyReport(buyer, { email })
    await waitForKey(email)
    const elsewhere = newAddress()
    await query(
      `insert into sitting_keys (sitting_id, mailbox, how) select id, $2, 'link' from sittings where number = $1`,
      [sitting.orderNumber, elsewhere],
    )
    const { keys } = await buyer.ok('report.keys', { params: { orderNumber: sitting.orderNumber } })
    expect(keys.map(({ mailbox, opened }) => [mailbox, opened])).toEqual([
      [email, false],
      ['k…@example.com', true],
    ])
  })

  it('ends one: its link, its grant and its letters open nothing, and the mailbox is told', async () => {
    const [buyer, email] = [newVisitor(), newAddress()]
    const { sitting } = await buyReport(buyer, { email })
    const { orderNumber } = sitting
    const token = reportLinkIn(await waitForMail(email)).split('#')[1] ?? ''
    const reader = newVisitor()
    await reader.ok('report.open', { body: { token } })
    const [key] = (await buyer.ok('report.keys', { params: { orderNumber } })).keys
    expect(key).toMatchObject({ mailbox: email, opened: true })
    const end = () => buyer.ok('report.endKey', { body: { orderNumber, key: key?.key ?? '' } })
    expect(await end()).toEqual({ ended: true })
    expect(await end()).toEqual({ ended: false })
    expect((await buyer.ok('report.keys', { params: { orderNumber } })).keys).toEqual([])
    expect((await reader.call('report.read', { params: { orderNumber } })).status).toBe(404)
    expect((await newVisitor().call('report.open', { body: { token } })).result).toBe(RESULTS.linkInvalid)
    const told = await waitForMail(email, { which: ({ subject }) => /no longer work/.test(subject ?? '') })
    expect(told.text).not.toMatch(/\/r\//)
    expect((await mailsTo(email)).filter(({ subject }) => /no longer work/.test(subject ?? ''))).toHaveLength(
      1,
    )
    expect((await buyer.call('report.read', { params: { orderNumber } })).status).toBe(200)
  })
})

describe('an account that has a test by a letter', () => {
  it('loses it with the key, and has it again when its owner mails it there again', async () => {
    const [buyer, customer] = [newVisitor(), await newCustomer()]
    const { sitting, orderNumber } = await buyReport(buyer, { email: customer.email })
    await waitForKey(customer.email)
    await query(
      `insert into sitting_keys (sitting_id, customer_id, how) select id, $2, 'letter' from sittings where number = $1`,
      [sitting.orderNumber, customer.id],
    )
    const reader = signIn(newVisitor(), customer)
    const read = async () =>
      (await reader.call('report.read', { params: { orderNumber: sitting.orderNumber } })).status
    expect(await read()).toBe(200)
    const { keys } = await buyer.ok('report.keys', { params: { orderNumber: sitting.orderNumber } })
    expect(keys).toMatchObject([{ mailbox: customer.email, opened: true }])
    await buyer.ok('report.endKey', {
      body: { orderNumber: sitting.orderNumber, key: keys[0]?.key ?? '' },
    })
    expect(await read()).toBe(404)
    await buyer.ok('pay.resend', { body: { orderNumber, email: customer.email } })
    await waitForKey(customer.email)
    await expect.poll(read, { timeout: 60_000 }).toBe(200)
  })
})

describe('an erasure by letter', () => {
  it('is told to the owner and the other mailboxes, with both dates, and each of them may keep the report', async () => {
    const customer = await newCustomer()
    const taker = signIn(newVisitor(), customer)
    const [typed, other] = [newAddress(), newAddress()]
    const { sitting } = await buyReport(taker, { email: typed })
    const { orderNumber } = sitting
    const open = async (email: string) => {
      const reader = newVisitor()
      const token = reportLinkIn(await waitForMail(email)).split('#')[1] ?? ''
      await reader.ok('report.open', { body: { token } })
      return reader
    }
    const reader = await open(typed)
    const paid = await query<{ number: string }>(
      'select o.number from orders o join sittings s on s.id = o.sitting_id where s.number = $1',
      [orderNumber],
    )
    await taker.ok('pay.resend', { body: { orderNumber: paid[0]?.number ?? '', email: other } })
    const keeper = await open(other)
    await reader.ok('data.link', { body: { appExamId: PLACE, email: typed, hl: 'EN' } })
    const mail = await waitForMail(typed, { which: ({ text }) => (text ?? '').includes('/user/data/') })
    const token = /\/user\/data\/\S+#([\w-]{40,})/.exec(mail.text ?? '')?.[1] ?? ''
    const { later } = await reader.ok('data.erase', { body: { token, agreed: true } })
    const day = (iso: string | Date) =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
    for (const email of [customer.email, other]) {
      const told = await waitForMail(email, { which: ({ subject }) => /will be erased/.test(subject ?? '') })
      expect(told.subject).toBe(`A report will be erased on ${day(later?.on ?? '')}`)
      expect(told.text).toMatch(/asked us to erase it/)
      expect(told.text).not.toMatch(/\/r\/|keys-/)
    }
    expect((await mailsTo(typed)).some(({ subject }) => /will be erased/.test(subject ?? ''))).toBe(false)
    await keeper.ok('report.keep', { body: { orderNumber } })
    expect(await query('select erase_at from sittings where number = $1', [orderNumber])).toEqual([
      { erase_at: null },
    ])
  })
})

describe('a result about health', () => {
  it('enters an account by a tap where its own link was opened, if that went to the address of the account', async () => {
    const [customer, taker] = [await newCustomer(), newVisitor()]
    const { orderNumber } = await finish(taker, { kind: 'depression', choose: well('depression') as never })
    await taker.ok('order.email', { body: { orderNumber, email: customer.email, agreed: true, hl: 'EN' } })
    const readers = []
    for (const account of [customer, await newCustomer()]) {
      const reader = signIn(newVisitor(), account)
      await taker.ok('order.link', { body: { orderNumber, hl: 'EN' } })
      const known = new Set(readers.map(({ token }) => token))
      const mail = await waitForMail(customer.email, {
        which: (each) => /\/r\//.test(each.text ?? '') && !known.has(reportLinkIn(each).split('#')[1] ?? ''),
      })
      const token = reportLinkIn(mail).split('#')[1] ?? ''
      await reader.ok('report.open', { body: { token } })
      readers.push({ reader, token })
    }
    const asked = async (reader: Visitor) => {
      const answer = await reader.ok('report.read', { params: { orderNumber } })
      return answer.kind === 'report' && answer.report.addable
    }
    const add = async (reader: Visitor) =>
      (await reader.ok('user.add', { body: { sittings: [orderNumber] } })).added
    const [theirs, anothers] = readers.map(({ reader }) => reader) as [Visitor, Visitor]
    expect([await asked(theirs), await asked(anothers), await asked(taker)]).toEqual([true, false, false])
    expect([await add(anothers), await add(theirs), await add(theirs)]).toEqual([0, 1, 0])
    expect(await asked(theirs)).toBe(false)
    const elsewhere = signIn(newVisitor(), customer)
    const { items } = await elsewhere.ok('user.orders', { params: { id: PLACE }, query: {} })
    expect(items.map((each) => [each.orderNumber, each.own])).toEqual([[orderNumber, false]])
    expect(await asked(taker)).toBe(false)
  })
})
