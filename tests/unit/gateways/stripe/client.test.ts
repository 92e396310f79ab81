import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { intentRequest, refundRequest } from '../contract/under-test'
import { type OwnStripe, startOwnStripe } from './test-stripe'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

describe('the keys', () => {
  it('say whether real money moves', () => {
    const of = (secretKey: string) => stripe.gatewayWith({ secretKey }).livemode
    expect([
      of('sk_test_12345678'),
      of('rk_test_12345678'),
      of('sk_live_12345678'),
      of('rk_live_12345678'),
    ]).toEqual([false, false, true, true])
  })

  it('that Stripe does not take, as after a rollover, refuse nothing for good', async () => {
    const { intentId } = await stripe.confirmed()
    const stranger = stripe.gatewayWith({ secretKey: 'sk_test_stranger' })
    const untaken = { kind: 'unavailable', httpStatus: 401, outcomeUnknown: false }
    await expect(stranger.createIntent(intentRequest())).rejects.toMatchObject(untaken)
    await expect(stranger.fetchIntent(intentId)).rejects.toMatchObject(untaken)
    await expect(stranger.cancelIntent(intentId)).rejects.toMatchObject(untaken)
    await expect(stranger.createRefund(refundRequest(intentId, 100))).rejects.toMatchObject(untaken)
    await expect(stranger.listEvents({ since: null })).rejects.toMatchObject(untaken)
  })

  it.each([401, 403])(
    'that are not taken (%i) in the midst of a refund have made none, and the log says so',
    async (status) => {
      const { intentId } = await stripe.confirmed()
      const refund = refundRequest(intentId, 100)
      stripe.behave({ calls: [{ call: 'refunds.create', action: 'status', status }] })
      const lines: string[] = []
      const written = vi
        .spyOn(process.stdout, 'write')
        .mockImplementation((line) => lines.push(String(line)) > 0)
      const asked = stripe.gateway.createRefund(refund)
      await expect(asked).rejects.toMatchObject({
        kind: 'unavailable',
        httpStatus: status,
        outcomeUnknown: false,
      })
      written.mockRestore()
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { level: 'error', at: 'payments', message: 'Stripe does not take our keys for this call', status },
      ])
      expect((await stripe.gateway.createRefund(refund)).refunds).toHaveLength(1)
    },
  )
})
