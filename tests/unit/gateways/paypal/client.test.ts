import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGateway as createPaypalGateway } from '@/gateways/payments/paypal/create-gateway'
import { createTimedFetch } from '@/gateways/payments/timed-fetch'
import { PAYPAL_KEYS } from '../../../providers/paypal/keys'
import { gatewayTo, intentRequest, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

const tokensAskedFor = () => pair.paypal.arrived.filter((name) => name === 'oauth.token').length

const create = () => pair.gateway.createIntent(intentRequest())

describe('the access token', () => {
  it('is asked for once by many at a time, and kept', async () => {
    const { intentId } = await create()
    await Promise.all([1, 2, 3, 4, 5].map(() => pair.gateway.fetchIntent(intentId)))
    expect(tokensAskedFor()).toBe(1)
    const fresh = gatewayTo(pair.paypal)
    await Promise.all([1, 2, 3, 4, 5].map(() => fresh.fetchIntent(intentId)))
    expect(tokensAskedFor()).toBe(2)
  })

  it('is replaced in the minute before its end', async () => {
    const { intentId } = await create()
    pair.paypal.clock.advance((32_400 - 65) * 1000)
    await pair.gateway.cancelIntent(intentId).catch(() => null)
    expect(tokensAskedFor()).toBe(1)
    pair.paypal.clock.advance(6 * 1000)
    await pair.gateway.cancelIntent(intentId).catch(() => null)
    expect(tokensAskedFor()).toBe(2)
  })

  it('that was withdrawn is replaced, and the same request goes out again', async () => {
    await create()
    pair.paypal.withdrawTokens()
    const { intentId } = await pair.gateway.createIntent(intentRequest({ attempt: 2 }))
    expect(pair.paypal.store.orders.has(intentId)).toBe(true)
    expect(tokensAskedFor()).toBe(2)
  })

  it('is replaced once and no more for a refusal that stays', async () => {
    const calls = [{ call: 'orders.create', action: 'status', status: 401, times: 9 } as const]
    pair.paypal.behave({ calls })
    await expect(create()).rejects.toMatchObject({
      kind: 'unavailable',
      httpStatus: 401,
      outcomeUnknown: false,
    })
    expect(tokensAskedFor()).toBe(2)
    expect(pair.paypal.arrived.filter((name) => name === 'orders.create')).toHaveLength(2)
  })

  it('is not given for a wrong secret', async () => {
    const stranger = gatewayTo(pair.paypal, { clientSecret: 'somebody-elses-secret' })
    await expect(stranger.createIntent(intentRequest())).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'invalid_client',
      outcomeUnknown: false,
    })
  })

  it.each(['hang', 'reset', 'garbage', 'shape'] as const)(
    'that never comes (%s) means that nothing was done',
    async (action) => {
      pair.paypal.behave({ calls: [{ call: 'oauth.token', action, ms: 500 }] })
      await expect(create()).rejects.toMatchObject({ outcomeUnknown: false })
      expect(pair.paypal.store.orders.size).toBe(0)
    },
  )
})

/** What PayPal did, and what we then know: of an order to make, and of one to read. */
const SILENCES = [
  [{ action: 'reset' }, 'timeout_after_send', 'unavailable'],
  [{ action: 'hang', ms: 400 }, 'timeout_after_send', 'unavailable'],
  [{ action: 'status', status: 500 }, 'timeout_after_send', 'unavailable'],
  [{ action: 'status', status: 503 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 429 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 409 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 403 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 401, times: 2 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 400 }, 'declined_request', 'declined_request'],
  [{ action: 'garbage' }, 'bad_response', 'bad_response'],
  [{ action: 'shape' }, 'bad_response', 'bad_response'],
] as const

describe('keys that PayPal does not take', () => {
  it.each([401, 403])('(%i) are an error in the log, of their own', async (status) => {
    const lines: string[] = []
    const written = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => lines.push(String(line)) > 0)
    pair.paypal.behave({ calls: [{ call: 'orders.create', action: 'status', status, times: 2 }] })
    await expect(create()).rejects.toMatchObject({ kind: 'unavailable' })
    written.mockRestore()
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')
    expect(errors).toMatchObject([
      { level: 'error', message: 'PayPal does not take our keys for this call', status },
    ])
  })
})

describe('an answer that is none', () => {
  it.each(SILENCES)('%o: making is %s, reading is %s', async (fault, making, reading) => {
    const { intentId } = await create()
    const unknown = making === 'timeout_after_send' || making === 'bad_response'
    pair.paypal.behave({ calls: [{ call: 'orders.create', ...fault }] })
    await expect(pair.gateway.createIntent(intentRequest({ attempt: 2 }))).rejects.toMatchObject({
      kind: making,
      outcomeUnknown: unknown,
    })
    pair.paypal.behave({ calls: [{ call: 'orders.get', ...fault }] })
    await expect(pair.gateway.fetchIntent(intentId)).rejects.toMatchObject({
      kind: reading,
      outcomeUnknown: false,
    })
  })

  it('after nothing was sent means that nothing was done', async () => {
    const { url } = pair.paypal
    await pair.paypal.stop()
    const gateway = createPaypalGateway({ ...PAYPAL_KEYS, mode: 'sandbox', apiUrl: url })
    await expect(gateway.createIntent(intentRequest())).rejects.toMatchObject({
      kind: 'unavailable',
      outcomeUnknown: false,
    })
  })

  it('later than we wait is unknown, and the same key finds what was made', async () => {
    const impatient = gatewayTo(pair.paypal, { fetch: createTimedFetch({ readMs: 150 }) })
    pair.paypal.behave({ calls: [{ call: 'orders.create', action: 'slow', ms: 400, effect: 'after' }] })
    await expect(impatient.createIntent(intentRequest())).rejects.toMatchObject({ outcomeUnknown: true })
    const { intentId } = await create()
    expect([...pair.paypal.store.orders.keys()]).toEqual([intentId])
  })
})
