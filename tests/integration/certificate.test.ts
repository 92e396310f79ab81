import { importJWK, type JWK, jwtVerify } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { orderOf } from '../support/money'
import { persist } from '../support/purchase'
import { makeUnmeasured } from '../support/unmeasured'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const NAME = 'Ada Taker'

/** A measured result with the part, of somebody who said a name. */
const bought = async () => {
  const visitor = newVisitor()
  const email = `certificate-${crypto.randomUUID()}@example.com`
  const { sitting, orderNumber: paid } = await buyReport(visitor, { email, tier: 'sku3' })
  const { orderNumber } = sitting
  await visitor.ok('order.person', {
    body: {
      orderNumber,
      firstName: 'Ada',
      lastName: 'Taker',
      fullName: NAME,
      email,
      birthYear: null,
      sex: null,
      country: null,
      agreed: true,
      hl: 'EN',
    },
  })
  return { visitor, orderNumber, paid }
}

const check = (number: string) =>
  newVisitor().call('certificate.check', { params: { token: number }, query: { hl: 'EN' } })
const pageOf = async (path: string) => (await newVisitor().fetch(`${path}&hl=EN`)).text()
const make = async (visitor: Visitor, orderNumber: string, wanted: object = {}) =>
  (await visitor.ok('certificate.set', { body: { orderNumber, hl: 'EN', ...wanted } })).certificate

describe('a certificate', () => {
  it('is there only once it is made, states the result and is signed by a published key', async () => {
    const { visitor, orderNumber } = await bought()
    expect(await visitor.ok('certificate.state', { params: { orderNumber } })).toMatchObject({
      because: null,
      certificate: null,
    })
    const { number, path } = await make(visitor, orderNumber)
    const { data } = await check(number)
    expect(data).toMatchObject({ state: 'valid', told: { name: null } })
    const read = await visitor.ok('report.read', { params: { orderNumber } })
    const told = read.kind === 'report' && 'told' in read.report ? read.report.told : null
    const { keys } = (await (await newVisitor().fetch('/.well-known/jwks.json')).json()) as { keys: JWK[] }
    const [key] = keys
    const { payload } = await jwtVerify(data?.jws ?? '', await importJWK(key ?? {}, 'EdDSA'))
    const { iq, ends } = told?.score ?? {}
    expect(payload).toMatchObject({ jti: number, score: { iq, low: ends?.[0], high: ends?.[1] } })
    expect(JSON.stringify(payload)).not.toContain('Taker')
    const html = await pageOf(path)
    for (const said of [data?.told?.headline, data?.told?.interval, 'This certificate is valid.'])
      expect(html).toContain(said)
    expect(html).not.toMatch(/certified IQ(?! and no)/)
  })

  it('bears a name only while it is switched on, under the same number', async () => {
    const { visitor, orderNumber } = await bought()
    const { number } = await make(visitor, orderNumber)
    const named = await make(visitor, orderNumber, { showsName: true })
    expect(named).toMatchObject({ number, showsName: true })
    expect((await check(number)).data?.told?.name).toBe(NAME)
    await make(visitor, orderNumber, { showsName: false })
    expect((await check(number)).data?.told?.name).toBeNull()
    const [row] = await query('select name from certificates where number = $1', [number])
    expect(row).toEqual({ name: null })
  })

  it('is a file of its owner', async () => {
    const { visitor, orderNumber } = await bought()
    const { file } = await make(visitor, orderNumber)
    const response = await visitor.fetch(`${file}?hl=DE`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString('latin1'),
    ).toBe('%PDF-')
    expect((await newVisitor().fetch(`${file}?hl=DE`)).status).toBe(404)
  })

  it('says nothing while its owner hides it', async () => {
    const { visitor, orderNumber } = await bought()
    const { number, path } = await make(visitor, orderNumber, { hidden: true })
    expect((await check(number)).data).toMatchObject({ state: 'hidden', told: null, jws: null })
    expect(await pageOf(path)).toContain('Hidden by its owner')
    await make(visitor, orderNumber, { hidden: false })
    expect((await check(number)).data?.state).toBe('valid')
  })

  it('is revoked by a refund', async () => {
    const { visitor, orderNumber, paid } = await bought()
    const { number, path } = await make(visitor, orderNumber)
    const staff = await signIn()
    const { id } = await orderOf(paid)
    await staff.fetch(`/api/admin/orders/${id}/refund`, {
      method: 'POST',
      body: JSON.stringify({ note: '', key: crypto.randomUUID().replaceAll('-', ''), amount: 'all' }),
    })
    await persist(async () => {
      if ((await check(number)).data?.state !== 'revoked') throw new Error('It is still valid.')
    })
    expect((await check(number)).data).toMatchObject({ told: null, jws: null })
    expect(await pageOf(path)).toContain('Revoked')
    const [row] = await query(
      'select state, revoked_because as because from certificates where number = $1',
      [number],
    )
    expect(row).toEqual({ state: 'revoked', because: 'refunded' })
    expect((await visitor.call('certificate.set', { body: { orderNumber } })).result).toBe(RESULTS.partLocked)
  })

  it('goes with its report', async () => {
    const { visitor, orderNumber } = await bought()
    const { number, path } = await make(visitor, orderNumber)
    await visitor.ok('report.erase', { body: { orderNumber, whole: true } })
    expect((await check(number)).result).toBe(RESULTS.linkInvalid)
    expect(await pageOf(path)).toContain('No such certificate')
  })

  it('is made of no result that could not be measured, nor by who did not buy it', async () => {
    const { visitor, orderNumber } = await bought()
    await makeUnmeasured(orderNumber)
    expect(await visitor.ok('certificate.state', { params: { orderNumber } })).toMatchObject({
      because: 'unmeasured',
    })
    expect((await visitor.call('certificate.set', { body: { orderNumber } })).result).toBe(RESULTS.partLocked)
    expect((await newVisitor().call('certificate.set', { body: { orderNumber } })).status).toBe(404)
    const other = newVisitor()
    const email = `certificate-${crypto.randomUUID()}@example.com`
    const { sitting } = await buyReport(other, { email, tier: 'sku2' })
    const less = { body: { orderNumber: sitting.orderNumber } }
    expect((await other.call('certificate.set', less)).result).toBe(RESULTS.partLocked)
  })

  it('of a row that was changed by hand states nothing', async () => {
    const { visitor, orderNumber } = await bought()
    const { number } = await make(visitor, orderNumber)
    await query(`update certificates set jws = replace(jws, '.', '.A') where number = $1`, [number])
    expect((await check(number)).result).toBe(RESULTS.linkInvalid)
  })
})
