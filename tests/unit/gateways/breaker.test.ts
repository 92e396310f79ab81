import { describe, expect, it } from 'vitest'
import { OPEN_MS, withBreaker } from '@/gateways/payments/breaker'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'

const silence = () => new GatewayError({ kind: 'unavailable', code: 'connect_timeout' })
const refusal = () => new GatewayError({ kind: 'declined_request', code: 'no_such_intent', httpStatus: 404 })

/** A provider behind a breaker, asked with a clock that a test turns. */
const build = () => {
  const time = { now: 0 }
  const provider = { answer: async (): Promise<unknown> => ({}), asked: 0 }
  const call = async () => {
    provider.asked += 1
    return provider.answer()
  }
  const names = ['createIntent', 'fetchIntent', 'cancelIntent', 'createRefund', 'listEvents']
  const gateway = Object.fromEntries(names.map((name) => [name, call])) as unknown as PaymentGateway
  const guarded = withBreaker({ ...gateway, id: 'sandbox' }, () => time.now)
  const ask = () =>
    guarded.fetchIntent('pi_1').then(
      () => 'answered',
      (error: GatewayError) => error.code,
    )
  const askTimes = async (times: number) => {
    const heard: string[] = []
    for (let each = 0; each < times; each++) heard.push(await ask())
    return heard
  }
  return { time, provider, ask, askTimes }
}

describe('the breaker before a payment provider', () => {
  it('lets everything through while the provider answers, refusals too', async () => {
    const { provider, askTimes } = build()
    provider.answer = async () => {
      throw refusal()
    }
    expect(new Set(await askTimes(20))).toEqual(new Set(['no_such_intent']))
    expect(provider.asked).toBe(20)
  })

  it.each([
    ['cannot be read', { kind: 'bad_response', code: 'not_json', httpStatus: 200 }],
    ['is a later time', { kind: 'unavailable', code: 'REFUND_FAILED_INSUFFICIENT_FUNDS', httpStatus: 422 }],
    ['is that the key is in use', { kind: 'unavailable', code: 'in_use', httpStatus: 409 }],
    ['is that we have no right to this', { kind: 'unavailable', code: 'PERMISSION_DENIED', httpStatus: 403 }],
  ] as const)('hears an answer in one that %s', async (_, error) => {
    const { provider, askTimes } = build()
    provider.answer = async () => {
      throw new GatewayError(error)
    }
    expect(new Set(await askTimes(20))).toEqual(new Set([error.code]))
    expect(provider.asked).toBe(20)
  })

  it.each([
    ['a timeout', { kind: 'timeout_after_send', code: 'read_timeout' }],
    ['a server’s own failure', { kind: 'unavailable', code: 'http_500', httpStatus: 500 }],
    ['keys that are not taken', { kind: 'unavailable', code: 'invalid_client', httpStatus: 401 }],
    ['too much to do', { kind: 'unavailable', code: 'http_429', httpStatus: 429 }],
  ] as const)('counts %s as silence', async (_, error) => {
    const { provider, askTimes } = build()
    provider.answer = async () => {
      throw new GatewayError(error)
    }
    await askTimes(7)
    expect(provider.asked).toBe(5)
  })

  it('opens after five silences in a row: the next callers hear so at once, and nothing is sent', async () => {
    const { provider, askTimes } = build()
    provider.answer = async () => {
      throw silence()
    }
    expect(await askTimes(7)).toEqual([...Array(5).fill('connect_timeout'), 'breaker_open', 'breaker_open'])
    expect(provider.asked).toBe(5)
  })

  it('forgets silences that an answer interrupts', async () => {
    const { provider, askTimes } = build()
    for (let round = 0; round < 3; round++) {
      provider.answer = async () => {
        throw silence()
      }
      await askTimes(4)
      provider.answer = async () => ({})
      expect(await askTimes(1)).toEqual(['answered'])
    }
  })

  it('tries one call after a while; its answer closes it', async () => {
    const { time, provider, ask, askTimes } = build()
    provider.answer = async () => {
      throw silence()
    }
    await askTimes(5)
    time.now = OPEN_MS
    let release = () => {}
    provider.answer = () => new Promise((done) => (release = () => done({})))
    const first = ask()
    expect(await askTimes(3)).toEqual(Array(3).fill('breaker_open'))
    release()
    expect(await first).toBe('answered')
    provider.answer = async () => ({})
    expect(await askTimes(2)).toEqual(['answered', 'answered'])
  })

  it('opens again when that call hears nothing either', async () => {
    const { time, provider, askTimes } = build()
    provider.answer = async () => {
      throw silence()
    }
    await askTimes(5)
    time.now = OPEN_MS
    expect(await askTimes(2)).toEqual(['connect_timeout', 'breaker_open'])
  })
})
