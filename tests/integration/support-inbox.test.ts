import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Writer } from '@/domain/contact/writer'
import { query } from '../support/database'
import { mailsTo, waitForMail } from '../support/mailbox'
import { orderOf } from '../support/money'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, finishSitting, PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { type Ask, everyRole, type Role } from './support/roles'

type Answer<Data> = { result: number; message?: string; data: Data }
type Stored = { id: string; order_id: string | null; state: string; locale: string }

const UNKNOWN = '0000000000ZZ'
const NOBODY = '00000000-0000-4000-8000-000000000000'

let ask: Record<Role, Ask>
let buyer: Visitor
let email: string
let bought: { orderNumber: string; sittingNumber: string; orderId: string }

beforeAll(async () => {
  await forgetRateLimits()
  ask = await everyRole()
  buyer = newVisitor()
  email = newAddress('buyer')
  const { sitting, orderNumber } = await buyReport(buyer, { email })
  bought = { orderNumber, sittingNumber: sitting.orderNumber, orderId: (await orderOf(orderNumber)).id }
})

beforeEach(forgetRateLimits)

const newAddress = (name: string): string => `${name}-${crypto.randomUUID()}@example.com`

const contact = (
  visitor: Visitor,
  { from = email, order, hl = 'EN' as const }: { from?: string; order?: string; hl?: 'EN' | 'DE' } = {},
) =>
  visitor.call('app.contact', {
    body: { appExamId: PLACE, hl, email: from, topic: 'report', message: 'Where is it?\nI wait.', order },
  })

/** The newest first. */
const messagesOf = (from: string): Promise<Stored[]> =>
  query<Stored>(
    'select id, order_id, state, locale from contact_messages where email = $1 order by created_at desc, id',
    [from],
  )

const written = async (
  options: { from?: string; order?: string; hl?: 'EN' | 'DE' } = {},
): Promise<Stored> => {
  const { status, text } = await contact(buyer, options)
  expect(status, text).toBe(200)
  const [message] = await messagesOf(options.from ?? email)
  if (!message) throw new Error('The message was not stored.')
  return message
}

const person = async (message: string, role: Role = 'support') => {
  const response = await ask[role](`/api/admin/support/person?message=${message}`)
  return { status: response.status, answer: (await response.json()) as Answer<Writer> }
}

const reply = async (body: object, role: Role = 'support') => {
  const response = await ask[role]('/api/admin/support/reply', {
    method: 'POST',
    body: JSON.stringify({ text: 'We look into it.', state: 'waiting', seen: 0, ...body }),
  })
  return { status: response.status, answer: (await response.json()) as Answer<{ replyId: string }> }
}

const repliesTo = (message: string) =>
  query<{ _order: number; id: string; text: string; by: string }>(
    'select _order, id, text, by from contact_messages_replies where _parent_id = $1 order by _order',
    [message],
  )

describe('a message to support', () => {
  it('keeps the order that its writer names, and none without', async () => {
    expect(await written({ order: bought.orderNumber })).toMatchObject({
      order_id: bought.orderId,
      state: 'new',
    })
    expect(await written()).toMatchObject({ order_id: null })
  })

  it('answers to a number of somebody else as to one that there is not, and stores nothing', async () => {
    const thief = newVisitor()
    await finishSitting(thief)
    const from = newAddress('thief')
    const unknown = await contact(thief, { from, order: UNKNOWN })
    expect(unknown.status).toBe(404)
    for (const who of [thief, newVisitor()]) {
      const theirs = await contact(who, { from, order: bought.orderNumber })
      expect([theirs.status, theirs.text]).toEqual([unknown.status, unknown.text])
    }
    expect(await messagesOf(from)).toEqual([])
  })

  it.each([
    ['in small letters', 'abcdefghjkmn'],
    ['too short', '123'],
    ['a condition', { like: '%' }],
  ])('is malformed with a number that is %s', async (_, order) => {
    const answer = await contact(buyer, { order: order as string })
    expect(answer.status).toBe(400)
  })

  it('may name the order by which the list of tests knows a test', async () => {
    const { items } = await buyer.ok('user.orders', { params: { id: PLACE }, query: { hl: 'EN' } })
    expect(items.map(({ orderNumber, order }) => [orderNumber, order])).toEqual([
      [bought.sittingNumber, bought.orderNumber],
    ])
  })
})

