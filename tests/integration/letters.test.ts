import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CallId, CallInput } from '@/domain/api/calls'
import { newCustomer, signIn } from '../support/customer'
import { query } from '../support/database'
import { giveOpenedKey, waitForKey } from '../support/keys'
import { waitForMail } from '../support/mailbox'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, PLACE } from '../support/way'
import { fromAddress, type Told } from './support/from-address'
import { forgetRateLimits } from './support/rate-limits'
import { newEditor } from './support/roles'

beforeEach(forgetRateLimits)

/** Longer than an answer is ahead of what is done after it (services/after-answer.ts). */
const settled = () => new Promise((done) => setTimeout(done, 1_500))

const templatesTo = async (...addresses: string[]): Promise<string[]> =>
  (
    await query<{ template: string }>(
      // The account that comes with a first purchase is told of once, whoever types the address.
      `select template::text from mails where "to" = any($1) and template <> 'account_ready' order by created_at`,
      [addresses],
    )
  ).map(({ template }) => template)

const fill = (window: string, subject: string) =>
  query(
    'insert into rate_limits (key, hits, resets_at) values ($1, 60, $2) on conflict (key) do update set hits = 60',
    [
      createHash('sha256').update(`${window}\0${subject}`).digest('hex'),
      new Date(Date.now() + 600_000).toISOString(),
    ],
  )

/** As if its mailbox had had its share of this hour. */
const fillMailbox = (mailbox: string) => fill('letters', mailbox)

