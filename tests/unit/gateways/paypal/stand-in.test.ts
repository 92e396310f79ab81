import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderEvent, WebhookVerdict } from '@/gateways/payments/gateway'
import { intentParams } from '@/gateways/payments/paypal/create-intent'
import { PAYPAL_KEYS } from '../../../providers/paypal/keys'
import { intentRequest, payOne, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

const tokenOf = async (): Promise<string> => {
  const basic = Buffer.from(`${PAYPAL_KEYS.clientId}:${PAYPAL_KEYS.clientSecret}`).toString('base64')
  const answer = await fetch(`${pair.paypal.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: 'grant_type=client_credentials',
  })
  return (await answer.json()).access_token
}

type Asked = { body?: unknown; headers?: Record<string, string>; token?: string }
const ask = async (path: string, { body, headers = {}, token }: Asked = {}) => {
  const answer = await fetch(pair.paypal.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token ?? (await tokenOf())}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const ORDERS = '/v2/checkout/orders'
const GOOD = intentParams(intentRequest())
const [UNIT] = GOOD.purchase_units
const withUnit = (changes: object) => ({ ...GOOD, purchase_units: [{ ...UNIT, ...changes }] })
const amount = (currency_code: string, value: string) => withUnit({ amount: { currency_code, value } })
const context = (changes: object) => ({
  ...GOOD,
  payment_source: {
    paypal: { experience_context: { ...GOOD.payment_source.paypal.experience_context, ...changes } },
  },
})

describe('the PayPal of our tests', () => {
  it.each([
    ['what we send', GOOD, 201, undefined],
    ['an unknown parameter', { ...GOOD, colour: 'red' }, 400, 'UNKNOWN_PARAMETER'],
    ['an unknown parameter of a unit', withUnit({ price: 3 }), 400, 'UNKNOWN_PARAMETER'],
    ['a locale of three parts', context({ locale: 'zh-Hant-HKG' }), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['a user action in small letters', context({ user_action: 'pay_now' }), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['a mark of 128 letters', withUnit({ custom_id: 'x'.repeat(128) }), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['no amount', { intent: 'CAPTURE', purchase_units: [{}] }, 400, 'INVALID_PARAMETER_SYNTAX'],
    ['yen with decimals', amount('JPY', '198.00'), 422, 'DECIMALS_NOT_SUPPORTED'],
    ['a tenth of a cent', amount('USD', '1.999'), 422, 'DECIMAL_PRECISION'],
    ['won', amount('KRW', '9000'), 422, 'INVALID_CURRENCY_CODE'],
    ['nothing', amount('USD', '0.00'), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ])('is told %s and answers', async (_, body, status, issue) => {
    const answer = await ask(ORDERS, { body })
    expect([answer.status, answer.body.details?.[0].issue]).toEqual([status, issue])
  })

  it('makes a second order where no request id says that it is the same', async () => {
    const first = await ask(ORDERS, { body: GOOD })
    const second = await ask(ORDERS, { body: GOOD })
    expect(second.body.id).not.toBe(first.body.id)
    const headers = { 'paypal-request-id': 'one' }
    const third = await ask(ORDERS, { body: GOOD, headers })
    const again = await ask(ORDERS, { body: GOOD, headers })
    expect([again.status, again.body.id]).toEqual([200, third.body.id])
  })

  it('answers a repeated request with how its order stands now', async () => {
    const headers = { 'paypal-request-id': 'one', prefer: 'return=representation' }
    const { body } = await ask(ORDERS, { body: GOOD, headers })
    pair.paypal.doings.approve(body.id)
    expect((await ask(ORDERS, { body: GOOD, headers })).body.status).toBe('APPROVED')
  })

  it('answers in short to whom does not prefer the whole', async () => {
    const { body } = await ask(ORDERS, { body: GOOD })
    expect(Object.keys(body).toSorted()).toEqual(['id', 'links', 'status'])
  })

  it.each([
    ['/v1/reporting/transactions', 400],
    ['/v1/reporting/transactions?start_date=2026-01-01T00:00:00Z&end_date=2026-02-02T00:00:00Z', 400],
    ['/v1/reporting/transactions?start_date=2026-01-01T00:00:00Z&end_date=2026-02-01T00:00:00Z', 200],
    ['/v1/notifications/webhooks-events?page=2', 400],
    ['/v1/customer/disputes?disputed_transaction_id=A&start_time=2026-01-01T00:00:00Z', 400],
    ['/v2/checkout/orders/5O190127TN364715T', 404],
    ['/v2/payments/authorizations/5O190127TN364715T', 404],
  ])('is asked %s and answers %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status)
  })

  it('knows nobody without a token of its own', async () => {
    expect((await ask(ORDERS, { body: GOOD, token: 'A21AAforged' })).status).toBe(401)
    const token = await tokenOf()
    pair.paypal.clock.advance(10 * 3600 * 1000)
    expect((await ask(ORDERS, { body: GOOD, token })).status).toBe(401)
  })

  it('lets a browser be the buyer', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    const body = JSON.stringify({ purse: 'pays' })
    const url = `${pair.paypal.url}/test/orders/${intentId}/approve`
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({ status: 'approved' })
    const script = await fetch(`${pair.paypal.url}/test/sdk.js`)
    expect(script.headers.get('content-type')).toBe('text/javascript')
    expect(await script.text()).toContain('createOrder')
  })

  it('delivers what it signed, and the gateway believes every one', async () => {
    const verdicts: WebhookVerdict[] = []
    const site = createServer(async (request, response) => {
      const headers = new Headers(request.headers as Record<string, string>)
      verdicts.push(await pair.gateway.verifyWebhook({ rawBody: await bytesOf(request), headers }))
      response.end()
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    pair.paypal.events.deliverTo(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
    const { intentId, captureId } = await payOne(pair)
    pair.paypal.doings.refund(captureId, '5.00')
    pair.paypal.doings.closeDispute(pair.paypal.doings.dispute(captureId), 'lost')
    const PATIENCE = { timeout: 10_000 }
    await expect.poll(() => verdicts.length, PATIENCE).toBe(6)
    for (const verdict of verdicts) {
      expect(verdict.ok).toBe(true)
      const named = verdict.ok ? (verdict.intentId ?? '') : ''
      expect((await pair.gateway.fetchIntent(named)).intentId).toBe(intentId)
    }
    const delivered = async () => (await eventsSince(null)).map((event) => event.delivered)
    await expect.poll(delivered, PATIENCE).toEqual(Array(6).fill(true))
    await new Promise((resolve) => site.close(resolve))
  })
})

describe('the merchant’s own pages', () => {
  it('give back no more than is left of a charge, as the call does not', async () => {
    const { captureId } = await payOne(pair)
    pair.paypal.doings.refund(captureId, '5.00')
    expect(() => pair.paypal.doings.refund(captureId, '1000.00')).toThrow('refused with 422')
    pair.paypal.doings.refund(captureId)
    expect(() => pair.paypal.doings.refund(captureId, '0.01')).toThrow('refused with 422')
    expect(() => pair.paypal.doings.refund(captureId)).toThrow('refused with 422')
  })
})

/** Of every page: an event of the second that has just ended stands on the last but one. */
const eventsSince = async (since: string | null): Promise<readonly ProviderEvent[]> => {
  const { events, hasMore, cursor } = await pair.gateway.listEvents({ since })
  return hasMore ? [...events, ...(await eventsSince(cursor))] : events
}

const bytesOf = async (request: IncomingMessage): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
