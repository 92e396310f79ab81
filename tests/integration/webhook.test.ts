import { describe, expect, it } from 'vitest'
import { SIGNATURE_HEADER, signBody } from '@/gateways/payments/sandbox/signature'
import { query } from '../support/database'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { placeOrder, readyToBuy, startPayment } from '../support/way'

const eventOf = (intentId: string, id = `evt_${crypto.randomUUID()}`) =>
  JSON.stringify({
    id,
    type: 'intent.succeeded',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: intentId } },
  })

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${site().url}/api/sandbox/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

const signed = (body: string, { secret = site().secrets.sandboxWebhook, ageSeconds = 0 } = {}) => ({
  [SIGNATURE_HEADER]: signBody({
    rawBody: new TextEncoder().encode(body),
    seconds: Math.floor(Date.now() / 1000) - ageSeconds,
    secrets: [secret],
  }),
})

describe('the webhook', () => {
  it.each([
    ['no signature', (_: string) => ({})],
    ['a wrong secret', (body: string) => signed(body, { secret: 'not-the-secret-of-this-gateway' })],
    ['a signature of 301 seconds ago', (body: string) => signed(body, { ageSeconds: 301 })],
    ['the signature of another body', () => signed('{}')],
  ])('answers 400 to %s and keeps nothing', async (_, headers) => {
    const body = eventOf('si_forged')
    expect((await post(body, headers(body))).status).toBe(400)
    const { id } = JSON.parse(body) as { id: string }
    expect(await query('select 1 from provider_events where event_id = $1', [id])).toHaveLength(0)
  })

  it('keeps a genuine event once, however often it comes', async () => {
    const body = eventOf('si_unknown')
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(body, signed(body))))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { id } = JSON.parse(body) as { id: string }
    expect(await query('select 1 from provider_events where event_id = $1', [id])).toHaveLength(1)
  })

  it('grants nothing for a signed event whose intent was never paid', async () => {
    const visitor = newVisitor()
    const sitting = await readyToBuy(visitor, { email: `lie-${crypto.randomUUID()}@example.com` })
    const { orderNumber } = await placeOrder(visitor, { sitting })
    const { payCode } = await startPayment(visitor, orderNumber)
    const body = eventOf(payCode.split('_secret_')[0] ?? '')
    expect((await post(body, signed(body))).status).toBe(200)
    const { id } = JSON.parse(body) as { id: string }
    await expect
      .poll(
        async () =>
          (await query<{ state: string }>('select state from provider_events where event_id = $1', [id]))[0]
            ?.state,
        { timeout: 60_000 },
      )
      .toBe('applied')
    expect(
      await visitor.ok('pay.status', { params: { examOrderNumber: sitting.orderNumber } }),
    ).toMatchObject({ paid: false })
    // After a quarter of an hour the books would say that a success was told and never booked, and be right.
    await query('delete from provider_events where event_id = $1', [id])
  })
})
