import { beforeAll, describe, expect, it } from 'vitest'
import { type AdminClient, signIn } from '../support/admin'
import { newCode } from '../support/promo'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

type Found = { collection: string; id: string; title: string; detail: string }

let admin: AdminClient
const email = `find-${crypto.randomUUID()}@example.com`
let orderNumber: string

beforeAll(async () => {
  await forgetRateLimits()
  admin = await signIn()
  orderNumber = (await buyReport(newVisitor(), { email })).orderNumber
})

const find = async (text: string): Promise<Found[]> => {
  const { data } = await admin.json<{ data: Found[] }>('/api/admin/find', {
    method: 'POST',
    body: JSON.stringify({ text }),
  })
  return data
}

describe('the desk finds', () => {
  it('an order by its number, in fours too, and by the address of its buyer', async () => {
    const found = await find(orderNumber)
    expect(found).toMatchObject([{ collection: 'orders', title: orderNumber }])
    expect(await find(orderNumber.replace(/(.{4})(?=.)/g, '$1 '))).toEqual(found)
    expect(await find(email.toUpperCase())).toEqual(expect.arrayContaining(found))
    expect(found[0]?.detail).toContain(email)
  })

  it('a promo code as somebody types it', async () => {
    const code = await newCode(20)
    expect(await find(code.toLowerCase())).toContainEqual(
      expect.objectContaining({ collection: 'promo-codes', title: code }),
    )
  })

  it('a landing page by its public address, with or without its site', async () => {
    const path = '/landing_page/new/iq-1'
    const found = await find(`${site().url}${path}?hl=DE&utm_source=x`)
    expect(found).toMatchObject([{ collection: 'landing-pages', detail: 'new' }])
    expect(await find(path)).toEqual(found)
    expect(await find('/landing_page/no-such-page/iq-1')).toEqual([])
  })

  it('pages by a word, twenty things at most, and nothing by too little', async () => {
    const found = await find('test')
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(20)
    expect(await find('e')).toEqual([])
    expect(await find('   ')).toEqual([])
    expect(await find(`nothing-${crypto.randomUUID()}`)).toEqual([])
  })
})

describe('what is looked for is refused', () => {
  const ask = (body: unknown, init: RequestInit = {}) =>
    admin.fetch('/api/admin/find', { method: 'POST', body: JSON.stringify(body), ...init })

  it('when it is too long, or no text', async () => {
    expect((await ask({ text: 'a'.repeat(501) })).status).toBe(400)
    expect((await ask({ text: 5 })).status).toBe(400)
    expect((await ask({ text: 'test', collection: 'admins' })).status).toBe(400)
  })

  it('to who is not signed in, and to another site', async () => {
    const body = JSON.stringify({ text: orderNumber })
    const answer = await newVisitor().fetch('/api/admin/find', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(401)
    const foreign = await ask({ text: orderNumber }, { headers: { origin: 'https://elsewhere.example' } })
    expect(foreign.status).toBeGreaterThanOrEqual(400)
  })
})
