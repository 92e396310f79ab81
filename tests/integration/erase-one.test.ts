import { beforeEach, describe, expect, it } from 'vitest'
import { hashToken, newToken } from '@/services/visitors/tokens'
import { query } from '../support/database'
import { well } from '../support/health'
import { reportLinkIn, waitForMail } from '../support/mailbox'
import { finish } from '../support/questionnaire'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

// One test is deleted by itself (docs/decisions/0063), without an address.

beforeEach(forgetRateLimits)

const newAddress = () => `one-${crypto.randomUUID()}@example.com`
const eraseWhole = (visitor: Visitor, orderNumber: string) =>
  visitor.ok('report.erase', { body: { orderNumber, whole: true } })
const numbersOf = async (visitor: Visitor) =>
  (await visitor.ok('user.orders', { params: { id: PLACE }, query: {} })).items.map(
    ({ orderNumber }) => orderNumber,
  )

describe('deleting one test', () => {
  it('takes what was bought for it along and leaves the others of the browser', async () => {
    const [visitor, email] = [newVisitor(), newAddress()]
    const { sitting } = await buyReport(visitor, { email })
    const token = reportLinkIn(await waitForMail(email)).split('#')[1] ?? ''
    const other = await finish(visitor, { kind: 'eq' })
    const both = newToken()
    await query(
      `insert into report_links (purpose, token_hash, sittings, expires_at)
       select 'report', $1, jsonb_agg(id::text), now() + interval '1 hour' from sittings where number = any($2)`,
      [hashToken(both), [sitting.orderNumber, other.orderNumber]],
    )
    expect(await eraseWhole(visitor, sitting.orderNumber)).toEqual({ erased: true, on: null })
    const { reports } = await newVisitor().ok('report.open', { body: { token: both } })
    expect(reports.map(({ orderNumber }) => orderNumber)).toEqual([other.orderNumber])
    expect(await numbersOf(visitor)).toEqual([other.orderNumber])
    expect((await visitor.call('report.read', { params: { orderNumber: sitting.orderNumber } })).status).toBe(
      404,
    )
    expect((await newVisitor().call('report.open', { body: { token } })).data).toBeUndefined()
    expect(await query('select 1 from orders where email = $1', [email])).toEqual([])
    expect(await query('select 1 from sitting_keys where mailbox = $1', [email])).toEqual([])
    expect(await query('select 1 from invariant_violations')).toEqual([])
  })

  it('about health, or not handed in, is deleted the same way', async () => {
    const visitor = newVisitor()
    const health = await finish(visitor, { kind: 'depression', choose: well('depression') as never })
    const { orderNumber: running } = await visitor.ok('sitting.start', {
      body: { appExamId: PLACE, hl: 'EN', timing: 'standard' },
    })
    for (const orderNumber of [health.orderNumber, running])
      expect(await eraseWhole(visitor, orderNumber)).toEqual({ erased: true, on: null })
    expect(await numbersOf(visitor)).toEqual([])
  })

  it('by a letter ends the reader’s own way alone, at first', async () => {
    const [buyer, email] = [newVisitor(), newAddress()]
    const { sitting } = await buyReport(buyer, { email })
    const reader = newVisitor()
    const token = reportLinkIn(await waitForMail(email)).split('#')[1] ?? ''
    await reader.ok('report.open', { body: { token } })
    const { erased, on } = await eraseWhole(reader, sitting.orderNumber)
    expect([erased, on === null]).toEqual([false, false])
    const read = { params: { orderNumber: sitting.orderNumber } }
    expect((await reader.call('report.read', read)).status).toBe(404)
    expect((await buyer.call('report.read', read)).status).toBe(200)
    // The link may have been forwarded: its mailbox is told, still opens it, and keeps the report.
    await waitForMail(email, { which: ({ subject }) => /will be erased/.test(subject ?? '') })
    const owner = newVisitor()
    await owner.ok('report.open', { body: { token } })
    await owner.ok('report.keep', { body: { orderNumber: sitting.orderNumber } })
    expect(await query('select erase_at from sittings where number = $1', [sitting.orderNumber])).toEqual([
      { erase_at: null },
    ])
    expect((await reader.call('report.read', read)).status).toBe(404)
  })
})
