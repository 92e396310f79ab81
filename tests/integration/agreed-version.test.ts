import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@/domain/api/calls'
import { signedIn } from '../support/customer'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { newVisitor, type Visitor } from '../support/visitor'
import { finishSitting, PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

/** Beside the storefront of the seed, one with a privacy notice of its own. */
const OTHER = { code: `other${Date.now()}`, version: '2031-7' }

beforeAll(async () => {
  const [shop] = await query<{ id: string }>(
    `insert into storefronts (code, _status) values ($1, 'published') returning id`,
    [OTHER.code],
  )
  await query(
    `insert into protocols (storefront_id, link_code, version, _status) values ($1, 'privacy', $2, 'published')`,
    [shop?.id, OTHER.version],
  )
})
afterAll(async () => {
  await query('delete from protocols where storefront_id = (select id from storefronts where code = $1)', [
    OTHER.code,
  ])
  await query('delete from storefronts where code = $1', [OTHER.code])
})
beforeEach(forgetRateLimits)

const published = async (): Promise<string> => {
  const [row] = await query<{ version: string }>(
    `select p.version from protocols p join storefronts s on s.id = p.storefront_id
     where s.code = 'iq' and p.link_code = 'privacy'`,
  )
  return row?.version ?? ''
}

const marketing = async (visitor: Visitor, given: { choice: boolean; at?: string }) => {
  const answer = await visitor.fetch('/api/user/update', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(given.at && { 'exam-app-id': given.at }) },
    body: JSON.stringify({ marketing: given.choice }),
  })
  return ((await answer.json()) as { message?: string }).message ?? 'saved'
}

const consentsOf = (customer: string) =>
  query<{ kind: string; choice: string; version: string }>(
    'select kind::text, choice::text, version from consents where customer_id = $1 order by created_at, kind',
    [customer],
  )

const askAccount = (appExamId: string, email: string) => {
  const body: CallInput<'user.register'>['body'] = {
    appExamId,
    name: 'Ada',
    email,
    password: 'seven quiet otters',
    agreed: true,
    hl: 'EN',
  }
  const visitor = newVisitor()
  return { visitor, asked: visitor.call('user.register', { body }) }
}

describe('what somebody agrees to', () => {
  it.each([
    ['the storefront of the page', () => OTHER.version, `${OTHER.code}-1`],
    ['the default storefront where no page is named', published, undefined],
    ['the default storefront where there is no such page', published, 'nothing-1'],
  ])('is the notice of %s', async (_, version, at) => {
    const { customer, visitor } = await signedIn()
    expect(await marketing(visitor, { choice: true, at })).toBe('saved')
    expect(await consentsOf(customer.id)).toEqual([
      { kind: 'marketing', choice: 'accepted', version: await version() },
    ])
  })

  it('is the same for an account that is begun there', async () => {
    const email = `agreed-${crypto.randomUUID()}@example.com`
    const { visitor, asked } = askAccount(`${OTHER.code}-1`, email)
    await asked
    const { text } = await waitForMail(email)
    const code = /\b\d{8}\b/.exec(text ?? '')?.[0] ?? ''
    await visitor.ok('user.verify', { body: { email, code, purpose: 'register' } })
    const [customer] = await query<{ id: string }>('select id from customers where email = $1', [email])
    expect(await consentsOf(customer?.id ?? '')).toEqual([
      { kind: 'account', choice: 'accepted', version: OTHER.version },
    ])
  })
})

describe('a notice that is not published', () => {
  beforeAll(() => set('draft'))
  afterAll(() => set('published'))
  const set = (status: string) =>
    query(
      `update protocols set _status = $1 where link_code = 'privacy'
       and storefront_id = (select id from storefronts where code = 'iq')`,
      [status],
    )

  it('is agreed to by nobody, and a no is taken all the same', async () => {
    const { customer, visitor } = await signedIn()
    expect(await marketing(visitor, { choice: true })).toBe('examUnavailable')
    expect(await consentsOf(customer.id)).toEqual([])
    await query('update customers set marketing_at = now() where id = $1', [customer.id])
    expect(await marketing(visitor, { choice: false })).toBe('saved')
    expect(await consentsOf(customer.id)).toEqual([{ kind: 'marketing', choice: 'refused', version: 'none' }])
  })

  it('is agreed to with no new account and no address of a test', async () => {
    const email = `agreed-${crypto.randomUUID()}@example.com`
    expect((await askAccount(PLACE, email).asked).message).toBe('examUnavailable')
    const visitor = newVisitor()
    const { orderNumber } = await finishSitting(visitor)
    const told = await visitor.call('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })
    expect(told.message).toBe('examUnavailable')
    expect(
      await query('select 1 from consents c join sittings s on s.id = c.sitting_id where s.number = $1', [
        orderNumber,
      ]),
    ).toEqual([])
  })
})
