import { beforeAll, describe, expect, it } from 'vitest'
import type { Writer } from '@/domain/contact/writer'
import { query } from '../support/database'
import { well } from '../support/health'
import { buy, withAddress } from '../support/health-way'
import { orderOf } from '../support/money'
import { finish } from '../support/questionnaire'
import { newVisitor } from '../support/visitor'
import { buyReport, PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'
import { type Ask, everyRole, type Role } from './support/roles'

type Shown = { id: string; number?: string; tier?: string; parts?: unknown; sku?: unknown }
type Bought = { id: string; number: string; sku: string; email: string }

const STAFF = ['support', 'owner'] as const satisfies readonly Role[]

let ask: Record<Role, Ask>
/** Of a test about health, and of another one. */
let health: Bought
let plain: Bought

beforeAll(async () => {
  await forgetRateLimits()
  ask = await everyRole()
  const visitor = newVisitor()
  const { orderNumber } = await finish(visitor, { kind: 'psychology', choose: well('psychology') as never })
  const email = await withAddress(visitor, orderNumber)
  health = await boughtOf(await buy(visitor, { kind: 'psychology', orderNumber }), email)
  const other = `plain-${crypto.randomUUID()}@example.com`
  plain = await boughtOf((await buyReport(newVisitor(), { email: other })).orderNumber, other)
  await visitor.ok('app.contact', {
    body: {
      appExamId: PLACE,
      hl: 'EN',
      email,
      topic: 'report',
      message: 'Where is it?',
      order: health.number,
    },
  })
})

const boughtOf = async (number: string, email: string): Promise<Bought> => {
  const { id } = await orderOf(number)
  const [row] = await query<{ sku: string }>('select sku_id as sku from orders where id = $1', [id])
  return { id, number, sku: row?.sku ?? '', email }
}

const textOf = async (role: Role, path: string): Promise<string> => {
  const answer = await ask[role](path)
  const text = await answer.text()
  expect(answer.status, `${path}: ${text}`).toBe(200)
  return text
}

const docsOf = async (path: string, role: Role = 'support'): Promise<Shown[]> =>
  (JSON.parse(await textOf(role, path)) as { docs: Shown[] }).docs

describe.each(STAFF)('to %s', (role) => {
  it('an order of a test about health says "report", and what it opened as well', async () => {
    for (const path of [
      `/api/orders?where[id][equals]=${health.id}&depth=2`,
      `/api/orders?where[id][equals]=${health.id}&select[tier]=true&select[parts]=true&select[sku]=true`,
      `/api/entitlements?where[order][equals]=${health.id}&depth=2`,
    ]) {
      const [shown] = await docsOf(path, role)
      expect([path, shown]).toMatchObject([path, { tier: 'report', parts: [], sku: null }])
    }
    expect(JSON.parse(await textOf(role, `/api/orders/${health.id}?depth=2`))).toMatchObject({
      number: health.number,
      tier: 'report',
      parts: [],
      sku: null,
    })
  })

  it('every other order says its tier', async () => {
    const [order] = await docsOf(`/api/orders?where[id][equals]=${plain.id}&depth=0`, role)
    expect(order).toMatchObject({ tier: expect.stringMatching(/^sku\d$/), sku: plain.sku })
    expect(order?.parts).toContain('iq_score')
  })

  it('nothing that leads to the order names the test', async () => {
    for (const path of [
      `/api/ledger-entries?where[order][equals]=${health.id}&depth=3`,
      `/api/payment-attempts?where[order][equals]=${health.id}&depth=3`,
      `/api/contact-messages?where[email][equals]=${health.email}&depth=3`,
      `/api/mails?where[to][equals]=${health.email}&depth=3`,
      `/api/consents?where[order][equals]=${health.id}&depth=3`,
    ]) {
      const text = await textOf(role, path)
      expect([path, text]).toEqual([path, expect.not.stringContaining(health.sku)])
      expect([path, text]).toEqual([path, expect.not.stringContaining('psychology_report')])
    }
  })

  it('the ledger as CSV says neither tier nor landing page', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
    const csv = await textOf(role, `/api/admin/ledger.csv?from=${day(-1)}&to=${day(1)}`)
    const told = ({ number }: Bought) =>
      csv
        .split('\r\n')
        .map((line) => line.split(','))
        .filter((cells) => cells[1] === number)
        .map((cells) => [cells[7], cells[9]])
    expect(told(health)).toContainEqual(['report', ''])
    expect(told(health).every(([tier, landing]) => tier === 'report' && landing === '')).toBe(true)
    expect(told(plain)[0]?.[0]).toMatch(/^sku\d$/)
  })

  it('beside a message its writer has bought a report, and taken no test that is named', async () => {
    const [message] = await docsOf(`/api/contact-messages?where[email][equals]=${health.email}`, role)
    const { data } = JSON.parse(await textOf(role, `/api/admin/support/person?message=${message?.id}`)) as {
      data: Writer
    }
    expect(data.orders.rows).toMatchObject([{ number: health.number, tier: 'report' }])
    expect(data.tests.rows).toEqual([])
  })
})

describe('a search', () => {
  /** By what would name the test, in the lists and over a relation: yes, no, and an order. */
  const NAMING = [
    ['orders', 'id', ['tier', 'sku', 'promo', 'sku.tier', 'sku.exam.number', 'sitting.landing']],
    ['entitlements', 'order', ['tier', 'sku', 'order.tier', 'order.sku.exam']],
    ['ledger-entries', 'order', ['order.tier', 'order.sku', 'order.sku.exam.number']],
    ['payment-attempts', 'order', ['order.tier', 'order__tier', 'order.sitting.landing']],
    ['contact-messages', 'order', ['order.tier', 'order.sku.exam']],
  ] as const

  it.each(NAMING)('of %s finds no purchase about health by what names it', async (slug, key, paths) => {
    const about = ({ id }: Bought) => `/api/${slug}?depth=0&where[and][0][${key}][equals]=${id}`
    expect((await docsOf(about(health))).length).toBeGreaterThan(0)
    for (const path of paths)
      for (const search of [
        `where[and][1][${path}][exists]=true`,
        `where[and][1][${path}][exists]=false`,
        `where[and][1][or][0][${path}][exists]=false&where[and][1][or][1][id][exists]=true`,
        `sort=${path}`,
        `sort=-createdAt,-${path}`,
      ])
        expect([search, await docsOf(`${about(health)}&${search}`)]).toEqual([search, []])
  })

  it('counts none either, and finds other orders by their tier', async () => {
    const [order] = await docsOf(`/api/orders?where[id][equals]=${plain.id}&depth=0`)
    const by = ({ id }: Bought, tier: string) => `where[id][equals]=${id}&where[tier][equals]=${tier}`
    const count = await textOf('support', `/api/orders/count?${by(health, 'sku1')}`)
    expect(JSON.parse(count)).toEqual({ totalDocs: 0 })
    const found = await docsOf(`/api/orders?depth=0&${by(plain, order?.tier ?? '')}`)
    expect(found.map(({ id }) => id)).toEqual([plain.id])
  })
})
