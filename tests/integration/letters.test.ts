import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, PLACE } from '../support/way'
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

/** As if its mailbox had had its share of this hour. */
const fillMailbox = (mailbox: string) =>
  query('insert into rate_limits (key, hits, resets_at) values ($1, 10, $2)', [
    createHash('sha256').update(`letters\0${mailbox}`).digest('hex'),
    new Date(Date.now() + 600_000).toISOString(),
  ])

const moveTo = (visitor: Visitor, { orderNumber, email }: { orderNumber: string; email: string }) =>
  visitor.call('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })

describe('an address that is moved back and forth', () => {
  it('writes ten letters an hour to a mailbox, however it is spelled, and then does not move', async () => {
    const name = `moved-${crypto.randomUUID()}`
    const visitor = newVisitor()
    const { sitting } = await buyReport(visitor, { email: `${name}@example.com` })
    const { orderNumber } = sitting
    const spellings = Array.from({ length: 11 }, (_, at) => `${name}+${at}@example.com`)
    const statuses: number[] = []
    for (const email of spellings) statuses.push((await moveTo(visitor, { orderNumber, email })).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect((await visitor.ok('order.info', { body: { orderNumber } })).email).toBe(spellings[9])
    const told = (await templatesTo(`${name}@example.com`, ...spellings)).filter(
      (template) => template === 'report_link',
    )
    expect(told).toHaveLength(10)
    const elsewhere = `dots-${crypto.randomUUID()}@example.com`
    expect((await moveTo(visitor, { orderNumber, email: elsewhere })).status).toBe(429)
  })
})

describe('a mailbox that has had its share of letters', () => {
  it('gets none that a stranger asks for, and no answer tells', async () => {
    const name = `share-${crypto.randomUUID()}`
    const email = `${name}@example.com`
    await buyReport(newVisitor(), { email })
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

  it('refuses its owner’s own asking as too often', async () => {
    const email = `asked-${crypto.randomUUID()}@example.com`
    const visitor = newVisitor()
    const { sitting, orderNumber } = await buyReport(visitor, { email })
    await fillMailbox(email)
    const refused = [
      await visitor.call('pay.resend', { body: { orderNumber } }),
      await moveTo(visitor, { orderNumber: sitting.orderNumber, email: `other-${email}` }),
    ]
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 429, message: 'tooMany' })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await templatesTo(email)).toEqual(['report_ready'])
  })

  it('gets the receipt of a payment all the same', async () => {
    const email = `paid-${crypto.randomUUID()}@example.com`
    await fillMailbox(email)
    await buyReport(newVisitor(), { email })
    await waitForMail(email)
    expect(await templatesTo(email)).toEqual(['report_ready'])
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
