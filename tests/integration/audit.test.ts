import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { orderOf } from '../support/money'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { newStaff } from './support/roles'
import { patch } from './support/sign-in'

type Entry = {
  by_email: string | null
  kind: string
  action: string
  summary: string | null
  changes: { path: string; before?: unknown; after?: unknown }[] | null
}

let owner: AdminClient
let support: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  await forgetRateLimits()
  owner = await signIn()
  support = await newStaff(['support'])
})
beforeEach(forgetRateLimits)

const entriesOf = (id: string): Promise<Entry[]> =>
  query<Entry>(
    'select by_email, kind, action, summary, changes from audit_entries where subject_id = $1 order by created_at',
    [id],
  )

const newCode = async (): Promise<string> => {
  const body = JSON.stringify({ code: `AUDIT${crypto.randomUUID().slice(0, 8).toUpperCase()}`, percent: 5 })
  return (await owner.json<{ doc: { id: string } }>('/api/promo-codes', { method: 'POST', body })).doc.id
}

describe('the log', () => {
  it('says who made, changed and deleted a code, and what it was before', async () => {
    const id = await newCode()
    await owner.fetch(`/api/promo-codes/${id}`, patch({ percent: 15 }))
    await owner.fetch(`/api/promo-codes/${id}`, { method: 'DELETE' })
    const entries = await entriesOf(id)
    expect(entries.map(({ kind, action }) => [kind, action])).toEqual([
      ['prices', 'created'],
      ['prices', 'changed'],
      ['prices', 'deleted'],
    ])
    expect(entries.map(({ by_email }) => by_email)).toEqual(entries.map(() => site().admin.email))
    expect(entries[1]?.changes).toEqual([{ path: 'percent', before: 5, after: 15 }])
  })

  it('tells of a price when it is public, and of no draft', async () => {
    type Sku = { id: string; prices: { id: string; currency: string; amount: number }[] }
    const { docs } = await owner.json<{ docs: Sku[] }>(
      '/api/skus?where[_status][equals]=published&where[tier][equals]=sku1&limit=1&depth=0',
    )
    const [sku] = docs as [Sku]
    const prices = sku.prices.map((row, index) => (index === 0 ? { ...row, amount: row.amount + 100 } : row))
    const before = (await entriesOf(sku.id)).length
    expect(
      (await owner.fetch(`/api/skus/${sku.id}?draft=true`, patch({ prices, _status: 'draft' }))).status,
    ).toBe(200)
    expect(await entriesOf(sku.id)).toHaveLength(before)
    try {
      await owner.json(`/api/skus/${sku.id}`, patch({ prices, _status: 'published' }))
      const entry = (await entriesOf(sku.id)).at(-1)
      expect(entry).toMatchObject({ kind: 'prices', action: 'changed' })
      const [before0, after0] = [sku.prices[0]?.amount, prices[0]?.amount]
      expect(entry?.changes).toContainEqual({ path: 'prices.0.amount', before: before0, after: after0 })
    } finally {
      await owner.json(`/api/skus/${sku.id}`, patch({ prices: sku.prices, _status: 'published' }))
    }
  })

  it('tells of changes at the same moment what each of them found', async () => {
    const id = await newCode()
    const asked = [11, 12, 13, 14, 15, 16]
    const saves = asked.map((percent) => owner.fetch(`/api/promo-codes/${id}`, patch({ percent })))
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(asked.map(() => 200))
    const steps = (await entriesOf(id)).flatMap(({ action, changes }) =>
      action === 'changed' ? (changes ?? []) : [],
    )
    const { percent } = await owner.json<{ percent: number }>(`/api/promo-codes/${id}`)
    // What one left, the next one found.
    const [found, left] = [steps.map(({ before }) => before), steps.map(({ after }) => after)]
    expect([...left].sort()).toEqual(asked)
    expect([...found, percent].sort()).toEqual([5, ...left].sort())
    await owner.fetch(`/api/promo-codes/${id}`, { method: 'DELETE' })
  })

  it('holds the words of tests about health and of their questionnaires, and of no other test', async () => {
    type Stored = { id: string; summary?: string | null; note?: string | null }
    const first = async (path: string) => {
      const { docs } = await owner.json<{ docs: Stored[] }>(
        `/api/${path}&locale=EN&fallback-locale=none&limit=1&depth=0`,
      )
      return docs[0] as Stored
    }
    const change = async (path: string, data: { summary?: unknown; note?: unknown }) => {
      const send = (sent: object) =>
        owner.json(`/api/${path}?locale=EN`, patch({ ...sent, _status: 'published' }))
      const back = await owner.json<Stored>(`/api/${path}?locale=EN&fallback-locale=none&depth=0`)
      await send(data)
      await send(Object.fromEntries(Object.keys(data).map((name) => [name, back[name as 'note'] ?? null])))
    }
    const health = await first('exams?where[kind][equals]=depression')
    const plain = await first('exams?where[kind][equals]=eq')
    const instrument = await first(`instruments?where[exam][equals]=${health.id}`)
    const byUs = async (id: string) =>
      (await entriesOf(id)).filter(({ by_email }) => by_email === site().admin.email)
    // Nothing is taken out of the log, also not what another test or a first try left there.
    const ids = [health.id, plain.id, instrument.id]
    const told = new Map(await Promise.all(ids.map(async (id) => [id, (await byUs(id)).length] as const)))
    const toldOf = async (id: string) =>
      (await byUs(id)).slice(told.get(id)).map(({ kind, changes }) => [kind, changes])
    await change(`exams/${health.id}`, { summary: 'Another summary' })
    await change(`exams/${plain.id}`, { summary: 'Another summary' })
    await change(`instruments/${instrument.id}`, { note: 'Another note' })
    expect(await toldOf(health.id)).toEqual([
      ['health', [{ path: 'summary.EN', before: health.summary ?? null, after: 'Another summary' }]],
      ['health', [{ path: 'summary.EN', before: 'Another summary', after: health.summary ?? null }]],
    ])
    expect((await toldOf(instrument.id)).map(([kind]) => kind)).toEqual(['health', 'health'])
    expect(JSON.stringify(await toldOf(instrument.id))).toContain('"path":"note.EN"')
    expect(await toldOf(plain.id)).toEqual([])
  })

  it('has no entry of what was refused', async () => {
    const id = await newCode()
    const before = (await entriesOf(id)).length
    expect((await owner.fetch(`/api/promo-codes/${id}`, patch({ percent: 900 }))).status).toBe(400)
    expect((await support.fetch(`/api/promo-codes/${id}`, patch({ percent: 50 }))).status).toBe(403)
    expect(await entriesOf(id)).toHaveLength(before)
    await owner.fetch(`/api/promo-codes/${id}`, { method: 'DELETE' })
  })

  it('keeps of colleagues what they may do, and neither address nor password', async () => {
    const colleague = await newStaff(['editor'])
    const fresh = `renamed-${crypto.randomUUID()}@example.com`
    await owner.fetch(
      `/api/admins/${colleague.id}`,
      patch({ roles: ['support'], email: fresh, password: 'a fresh long one' }),
    )
    const entry = (await entriesOf(colleague.id)).at(-1)
    expect(entry).toMatchObject({ kind: 'access', action: 'changed' })
    expect(entry?.changes).toContainEqual({ path: 'roles.0', before: 'editor', after: 'support' })
    expect(entry?.changes).toContainEqual({ path: 'email' })
    expect(entry?.changes).toContainEqual({ path: 'password' })
    expect(JSON.stringify(entry?.changes)).not.toMatch(/example\.com|fresh long|hash|salt/)
  })

  it('is read by owners and edited by nobody, not even in the database', async () => {
    const id = await newCode()
    const { docs } = await owner.json<{ docs: { id: string }[] }>(
      `/api/audit-entries?where[subjectId][equals]=${id}`,
    )
    const [entry] = docs as [{ id: string }]
    expect((await support.fetch('/api/audit-entries')).status).toBe(403)
    expect((await owner.fetch(`/api/audit-entries/${entry.id}`, patch({ summary: 'x' }))).status).toBe(403)
    expect((await owner.fetch(`/api/audit-entries/${entry.id}`, { method: 'DELETE' })).status).toBe(403)
    await expect(
      query('update audit_entries set summary = $1 where id = $2', ['x', entry.id]),
    ).rejects.toThrow()
    await expect(query('delete from audit_entries where id = $1', [entry.id])).rejects.toThrow()
    await owner.fetch(`/api/promo-codes/${id}`, { method: 'DELETE' })
  })
})

