// P-nn: docs/facts/commerce.md 3.
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CERTIFICATES } from '../../../providers/paypal/sign-webhook'
import { ACCEPTED, BODY, bytes, EVENT, NOW, receiver, refused, sign } from './test-webhook'

const DAY_MS = 24 * 3600 * 1000

const without = (name: string) => {
  const { [name]: _, ...rest } = sign() as Record<string, string>
  return rest
}

const changed = Buffer.from(BODY)
changed.writeUInt8(changed.readUInt8(10) ^ 1, 10)

const pretty = bytes(JSON.stringify(EVENT, null, 2))

const event = (over: object) => bytes(JSON.stringify({ ...EVENT, ...over }))

const elsewhere = event({ resource: { ...EVENT.resource, payee: { merchant_id: 'ANTHERMRCHNT2' } } })

const refund = event({ resource_type: 'refund', resource: { id: '1JU08902781691411' } })

const dispute = event({
  resource_type: 'dispute',
  resource: { dispute_id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: '3C679366HH908993F' }] },
})

const novel = event({ event_type: 'PLANET.ALIGNED', resource_type: 'planet', resource: { id: 'MARS' } })

const oddities = event({ resource: ['what', 'is', 'this'] })

/** P-01. */
const TABLE: [string, Uint8Array, Record<string, string>, object][] = [
  ['as it was sent', BODY, sign(), ACCEPTED],
  ['with one byte changed', changed, sign(), refused('wrong_signature')],
  [
    'signed for another webhook',
    BODY,
    sign(BODY, { webhookId: 'WHSOMEBODYELSE' }),
    refused('wrong_signature'),
  ],
  [
    'signed with another key',
    BODY,
    sign(BODY, { key: CERTIFICATES.strangerKey }),
    refused('wrong_signature'),
  ],
  ['three days old', BODY, sign(BODY, { nowMs: NOW - 3 * DAY_MS }), ACCEPTED],
  ['older than any repetition', BODY, sign(BODY, { nowMs: NOW - 4 * DAY_MS }), refused('stale_signature')],
  ['301 s in the future', BODY, sign(BODY, { nowMs: NOW + 301_000 }), refused('stale_signature')],
  [
    'with its time moved',
    BODY,
    sign(BODY, { changed: { 'paypal-transmission-time': '2026-11-22T01:59:59Z' } }),
    refused('wrong_signature'),
  ],
  [
    'with a time of words',
    BODY,
    sign(BODY, { changed: { 'paypal-transmission-time': 'yesterday' } }),
    refused('malformed_signature'),
  ],
  [
    'with another transmission id',
    BODY,
    sign(BODY, { changed: { 'paypal-transmission-id': 'a1b2c3' } }),
    refused('wrong_signature'),
  ],
  [
    'with a separator in its id',
    BODY,
    sign(BODY, { changed: { 'paypal-transmission-id': 'a|b' } }),
    refused('malformed_signature'),
  ],
  ...['SHA1withRSA', 'none', 'sha256withrsa'].map((algorithm): (typeof TABLE)[number] => [
    `with the algorithm ${algorithm}`,
    BODY,
    sign(BODY, { changed: { 'paypal-auth-algo': algorithm } }),
    refused('malformed_signature'),
  ]),
  [
    'with a signature of words',
    BODY,
    sign(BODY, { changed: { 'paypal-transmission-sig': 'please, let me in' } }),
    refused('malformed_signature'),
  ],
  ...Object.keys(sign()).map((name): (typeof TABLE)[number] => [
    `without ${name}`,
    BODY,
    without(name),
    refused('missing_signature'),
  ]),
  ['pretty-printed by its sender', pretty, sign(pretty), ACCEPTED],
  ['pretty-printed on its way', pretty, sign(), refused('wrong_signature')],
  ['compressed by its sender', gzipSync(BODY), sign(gzipSync(BODY)), refused('malformed_event')],
  ['of no JSON', bytes('{'), sign(bytes('{')), refused('malformed_event')],
  [
    'without an id',
    bytes('{"event_type":"A"}'),
    sign(bytes('{"event_type":"A"}')),
    refused('malformed_event'),
  ],
  ['of 256 KB and a byte', Buffer.alloc(256 * 1024 + 1, 0x20), sign(), refused('body_too_large')],
  ['about another account', elsewhere, sign(elsewhere), refused('other_account')],
  ['about a refund', refund, sign(refund), { ...ACCEPTED, intentId: '1JU08902781691411' }],
  ['about a dispute', dispute, sign(dispute), { ...ACCEPTED, intentId: '3C679366HH908993F' }],
  [
    'of a type we never heard of',
    novel,
    sign(novel),
    { ...ACCEPTED, type: 'PLANET.ALIGNED', intentId: null },
  ],
  ['with a resource of another shape', oddities, sign(oddities), { ...ACCEPTED, intentId: null }],
]

describe('a webhook of PayPal', () => {
  it.each(TABLE)('%s', async (_, body, headers, verdict) => {
    expect(await receiver().verify(headers, body)).toEqual(verdict)
  })
})
