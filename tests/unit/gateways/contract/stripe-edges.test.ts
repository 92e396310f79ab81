import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WebhookVerdict } from '@/gateways/payments/gateway'
import { EVENT_TYPES } from '@/gateways/payments/stripe/list-events'
import { CARDS } from '../../../providers/stripe/cards'
import { STRIPE_KEYS } from '../../../providers/stripe/start-stripe'
import { type OwnStripe, startOwnStripe } from './own-stripe'
import { intentRequest, refundRequest } from './under-test'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

describe('the events', () => {
  it('are begun anew when Stripe knows the cursor no more', async () => {
    await stripe.confirmed()
    const { events, cursor } = await stripe.gateway.listEvents({ since: 'evt_longforgotten' })
    expect(events.length).toBeGreaterThan(0)
    expect(cursor).toBe(events.at(-1)?.eventId)
  })

  it('are of the kinds we asked for, at most twenty', async () => {
    await stripe.confirmed(CARDS.secondStep)
    const { events } = await stripe.gateway.listEvents({ since: null })
    expect(events.every(({ type }) => EVENT_TYPES.includes(type))).toBe(true)
    expect(EVENT_TYPES.length).toBeLessThanOrEqual(20)
  })

  it('arrive signed, however late, doubled and shuffled, and are then told as delivered', async () => {
    const verdicts: WebhookVerdict[] = []
    const site = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const headers = new Headers({ 'stripe-signature': String(request.headers['stripe-signature']) })
      verdicts.push(await stripe.gateway.verifyWebhook({ rawBody: Buffer.concat(chunks), headers }))
      response.end()
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const { cursor } = await stripe.gateway.listEvents({ since: null })
    stripe.behave({ webhooks: { duplicates: 1, shuffle: true, holdMs: 50, drop: 1 } })
    const { intentId, payment } = await stripe.confirmed()
    stripe.events.deliverTo(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const end = Date.now() + 10_000
    const arrived = () =>
      verdicts.filter((each) => each.ok && [intentId, payment].includes(each.intentId ?? ''))
    while (arrived().length < 4 && Date.now() < end) await sleep(10)
    stripe.events.deliverTo(null)
    await sleep(50)
    expect(verdicts.every(({ ok }) => ok)).toBe(true)
    expect(arrived()).toHaveLength(4)
    const { events } = await stripe.gateway.listEvents({ since: cursor })
    expect(events.map(({ delivered }) => delivered)).toEqual([true, true])
    site.closeAllConnections()
    await new Promise((resolve) => site.close(resolve))
  })
})

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
    await expect(stranger.refund(refundRequest(intentId, 100))).rejects.toMatchObject(untaken)
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
      const asked = stripe.gateway.refund(refund)
      await expect(asked).rejects.toMatchObject({
        kind: 'unavailable',
        httpStatus: status,
        outcomeUnknown: false,
      })
      written.mockRestore()
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { level: 'error', at: 'payments', message: 'Stripe does not take our keys for this call', status },
      ])
      expect((await stripe.gateway.refund(refund)).refunds).toHaveLength(1)
    },
  )
})

describe('Stripe on this machine', () => {
  it.each([
    ['/v1/refunds', 'payment_intent=pi_1&amount=5&metadata[a]=b&novel=1', 'parameter_unknown'],
    ['/v1/refunds', 'payment_intent=pi_1&amount=five&metadata[a]=b', 'parameter_invalid'],
    ['/v1/refunds', 'amount=5&metadata[a]=b', 'parameter_invalid'],
    ['/v1/checkout/sessions', 'mode=payment&payment_method_types[0]=card', 'parameter_invalid'],
    ['/v1/customers', '', undefined],
  ])('refuses what our SDK would not send: %s %s', async (path, body, code) => {
    const headers = {
      authorization: `Bearer ${STRIPE_KEYS.secretKey}`,
      'stripe-version': '2026-10-28.endive',
    }
    const response = await fetch(stripe.url + path, { method: 'POST', body, headers })
    expect(response.status).toBe(code ? 400 : 404)
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', ...(code && { code }) },
    })
  })

  it('lets a browser play the buyer', async () => {
    const { intentId, clientSecret } = await stripe.gateway.createIntent(intentRequest())
    const buy = async (doing: string, body: object) => {
      const init = { method: 'POST', body: JSON.stringify({ session: clientSecret, ...body }) }
      return (await fetch(`${stripe.url}/test/buyer/${doing}`, init)).json()
    }
    expect(await buy('session', {})).toMatchObject({
      id: intentId,
      amount: 1999,
      currency: 'usd',
      status: 'open',
    })
    expect(await buy('confirm', { card: CARDS.declined })).toMatchObject({ declineCode: 'generic_decline' })
    expect(await buy('confirm', { card: CARDS.secondStep })).toMatchObject({ status: 'requires_action' })
    expect(await buy('step', { decision: 'approve' })).toMatchObject({ status: 'succeeded' })
    expect(await stripe.gateway.fetchIntent(intentId)).toMatchObject({ status: 'succeeded' })
  })
})
