import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WebhookVerdict } from '@/gateways/payments/gateway'
import { EVENT_TYPES } from '@/gateways/payments/stripe/list-events'
import { CARDS } from '../../../providers/stripe/cards'
import { type OwnStripe, startOwnStripe } from './test-stripe'

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
