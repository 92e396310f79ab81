// P-nn: docs/facts/commerce.md 3.
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { WebhookRequest } from '@/gateways/payments/gateway'
import type { Suite } from './contract'
import { intentRequest, paidIntent } from './under-test'

/** P-01: what happens on the way, whoever signs. */
const REWRITTEN: [name: string, rewrite: (body: Uint8Array) => Uint8Array][] = [
  ['with one byte changed', (body) => changed(body)],
  ['compressed', (body) => gzipSync(body)],
  ['with a byte order mark', (body) => Buffer.concat([Buffer.from('\uFEFF'), body])],
  ['pretty-printed', (body) => Buffer.from(JSON.stringify(JSON.parse(textOf(body)), null, 2))],
  ['with a line break behind it', (body) => Buffer.concat([body, Buffer.from('\n')])],
  ['cut short', (body) => body.subarray(0, -1)],
  ['empty', () => new Uint8Array()],
]

export const describeWebhooks = ({ provider }: Suite) => {
  it('believes a webhook as it was sent, and follows it to its intent', async () => {
    const { gateway, webhook } = provider()
    const intent = await paidIntent(provider())
    const verdict = await gateway.verifyWebhook(await webhook(intent))
    expect(verdict).toMatchObject({ ok: true, livemode: gateway.livemode, intentId: expect.any(String) })
    const named = verdict.ok ? verdict.intentId : null
    expect((await gateway.fetchIntent(named ?? '')).intentId).toBe(intent.intentId)
  })

  it.each(REWRITTEN)('refuses a webhook %s on its way', async (_, rewrite) => {
    const { gateway, webhook } = provider()
    const { rawBody, headers } = await webhook(await gateway.createIntent(intentRequest()))
    expect(await gateway.verifyWebhook({ rawBody: rewrite(rawBody), headers })).toMatchObject({ ok: false })
  })

  it('refuses a webhook without a signature, and one of a megabyte', async () => {
    const { gateway, webhook } = provider()
    const { rawBody, headers } = await webhook(await gateway.createIntent(intentRequest()))
    const asked = (request: WebhookRequest) => gateway.verifyWebhook(request)
    expect(await asked({ rawBody, headers: new Headers() })).toEqual({
      ok: false,
      reason: 'missing_signature',
    })
    expect(await asked({ rawBody: Buffer.alloc(1_000_000, 32), headers })).toEqual({
      ok: false,
      reason: 'body_too_large',
    })
  })

  it('judges every webhook of its own table', async () => {
    const { gateway, webhookCases } = provider()
    const intent = await gateway.createIntent(intentRequest())
    // Some are told apart by one second: the clock stands still from their making to the verdict.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const cases = await webhookCases(intent)
    expect(cases.length).toBeGreaterThan(0)
    for (const [name, request, expected] of cases) {
      const verdict = await gateway.verifyWebhook(request)
      expect([name, verdict.ok ? 'accepted' : verdict.reason]).toEqual([name, expected])
    }
  })
}

const textOf = (body: Uint8Array) => Buffer.from(body).toString('utf8')

const changed = (body: Uint8Array) => {
  const copy = Buffer.from(body)
  copy.writeUInt8(copy.readUInt8(10) ^ 1, 10)
  return copy
}