describe('who wrote', () => {
  it('is shown to support and owners, and to nobody else', async () => {
    const { id } = await written()
    const looked = await Promise.all(
      (Object.keys(ask) as Role[]).map(async (role) => [role, (await person(id, role)).status]),
    )
    expect(Object.fromEntries(looked)).toEqual({
      anonymous: 401,
      visitor: 401,
      customer: 401,
      editor: 403,
      marketer: 403,
      support: 200,
      owner: 200,
    })
    expect((await person(NOBODY)).status).toBe(404)
    expect((await person('%')).status).toBe(400)
  })

  it('comes with what belongs to the address, and nothing of anybody else', async () => {
    const from = newAddress('alone')
    const visitor = newVisitor()
    const { orderNumber } = await buyReport(visitor, { email: from })
    const earlier = await written({ from })
    const { id } = await written({ from: from.toUpperCase() })
    // Both mails are sent by jobs, after the calls were answered. What was bought belongs to the mailbox once its letter went out.
    const { data } = await vi.waitFor(
      async () => {
        const { answer } = await person(id)
        const sent = answer.data.mails.rows.filter(({ status }) => status === 'sent')
        expect(sent.map(({ template }) => template)).toEqual(
          expect.arrayContaining(['report_ready', 'contact_received']),
        )
        return answer
      },
      { timeout: 60_000, interval: 200 },
    )
    expect(data.orders).toMatchObject({
      total: 1,
      rows: [{ number: orderNumber, status: 'paid', tier: 'sku2' }],
    })
    expect(data.tests).toMatchObject({ total: 1, rows: [{ state: 'valid', tiers: ['sku2'] }] })
    expect(data.messages.rows.map((row) => row.id)).toEqual([earlier.id])
    const to = await query<{ to: string }>(
      'select distinct lower("to") as to from mails where id = any($1)',
      [data.mails.rows.map((row) => row.id)],
    )
    expect(to).toEqual([{ to: from }])
    expect(data).toMatchObject({ order: null, replies: [], gone: false })
  })

  it('comes with the order that was named, and says when that has another address', async () => {
    const from = newAddress('other')
    const { id } = await written({ from, order: bought.orderNumber })
    const { data } = (await person(id)).answer
    expect(data.order).toEqual({ number: bought.orderNumber, otherAddress: true })
    expect(data.orders.rows.map(({ number }) => number)).toEqual([bought.orderNumber])
    expect(data.tests.total).toBe(1)
    const own = await written({ order: bought.orderNumber })
    expect((await person(own.id)).answer.data.order?.otherAddress).toBe(false)
  })

  it('comes without a score or an answer of any test', async () => {
    const { id } = await written({ order: bought.orderNumber })
    const { data } = (await person(id)).answer
    for (const test of data.tests.rows)
      expect(Object.keys(test).toSorted()).toEqual(['exam', 'id', 'startedAt', 'state', 'tiers'])
  })

  it('comes with templates in the language of the message', async () => {
    const inLanguage = async (hl: 'EN' | 'DE') =>
      (await person((await written({ from: newAddress('words'), hl })).id)).answer.data.templates
    const [english, german] = [await inLanguage('EN'), await inLanguage('DE')]
    expect(english.length).toBeGreaterThanOrEqual(3)
    expect(german.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
    expect(german.map(({ text }) => text)).not.toEqual(english.map(({ text }) => text))
  })
})

describe('a reply', () => {
  it('is kept, sets where the message stands, and is mailed in its language with what was asked', async () => {
    const from = newAddress('asked')
    const { id } = await written({ from, order: bought.orderNumber, hl: 'DE' })
    const { status, answer } = await reply({ message: id, text: 'Er ist hier.\n\nGruß' })
    expect([status, answer.result]).toEqual([200, 200])
    expect(await repliesTo(id)).toEqual([
      { _order: 1, id: answer.data.replyId, text: 'Er ist hier.\n\nGruß', by: expect.stringContaining('@') },
    ])
    expect(answer.data.replyId).toMatch(/^[0-9a-f]{24}$/)
    expect((await messagesOf(from))[0]?.state).toBe('waiting')
    const queued = await query('select template::text, locale, params from mails where key = $1', [
      `support_reply:${answer.data.replyId}`,
    ])
    expect(queued).toEqual([
      { template: 'support_reply', locale: 'DE', params: { replyId: answer.data.replyId } },
    ])
    const mail = await waitForMail(from, { which: ({ text }) => (text ?? '').includes('Er ist hier.') })
    expect(mail.subject).toContain(bought.orderNumber)
    expect(mail.text).toContain('Where is it?')
    expect(mail.text).toMatch(/\/support\/iq-1\?hl=DE&orderNumber=/)
  })

  it('stands in the admin as Payload reads it', async () => {
    const { id } = await written({ from: newAddress('read') })
    await reply({ message: id, text: 'First' })
    await reply({ message: id, text: 'Second', seen: 1, state: 'done' })
    const doc = (await (await ask.support(`/api/contact-messages/${id}`)).json()) as {
      state: string
      replies: { text: string }[]
    }
    expect(doc.state).toBe('done')
    expect(doc.replies.map(({ text }) => text)).toEqual(['First', 'Second'])
    // Saving the form takes nothing away and rewrites nothing.
    await ask.support(`/api/contact-messages/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ state: 'open', replies: [] }),
    })
    expect((await repliesTo(id)).map(({ text }) => text)).toEqual(['First', 'Second'])
  })

  it('is refused when a colleague has replied meanwhile, also at the same moment', async () => {
    const from = newAddress('twice')
    const { id } = await written({ from })
    const both = await Promise.all(['One', 'Other'].map((text) => reply({ message: id, text })))
    expect(both.map(({ answer }) => answer.message ?? 'sent').toSorted()).toEqual([
      'repliedMeanwhile',
      'sent',
    ])
    expect(await repliesTo(id)).toHaveLength(1)
    expect((await reply({ message: id, seen: 2 })).answer.message).toBe('repliedMeanwhile')
    expect((await person(id)).answer.data.replies).toHaveLength(1)
    expect((await reply({ message: id, seen: 1 })).answer.result).toBe(200)
  })

  it('is sent by staff alone', async () => {
    const from = newAddress('rights')
    const { id } = await written({ from })
    for (const role of ['anonymous', 'visitor', 'customer'] as const)
      expect((await reply({ message: id }, role)).status, role).toBe(401)
    expect(await repliesTo(id)).toEqual([])
    expect((await reply({ message: id }, 'owner')).status).toBe(200)
  })

  it('goes to nobody whose address or message was erased', async () => {
    const { id } = await written({ from: newAddress('gone') })
    await query("update contact_messages set email = 'erased:0123456789' where id = $1", [id])
    expect((await person(id)).answer.data.gone).toBe(true)
    expect((await reply({ message: id })).answer.message).toBe('writerGone')
    await query('delete from contact_messages where id = $1', [id])
    expect((await reply({ message: id })).status).toBe(404)
    expect(await mailsTo('erased:0123456789')).toEqual([])
  })

  it.each([
    ['without a text', { text: '  ' }],
    ['with more text than a mail', { text: 'x'.repeat(4_001) }],
    ['with a state that is not one', { state: 'new' }],
    ['without what was seen', { seen: null }],
    ['from another colleague', { by: 'owner@example.com' }],
  ])('is malformed %s', async (_, body) => {
    const { id } = await written({ from: newAddress('malformed') })
    expect((await reply({ message: id, ...body })).status).toBe(400)
    expect(await repliesTo(id)).toEqual([])
  })
})
