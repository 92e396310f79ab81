import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '@/gateways/payments/sandbox/server/start-sandbox'
import { behave, callApi, intentRequest, postJson, submitCard } from './support/calls'
import {
  type SandboxProcess,
  SECRET_KEY,
  SITE_ORIGIN,
  spawnSandbox,
  WEBHOOK_SECRET,
} from './support/spawn-sandbox'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await spawnSandbox()
})
afterEach(() => behave(sandbox, {}))
afterAll(() => sandbox.kill())

const body = (amount = 1999) => ({
  amount,
  currency: 'USD',
  description: 'x',
  metadata: { order_id: 'o', order_number: 'N', attempt: 1 },
})
const create = (key: string, amount?: number) =>
  callApi(`${sandbox.url}/v1/intents`, body(amount), { 'idempotency-key': key })

describe('an idempotency key', () => {
  it('gives the first answer again, byte by byte, and makes nothing twice', async () => {
    const first = await create('again')
    const second = await create('again')
    expect(await second.text()).toBe(await first.text())
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  })

  it('with other parameters is refused', async () => {
    await create('mismatch')
    const other = await create('mismatch', 2999)
    expect(other.status).toBe(400)
    expect(await other.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } })
  })

  it('whose first call still runs is in use, and free with the answer afterwards', async () => {
    await behave(sandbox, { executionMs: 300 })
    const first = create('in-use')
    await new Promise((resolve) => setTimeout(resolve, 100))
    const second = await create('in-use')
    expect(second.status).toBe(409)
    expect((await first).status).toBe(200)
    expect((await create('in-use')).status).toBe(200)
  })

  it('replays a refusal too, although the reason for it is gone', async () => {
    const intent = await sandbox.gateway.createIntent(intentRequest())
    const refund = () =>
      sandbox.gateway.createRefund({
        refundId: 'early',
        intentId: intent.intentId,
        amount: 1,
        idempotencyKey: 'early',
      })
    await expect(refund()).rejects.toMatchObject({ code: 'nothing_charged' })
    await submitCard({ url: sandbox.url, ...intent })
    await expect(refund()).rejects.toMatchObject({ code: 'nothing_charged' })
  })

  it('whose call was malformed is still free', async () => {
    const bad = await callApi(
      `${sandbox.url}/v1/intents`,
      { ...body(), amount: -1 },
      { 'idempotency-key': 'bad' },
    )
    expect(bad.status).toBe(400)
    expect((await create('bad')).status).toBe(200)
  })

  it('is new again after 24 hours, and not a minute before', async () => {
    const time = { now: Date.UTC(2026, 0, 1) }
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-clock-'))
    const own = await startSandbox({
      port: 0,
      host: '127.0.0.1',
      dataDir,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: '',
      siteOrigins: [SITE_ORIGIN],
      clock: () => time.now,
    })
    const call = async () => {
      const response = await callApi(`${own.url}/v1/intents`, body(), { 'idempotency-key': 'day' })
      return ((await response.json()) as { id: string }).id
    }
    const first = await call()
    time.now += 24 * 3_600_000 - 60_000
    expect(await call()).toBe(first)
    time.now += 60_000
    expect(await call()).not.toBe(first)
    await own.close()
  })
})

describe('the API refuses', () => {
  it.each([
    ['an unknown parameter', { ...body(), colour: 'red' }, 'unknown_parameter'],
    [
      'an unknown parameter inside',
      { ...body(), metadata: { ...body().metadata, x: 1 } },
      'unknown_parameter',
    ],
    ['a fraction of a hundredth', { ...body(), amount: 19.99 }, 'invalid_parameter'],
    ['a currency of three decimals', { ...body(), currency: 'KWD' }, 'invalid_parameter'],
    ['a currency in lower case', { ...body(), currency: 'usd' }, 'invalid_parameter'],
  ])('%s', async (_, parameters, code) => {
    const response = await callApi(`${sandbox.url}/v1/intents`, parameters, {
      'idempotency-key': `k${Math.random()}`,
    })
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code } }])
  })

  it('a call without key, without secret, with a wrong one, too long, not JSON, or unknown', async () => {
    const url = `${sandbox.url}/v1/intents`
    const key = { 'idempotency-key': 'refused' }
    const bearer = { ...key, authorization: `Bearer ${SECRET_KEY}` }
    const calls = [
      callApi(url, body()),
      postJson(url, body(), key),
      postJson(url, body(), { ...key, authorization: 'Bearer wrong' }),
      callApi(url, { ...body(), description: 'x'.repeat(20_000) }, key),
      postJson(url, body(), { ...bearer, 'content-type': 'text/plain' }),
      fetch(url, { method: 'DELETE' }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([400, 401, 401, 413, 415, 404])
  })

  it('with security headers on every answer, and frames of our site only', async () => {
    const { formUrl } = await sandbox.gateway.createIntent(intentRequest())
    const addresses = [
      formUrl ?? '',
      `${sandbox.url}/form.js`,
      `${sandbox.url}/nowhere`,
      `${sandbox.url}/v1/events`,
    ]
    for (const address of addresses) {
      const { headers } = await fetch(address)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      const ancestors = address === formUrl ? SITE_ORIGIN : "'none'"
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors}`)
    }
  })
})
