import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { orderOf } from '../support/money'
import { persist } from '../support/purchase'
import { finish } from '../support/questionnaire'
import { buyPlain, finishPlain } from '../support/shared-result'
import { site } from '../support/site'
import { makeUnmeasured } from '../support/unmeasured'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, readyToBuy } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const DOWN = '/api/exam/order/file/down'

const newAddress = () => `file-${crypto.randomUUID()}@example.com`

/** Asks until it is there, as the page does. */
const fileOf = (visitor: Visitor, orderNumber: string, hl: 'EN' | 'JA' = 'EN') =>
  persist(async () => {
    const file = await visitor.ok('order.file', { body: { orderNumber, hl } })
    if (file.state === 'waiting') throw new Error('It is not drawn yet.')
    return file
  })

const get = (visitor: Visitor, orderNumber: string, init: RequestInit = {}) =>
  visitor.fetch(`${DOWN}/${orderNumber}/pdf?hl=EN`, init)

const post = (visitor: Visitor, body: object) =>
  visitor.fetch(DOWN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const keysOf = async (orderNumber: string): Promise<string[]> =>
  (
    await query<{ key: string }>(
      `select f.content_key as key from report_files f join reports r on r.id = f.report_id
       join sittings s on s.id = r.sitting_id where s.number = $1`,
      [orderNumber],
    )
  ).map(({ key }) => key)

const pathOf = (key: string) => join(site().env.MEDIA_DIR ?? '', 'reports', `${key}.pdf`)

const refundAll = async (order: string) => {
  const staff = await signIn()
  const { id } = await orderOf(order)
  await staff.fetch(`/api/admin/orders/${id}/refund`, {
    method: 'POST',
    body: JSON.stringify({ note: '', key: crypto.randomUUID().replaceAll('-', ''), amount: 'all' }),
  })
}

describe('a report as a file', () => {
  let owner: Visitor
  let orderNumber: string
  let whole: Buffer

  beforeAll(async () => {
    await forgetRateLimits()
    owner = newVisitor()
    orderNumber = (await buyReport(owner, { email: newAddress(), tier: 'sku2' })).sitting.orderNumber
    const file = await fileOf(owner, orderNumber)
    expect(file).toMatchObject({ state: 'drawn', name: `${orderNumber}.pdf`, url: DOWN })
    const response = await get(owner, orderNumber)
    whole = await bytesOf(response)
    expect(response.status).toBe(200)
    expect(whole.length).toBe(file.bytes)
  })

  it('says what it is, which one it is and how long', async () => {
    const response = await get(owner, orderNumber)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${orderNumber}.pdf"`)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const head = await get(owner, orderNumber, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)])
    expect(head.headers.get('etag')).toBe(response.headers.get('etag'))
    expect(await bytesOf(head)).toHaveLength(0)
  })

  it('holds as many pages as it says, and the number of its report', async () => {
    const pdf = await getDocument({ data: new Uint8Array(whole), useSystemFonts: false, verbosity: 0 })
      .promise
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    const { pages } = await fileOf(owner, orderNumber)
    expect(pdf.numPages).toBe(pages)
    await pdf.loadingTask.destroy()
    expect(text).toContain(orderNumber)
    expect(whole.length).toBeLessThan(1.5e6)
  })

  it('comes in parts, but not where it is another file by now', async () => {
    const etag = (await get(owner, orderNumber)).headers.get('etag') ?? ''
    const part = await get(owner, orderNumber, { headers: { range: 'bytes=100-299', 'if-range': etag } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${whole.length}`])
    expect((await bytesOf(part)).equals(whole.subarray(100, 300))).toBe(true)
    const other = await get(owner, orderNumber, { headers: { range: 'bytes=0-9', 'if-range': '"nope"' } })
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, whole.length])
    const beyond = await get(owner, orderNumber, { headers: { range: `bytes=${whole.length}-` } })
    expect(beyond.status).toBe(416)
  })

  it('is posted for and saved under its number', async () => {
    const response = await post(owner, { orderNumber, hl: 'EN' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${orderNumber}.pdf"`)
    expect((await bytesOf(response)).equals(whole)).toBe(true)
    expect((await post(owner, { orderNumber, hl: 'EN', url: 'https://example.com' })).status).toBe(400)
  })

  it('is one file of each language, drawn once', async () => {
    await fileOf(owner, orderNumber, 'JA')
    await fileOf(owner, orderNumber)
    expect(await keysOf(orderNumber)).toHaveLength(2)
  })

  it('is nobody else’s', async () => {
    const stranger = newVisitor()
    expect((await stranger.call('order.file', { body: { orderNumber } })).status).toBe(404)
    expect((await get(stranger, orderNumber)).status).toBe(404)
    expect((await post(stranger, { orderNumber, hl: 'EN' })).status).toBe(404)
  })

  it('goes from the disk with its report', async () => {
    const keys = await keysOf(orderNumber)
    expect(keys.map((key) => existsSync(pathOf(key)))).toEqual([true, true])
    await owner.ok('report.erase', { body: { orderNumber, whole: true } })
    expect(keys.map((key) => existsSync(pathOf(key)))).toEqual([false, false])
    expect(await query('select 1 from report_files where content_key = any($1)', [keys])).toEqual([])
    expect((await get(owner, orderNumber)).status).toBe(404)
  })
})

describe('is refused', () => {
  const locked = async (visitor: Visitor, orderNumber: string) => {
    expect((await visitor.call('order.file', { body: { orderNumber } })).result).toBe(RESULTS.partLocked)
    for (const response of [await get(visitor, orderNumber), await post(visitor, { orderNumber })])
      expect(await response.json()).toMatchObject({ result: RESULTS.partLocked })
  }

  it('before it is paid for', async () => {
    const visitor = newVisitor()
    await locked(visitor, (await readyToBuy(visitor, { email: newAddress() })).orderNumber)
  })

  it('once it is refunded, whatever was drawn before', async () => {
    const visitor = newVisitor()
    const { sitting, orderNumber: paid } = await buyReport(visitor, { email: newAddress(), tier: 'sku1' })
    await fileOf(visitor, sitting.orderNumber)
    await refundAll(paid)
    await persist(async () => {
      const { result } = await visitor.call('order.file', { body: { orderNumber: sitting.orderNumber } })
      if (result === 200) throw new Error('It is still open.')
    })
    await locked(visitor, sitting.orderNumber)
  })

  it('for a test of another kind that has no file, whatever is open of it', async () => {
    const visitor = newVisitor()
    const orderNumber = await finishPlain(visitor, 'left_right')
    await buyPlain(visitor, { orderNumber, kind: 'left_right' })
    await locked(visitor, orderNumber)
    const { orderNumber: type } = await finish(visitor, { kind: 'types16' })
    await locked(visitor, type)
  })
})

describe('a score that could not be measured', () => {
  it('has a short file without a number', async () => {
    const visitor = newVisitor()
    const { sitting } = await buyReport(visitor, { email: newAddress(), tier: 'sku1' })
    await makeUnmeasured(sitting.orderNumber)
    const { pages } = await fileOf(visitor, sitting.orderNumber)
    expect(pages).toBeLessThan(21)
    expect(pages).toBeGreaterThan(0)
  })
})
