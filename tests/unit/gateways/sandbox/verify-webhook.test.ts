// P-nn: docs/facts/commerce.md 3.
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { signBody } from '@/gateways/payments/sandbox/signature'
import { verifyWebhook } from '@/gateways/payments/sandbox/verify-webhook'

const NOW = 1_800_000_000
const SECRET = 'whsec_current_0123456789abcdef'
const OLD = 'whsec_former_0123456789abcdef'
const bytes = (text: string) => Buffer.from(text)
const EVENT = {
  id: 'sevt_1',
  type: 'intent.succeeded',
  created: NOW,
  livemode: false,
  data: { object: { id: 'si_1' } },
}
const BODY = bytes(JSON.stringify(EVENT))
const sign = (rawBody: Uint8Array = BODY, seconds = NOW, ...secrets: string[]) =>
  signBody({ rawBody, seconds, secrets: secrets.length > 0 ? secrets : [SECRET] })
const ACCEPTED = { ok: true, eventId: 'sevt_1', type: 'intent.succeeded', intentId: 'si_1', livemode: false }
const refused = (reason: string) => ({ ok: false, reason })

const changed = Buffer.from(BODY)
changed.writeUInt8(changed.readUInt8(10) ^ 1, 10)
const pretty = bytes(JSON.stringify(EVENT, null, 2))
const marked = bytes(`\uFEFF${JSON.stringify(EVENT)}`)
const zipped = gzipSync(BODY)
const huge = Buffer.alloc(1_000_000, 0x20)
const live = bytes(JSON.stringify({ ...EVENT, livemode: true }))
const ACCOUNT = 'acct_ours'
const own = bytes(JSON.stringify({ ...EVENT, account: ACCOUNT }))
const foreign = bytes(JSON.stringify({ ...EVENT, account: 'acct_theirs' }))
const idle = bytes(JSON.stringify({ ...EVENT, data: { object: null } }))
const V1 = sign().split(',')[1]

/** P-01. */
const TABLE: [string, Uint8Array, string | null, object][] = [
  ['as it was sent', BODY, sign(), ACCEPTED],
  ['with one byte changed', changed, sign(), refused('wrong_signature')],
  ['signed with another secret', BODY, sign(BODY, NOW, 'whsec_stranger'), refused('wrong_signature')],
  ['signed with the old secret in a rotation', BODY, sign(BODY, NOW, OLD), ACCEPTED],
  ['300 s old', BODY, sign(BODY, NOW - 300), ACCEPTED],
  ['301 s old', BODY, sign(BODY, NOW - 301), refused('stale_signature')],
  ['301 s in the future', BODY, sign(BODY, NOW + 301), refused('stale_signature')],
  ['with its time moved', BODY, sign().replace(`t=${NOW}`, `t=${NOW + 1}`), refused('wrong_signature')],
  ['without the header', BODY, null, refused('missing_signature')],
  ['with an empty header', BODY, '', refused('missing_signature')],
  ['with a header of words', BODY, 'please', refused('malformed_signature')],
  ['without a time', BODY, V1 ?? '', refused('malformed_signature')],
  ['with two times', BODY, `t=${NOW},${sign()}`, refused('malformed_signature')],
  ['with a signature cut short', BODY, sign().slice(0, -2), refused('malformed_signature')],
  ['with two v1, the second good', BODY, `t=${NOW},v1=${'0'.repeat(64)},${V1}`, ACCEPTED],
  [
    'with two v1, neither good',
    BODY,
    `t=${NOW},v1=${'0'.repeat(64)},v1=${'1'.repeat(64)}`,
    refused('wrong_signature'),
  ],
  ['signed by the sender with both secrets', BODY, sign(BODY, NOW, 'whsec_next', SECRET), ACCEPTED],
  ['pretty-printed by its sender', pretty, sign(pretty), ACCEPTED],
  ['pretty-printed on its way', pretty, sign(), refused('wrong_signature')],
  ['with a byte order mark', marked, sign(marked), ACCEPTED],
  ['compressed on its way', zipped, sign(), refused('wrong_signature')],
  ['compressed by its sender', zipped, sign(zipped), refused('malformed_event')],
  ['of another shape', bytes('{"id":1}'), sign(bytes('{"id":1}')), refused('malformed_event')],
  ['of one megabyte', huge, sign(huge), refused('body_too_large')],
  ['of our account', own, sign(own), ACCEPTED],
  ['of another account', foreign, sign(foreign), refused('other_account')],
  ['about no payment', idle, sign(idle), { ...ACCEPTED, intentId: null }],
  ['of live money, which the caller must refuse', live, sign(live), { ...ACCEPTED, livemode: true }],
]

describe('a webhook', () => {
  it.each(TABLE)('%s', (_, rawBody, header, verdict) => {
    const headers = new Headers(header === null ? {} : { 'Sandbox-Signature': header })
    const check = { secrets: [SECRET, OLD], account: ACCOUNT, nowSeconds: NOW }
    expect(verifyWebhook({ rawBody, headers, ...check })).toEqual(verdict)
  })

  it('signed with the old secret is refused when the rotation is over', () => {
    const headers = new Headers({ 'sandbox-signature': sign(BODY, NOW, OLD) })
    const check = { secrets: [SECRET], account: ACCOUNT, nowSeconds: NOW }
    const verdict = verifyWebhook({ rawBody: BODY, headers, ...check })
    expect(verdict).toEqual(refused('wrong_signature'))
  })
})
