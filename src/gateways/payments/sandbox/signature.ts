import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRefusal } from '../gateway'

export const SIGNATURE_HEADER = 'sandbox-signature'
export const SIGNATURE_TOLERANCE_SECONDS = 300

type SignedBody = { rawBody: Uint8Array; seconds: number; secret: string }

const digest = ({ rawBody, seconds, secret }: SignedBody) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()

/** One `v1` for each secret, so that a receiver in the middle of a rotation finds one of its own. */
export const signBody = (input: { rawBody: Uint8Array; seconds: number; secrets: readonly string[] }) =>
  [
    `t=${input.seconds}`,
    ...input.secrets.map((secret) => `v1=${digest({ ...input, secret }).toString('hex')}`),
  ].join(',')

type SignatureCheck = {
  rawBody: Uint8Array
  header: string | null
  secrets: readonly string[]
  nowSeconds: number
}

/**
 * HMAC-SHA256 over `${t}.${rawBody}`; t within 300 s either way; one v1 with one of the secrets is enough. null: the
 * signature is right.
 */
export const checkSignature = ({
  rawBody,
  header,
  secrets,
  nowSeconds,
}: SignatureCheck): WebhookRefusal | null => {
  if (!header) return 'missing_signature'
  const parts = header.split(',').map((part) => part.trim())
  const times = parts.filter((part) => part.startsWith('t=')).map((part) => part.slice(2))
  const given = parts
    .filter((part) => /^v1=[0-9a-f]{64}$/.test(part))
    .map((part) => Buffer.from(part.slice(3), 'hex'))
  const [time] = times
  if (times.length !== 1 || !time || !/^\d{1,12}$/.test(time) || given.length === 0 || given.length > 10) {
    return 'malformed_signature'
  }
  const seconds = Number(time)
  if (Math.abs(nowSeconds - seconds) > SIGNATURE_TOLERANCE_SECONDS) return 'stale_signature'
  const expected = secrets.map((secret) => digest({ rawBody, seconds, secret }))
  return expected.some((mac) => given.some((v1) => timingSafeEqual(mac, v1))) ? null : 'wrong_signature'
}
