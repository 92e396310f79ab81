import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateway as createPaypalGateway } from '@/gateways/payments/paypal/create-gateway'
import { PAYPAL_KEYS } from '../../../providers/paypal/keys'
import { CERTIFICATE_PATH, CERTIFICATES, paypalSignature } from '../../../providers/paypal/sign-webhook'
import { ACCEPTED, BODY, GOOD_CHAIN, NOW, ORIGIN, receiver, refused, sign } from './test-webhook'

const certAt = (url: string) => sign(BODY, { changed: { 'paypal-cert-url': url } })

describe('the address of a certificate', () => {
  it.each([
    'https://evil.example/v1/notifications/certs/CERT-1',
    `http://api.sandbox.paypal.com${CERTIFICATE_PATH}`,
    `https://api.paypal.com${CERTIFICATE_PATH}`,
    `https://api.sandbox.paypal.com.evil.example${CERTIFICATE_PATH}`,
    `https://api.sandbox.paypal.com@evil.example${CERTIFICATE_PATH}`,
    `https://someone:secret@api.sandbox.paypal.com${CERTIFICATE_PATH}`,
    `https://api.sandbox.paypal.com:8443${CERTIFICATE_PATH}`,
    `https://api.sandbox.paypal.com:443${CERTIFICATE_PATH}`,
    `https://API.SANDBOX.PAYPAL.COM${CERTIFICATE_PATH}`,
    `https://api.sandbox.paypal.com\\@evil.example${CERTIFICATE_PATH}`,
    `https://api.sandbox.paypaI.com${CERTIFICATE_PATH}`,
    'https://api.sandbox.paypal.com/v1/notifications/certs/../../redirect',
    'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1?next=//evil.example',
    'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1#//evil.example',
    'https://api.sandbox.paypal.com/v1/notifications/certs/%2e%2e',
    'https://api.sandbox.paypal.com/v1/notifications/certs/',
    'https://www.paypal.com/v1/notifications/certs/CERT-1',
    'javascript:alert(1)',
    'CERT-1',
  ])('%s is never asked', async (url) => {
    const { asked, verify } = receiver()
    expect(await verify(certAt(url))).toEqual(refused('malformed_signature'))
    expect(asked).toEqual([])
  })

  it('is asked once, however many webhooks come at a time and afterwards', async () => {
    const { asked, verify } = receiver()
    const verdicts = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => verify(sign())))
    expect([...verdicts, await verify(sign())]).toEqual(Array(8).fill(ACCEPTED))
    expect(asked).toEqual([`${ORIGIN}${CERTIFICATE_PATH}`])
  })

  it('is no way to make us ask PayPal as often as somebody likes', async () => {
    const { asked, verify } = receiver({ status: 404 })
    const path = (at: number) => `${ORIGIN}/v1/notifications/certs/CERT-${at}`
    await Promise.allSettled(Array.from({ length: 50 }, (_, at) => verify(certAt(path(at)))))
    expect(asked.length).toBeLessThanOrEqual(4)
  })

  it('that PayPal did not know is not asked again for some minutes', async () => {
    const { asked, time, verify } = receiver({ status: 404 })
    for (const seconds of [0, 1, 200]) {
      time.now = NOW + seconds * 1000
      expect(await verify(sign())).toEqual(refused('wrong_signature'))
    }
    expect(asked).toHaveLength(1)
    time.now = NOW + 301_000
    await verify(sign())
    expect(asked).toHaveLength(2)
  })

  it('that we never heard of is asked ten times a minute in all, and a known one is still believed', async () => {
    const { asked, time, verify } = receiver()
    const invented = (at: number) => certAt(`${ORIGIN}/v1/notifications/certs/CERT-${at}-UNKNOWN`)
    expect(await verify(sign())).toEqual(ACCEPTED)
    for (let at = 0; at < 9; at += 1) expect(await verify(invented(at))).toEqual(refused('wrong_signature'))
    for (let at = 9; at < 30; at += 1)
      await expect(verify(invented(at))).rejects.toMatchObject({ kind: 'unavailable' })
    expect(asked).toHaveLength(10)
    expect(await verify(sign())).toEqual(ACCEPTED)
    time.now = NOW + 61_000
    expect(await verify(certAt(`${ORIGIN}/v1/notifications/certs/CERT-2`))).toEqual(ACCEPTED)
  })

  it.each([
    ['sandbox', 'https://api-m.sandbox.paypal.com', ORIGIN],
    ['live', 'https://api-m.paypal.com', 'https://api.paypal.com'],
  ] as const)('in %s is the same where the API’s own address is set', async (mode, apiUrl, origin) => {
    const fetch = async () => new Response(GOOD_CHAIN)
    const gateway = createPaypalGateway({ ...PAYPAL_KEYS, mode, apiUrl, clock: () => NOW, fetch })
    const headers = new Headers(paypalSignature({ body: BODY, nowMs: NOW, origin }))
    expect(await gateway.verifyWebhook({ rawBody: BODY, headers })).toMatchObject({ ok: true })
  })
})

describe('a certificate', () => {
  it.each([
    ['alone, as it was signed', CERTIFICATES.signing, ACCEPTED],
    [
      'with another’s authority',
      CERTIFICATES.signing + CERTIFICATES.otherAuthority,
      refused('wrong_signature'),
    ],
    ['of a name that only looks like PayPal’s', CERTIFICATES.stranger, refused('wrong_signature')],
    ['that is an authority’s', CERTIFICATES.authority, refused('wrong_signature')],
    [
      'that is none',
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      refused('wrong_signature'),
    ],
    ['that is a page', '<html>', refused('wrong_signature')],
  ])('%s', async (_, text, verdict) => {
    const key = text === CERTIFICATES.stranger ? CERTIFICATES.strangerKey : undefined
    expect(await receiver({ text }).verify(sign(BODY, { key }))).toEqual(verdict)
  })

  it.each([
    ['before its first day', '2020-01-01T00:00:00Z'],
    ['after its last', '2226-01-01T00:00:00Z'],
  ])('is worth nothing %s', async (_, at) => {
    const now = Date.parse(at)
    expect(await receiver({ now }).verify(sign(BODY, { nowMs: now }))).toEqual(refused('wrong_signature'))
  })

  it('that PayPal does not know makes a forgery', async () => {
    expect(await receiver({ status: 404, text: '' }).verify(sign())).toEqual(refused('wrong_signature'))
    expect(await receiver({ status: 302, text: GOOD_CHAIN }).verify(sign())).toEqual(
      refused('wrong_signature'),
    )
  })

  it('that PayPal cannot hand out now lets the sender try again', async () => {
    await expect(receiver({ status: 500 }).verify(sign())).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('a redirect in the place of a certificate', () => {
  let server: Server
  let origin = ''
  const visited: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      visited.push(request.url ?? '')
      const there = request.url === '/elsewhere'
      response.writeHead(there ? 200 : 302, { location: '/elsewhere' }).end(there ? GOOD_CHAIN : '')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('is not followed', async () => {
    const gateway = createPaypalGateway({ ...PAYPAL_KEYS, mode: 'sandbox', apiUrl: origin, clock: () => NOW })
    const headers = new Headers(paypalSignature({ body: BODY, nowMs: NOW, origin }))
    expect(await gateway.verifyWebhook({ rawBody: BODY, headers })).toEqual(refused('wrong_signature'))
    expect(visited).toEqual([CERTIFICATE_PATH])
  })
})