const moveTo = (visitor: Visitor, { orderNumber, email }: { orderNumber: string; email: string }) =>
  visitor.call('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })

describe('an address that is moved back and forth', () => {
  it('writes three letters an hour to a mailbox, however it is spelled, and then does not move', async () => {
    const name = `moved-${crypto.randomUUID()}`
    const visitor = newVisitor()
    const { sitting } = await buyReport(visitor, { email: `${name}@example.com` })
    const { orderNumber } = sitting
    const spellings = Array.from({ length: 4 }, (_, at) => `${name}+${at}@example.com`)
    const statuses: number[] = []
    for (const email of spellings) {
      const before = (await visitor.ok('order.info', { body: { orderNumber } })).email ?? ''
      await giveOpenedKey({ orderNumber, email: before })
      statuses.push((await moveTo(visitor, { orderNumber, email })).status)
    }
    expect(statuses).toEqual([...Array(3).fill(200), 429])
    expect((await visitor.ok('order.info', { body: { orderNumber } })).email).toBe(spellings[2])
    const told = (await templatesTo(`${name}@example.com`, ...spellings)).filter(
      (template) => template === 'report_link',
    )
    expect(told).toHaveLength(3)
    await giveOpenedKey({ orderNumber, email: spellings[2] ?? '' })
    const elsewhere = `dots-${crypto.randomUUID()}@example.com`
    expect((await moveTo(visitor, { orderNumber, email: elsewhere })).status).toBe(429)
  })
})

describe('a mailbox that has had its share of letters', () => {
  it('gets none that a stranger asks for, and no answer tells', async () => {
    const name = `share-${crypto.randomUUID()}`
    const email = `${name}@example.com`
    await buyReport(newVisitor(), { email })
    await waitForKey(email)
    const retrieve = () =>
      newVisitor().call('report.retrieve', { body: { appExamId: PLACE, email, hl: 'EN' } })
    const contact = () =>
      newVisitor().call('app.contact', {
        body: { appExamId: PLACE, hl: 'EN', email: `s.${email}`, topic: name, message: 'Hello' },
      })
    const before = [await retrieve(), await contact()]
    await settled()
    await forgetRateLimits()
    await fillMailbox(email)
    await fillMailbox(`s${email}`)
    const sent = await templatesTo(email, `s.${email}`)
    expect(sent.sort()).toEqual(['contact_received', 'report_link', 'report_ready'])
    const after = [await retrieve(), await contact()]
    expect(after.map(({ status, text }) => [status, text])).toEqual(
      before.map(({ status, text }) => [status, text]),
    )
    await settled()
    expect((await templatesTo(email, `s.${email}`)).sort()).toEqual(sent)
    // What was written to us is kept all the same.
    expect(await query('select 1 from contact_messages where topic = $1', [name])).toHaveLength(2)
  })

  it('does not let a report move away from it, of which it could not be told', async () => {
    const email = `asked-${crypto.randomUUID()}@example.com`
    const visitor = newVisitor()
    const { sitting } = await buyReport(visitor, { email })
    await giveOpenedKey({ orderNumber: sitting.orderNumber, email })
    await fillMailbox(email)
    const refused = await moveTo(visitor, { orderNumber: sitting.orderNumber, email: `other-${email}` })
    expect(refused).toMatchObject({ status: 429, message: 'tooMany' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await templatesTo(email)).toEqual(['report_ready'])
  })

  it('gets the receipt of a payment all the same, and once more if its buyer asks', async () => {
    const email = `paid-${crypto.randomUUID()}@example.com`
    const visitor = newVisitor()
    await fillMailbox(email)
    const { orderNumber } = await buyReport(visitor, { email })
    await waitForMail(email)
    expect(await templatesTo(email)).toEqual(['report_ready'])
    await visitor.ok('pay.resend', { body: { orderNumber } })
    expect(await templatesTo(email)).toEqual(['report_ready', 'report_ready'])
  })

  it('gets the letter of an admin who forgot the password, which strangers could use up otherwise', async () => {
    const { email } = await newEditor()
    await fillMailbox(email)
    const answer = await newVisitor().fetch('/api/admins/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    expect(answer.status).toBe(200)
    expect((await waitForMail(email)).html).toContain('/admin/reset/')
  })
})

type Asking = { email: string; purpose?: 'login' | 'reset'; by?: By }
type By = <Id extends CallId>(id: Id, input: CallInput<Id>) => Promise<Told>
const askCode = ({ email, purpose = 'login', by = newVisitor().call }: Asking) =>
  by('user.captcha', { query: { appExamId: PLACE, email, purpose, hl: 'EN' } })
const askLink = ({ email, by = newVisitor().call }: Asking) =>
  by('data.link', { body: { appExamId: PLACE, email, hl: 'EN' } })

describe('the way back into an account', () => {
  it('is closed by no stranger of one network', async () => {
    const { email } = await newCustomer()
    const stranger = { email, by: fromAddress('127.0.0.2') }
    const theirs: number[] = []
    for (let at = 0; at < 5; at++)
      for (const ask of [askCode, askLink]) theirs.push((await ask(stranger)).status)
    expect(theirs).toEqual([...Array(3).fill(200), ...Array(7).fill(429)])
    const before = (await templatesTo(email)).length
    expect(before).toBe(3)
    await askCode({ email })
    await askCode({ email, purpose: 'reset' })
    await askLink({ email })
    expect((await templatesTo(email)).slice(before)).toEqual(['email_code', 'email_code', 'data_link'])
  })

  it('is open in a browser that proved the mailbox when strangers of many networks have filled it', async () => {
    const customer = await newCustomer()
    const { email } = customer
    await fillMailbox(email)
    const [anywhere, own] = [
      await askCode({ email }),
      await askCode({ email, by: signIn(newVisitor(), customer).call }),
    ]
    expect([anywhere.status, anywhere.text]).toEqual([200, own.text])
    expect(await templatesTo(email)).toEqual(['email_code'])
  })

  it('is open where a code was entered, also without a session', async () => {
    const { email } = await newCustomer()
    const browser = newVisitor()
    await askCode({ email, by: browser.call })
    const { text } = await waitForMail(email)
    await browser.ok('user.login', { body: { email, code: /\b\d{8}\b/.exec(text ?? '')?.[0] ?? '' } })
    await browser.ok('user.logout', { body: {} })
    await fillMailbox(email)
    await askLink({ email, by: browser.call })
    expect(await templatesTo(email)).toEqual(['email_code', 'data_link'])
  })
})

describe('a network that has caused sixty letters', () => {
  const known = async () => (await newCustomer()).email
  const unknown = async () => `nobody-${crypto.randomUUID()}@example.com`

  it('is told so by what only it can have caused, whether an address is known or not', async () => {
    await fill('letters-by-network', '127.0.0.3')
    const by = fromAddress('127.0.0.3')
    for (const ask of [askCode, askLink]) {
      const answers = [await ask({ email: await known(), by }), await ask({ email: await unknown(), by })]
      expect(answers.map(({ status }) => status)).toEqual([429, 429])
      expect(answers[0]?.text).toBe(answers[1]?.text)
    }
  })

  it('has what it writes to us kept, without a letter', async () => {
    await fill('letters-by-network', '127.0.0.3')
    const email = await unknown()
    const body = { appExamId: PLACE, hl: 'EN' as const, email, topic: 'Topic', message: 'Hello' }
    expect((await fromAddress('127.0.0.3')('app.contact', { body })).status).toBe(200)
    expect(await query('select 1 from contact_messages where email = $1', [email])).toHaveLength(1)
    expect(await templatesTo(email)).toEqual([])
  })

  it('still sends to a mailbox that is proved there, and other networks to any', async () => {
    await fill('letters-by-network', '127.0.0.3')
    const customer = await newCustomer()
    const by = fromAddress('127.0.0.3', `plumbline-session=${customer.token}`)
    await askCode({ email: customer.email, by })
    const email = await known()
    await askCode({ email })
    expect([await templatesTo(customer.email), await templatesTo(email)]).toEqual([
      ['email_code'],
      ['email_code'],
    ])
  })
})

it('a letter is counted for its mailbox whether the address is known or not', async () => {
  const retrieve = (email: string) =>
    newVisitor().call('report.retrieve', { body: { appExamId: PLACE, email, hl: 'EN' } })
  const bought = `bought-${crypto.randomUUID()}@example.com`
  await buyReport(newVisitor(), { email: bought })
  const statuses = []
  for (const email of [bought, `nobody-${crypto.randomUUID()}@example.com`]) {
    await retrieve(email)
    await retrieve(email)
    statuses.push([(await askCode({ email })).status, (await askCode({ email })).status])
  }
  expect(statuses).toEqual([
    [200, 429],
    [200, 429],
  ])
})