describe('support gives money back', () => {
  const newKey = () => crypto.randomUUID().replaceAll('-', '')
  const refund = async (who: AdminClient, orderId: string, amount: number | 'all', key = newKey()) =>
    (await (
      await who.fetch(`/api/admin/orders/${orderId}/refund`, {
        method: 'POST',
        body: JSON.stringify({ amount, note: '', key }),
      })
    ).json()) as { result: number; message?: string; data?: { mayGive: number | null; currency: string } }
  const moneyOf = async (who: AdminClient, orderId: string) =>
    (
      await who.json<{ data: { currency: string; mayGive: number | null; left: number } }>(
        `/api/admin/orders/${orderId}/refund`,
      )
    ).data
  const setLimits = (supportRefundLimits: object[]) =>
    owner.json('/api/globals/site-settings', {
      method: 'POST',
      body: JSON.stringify({ supportRefundLimits }),
    })
  const bought = async () => {
    const email = `limit-${crypto.randomUUID()}@example.com`
    const { orderNumber } = await buyReport(newVisitor(), { email })
    return (await orderOf(orderNumber)).id
  }

  it('up to the limit of its currency per order, and an owner all of it; both are logged', async () => {
    const orderId = await bought()
    const { currency, left } = await moneyOf(owner, orderId)
    await setLimits([])
    expect((await refund(support, orderId, 100)).message).toBe('refundOverLimit')
    await setLimits([{ currency, amount: 300 }])
    try {
      expect((await moneyOf(support, orderId)).mayGive).toBe(300)
      expect((await moneyOf(owner, orderId)).mayGive).toBeNull()
      expect((await refund(support, orderId, 'all')).message).toBe('refundOverLimit')
      expect((await refund(support, orderId, 400)).message).toBe('refundOverLimit')
      const key = newKey()
      expect((await refund(support, orderId, 200, key)).result).toBe(200)
      expect((await refund(support, orderId, 200, key)).result).toBe(200)
      expect((await refund(support, orderId, 200)).message).toBe('refundOverLimit')
      expect((await refund(owner, orderId, left - 200)).result).toBe(200)
      expect(
        (await entriesOf(orderId)).map(({ by_email, action, changes }) => [by_email, action, changes]),
      ).toEqual([
        [support.email, 'refunded', [{ path: `refund.${currency}`, before: null, after: 200 }]],
        [site().admin.email, 'refunded', [{ path: `refund.${currency}`, before: null, after: left - 200 }]],
      ])
    } finally {
      await setLimits([])
    }
  })

  it('not twice when it asks twice at the same moment', async () => {
    const orderId = await bought()
    const { currency } = await moneyOf(owner, orderId)
    await setLimits([{ currency, amount: 300 }])
    try {
      const answers = await Promise.all([refund(support, orderId, 200), refund(support, orderId, 200)])
      expect(answers.filter(({ result }) => result === 200)).toHaveLength(1)
      expect(answers.filter(({ message }) => message === 'refundOverLimit')).toHaveLength(1)
    } finally {
      await setLimits([])
    }
  })

  it('whose limits are set by owners, and logged', async () => {
    const body = JSON.stringify({ supportRefundLimits: [{ currency: 'USD', amount: 500 }] })
    expect((await support.fetch('/api/globals/site-settings', { method: 'POST', body })).status).toBe(403)
    await setLimits([{ currency: 'USD', amount: 500 }])
    const last = (await entriesOf('site-settings')).at(-1)
    expect(last).toMatchObject({ kind: 'money', action: 'changed', by_email: site().admin.email })
    expect(JSON.stringify(last?.changes)).toContain('supportRefundLimits')
    await setLimits([])
  })
})
