import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { WebhookRefusal, WebhookRequest } from '../gateway'
import type { GetSigningKey } from './signing-keys'

/** How PayPal signs our webhooks. */
export type Signer = {
  webhookId: string
  /** The one origin that signing certificates are fetched from. */
  certificateOrigin: string
  getSigningKey: GetSigningKey
}

/**
 * The signed time is that of the transmission. PayPal repeats a delivery for three days, and its documentation does not
 * say whether with a new time, so the tolerance must be as wide. A replay within it does no harm: an event is known by
 * its id, and its content is never believed.
 */
const OLDEST_SECONDS = 3 * 24 * 3600 + 3600
const AHEAD_SECONDS = 300

type SignatureCheck = WebhookRequest & { signer: Signer; nowMs: number }

/** RSA-SHA256 over `transmission id|time|webhook id|CRC32 of the body`. null: the signature is right. */
export const checkSignature = async ({
  rawBody,
  headers,
  signer,
  nowMs,
}: SignatureCheck): Promise<WebhookRefusal | null> => {
  const given = readHeaders(headers)
  if (typeof given === 'string') return given
  const { transmissionId, time, signature, certUrl } = given
  const age = (nowMs - Date.parse(time)) / 1000
  if (!isCertificateUrl(certUrl, signer.certificateOrigin)) return 'malformed_signature'
  if (age > OLDEST_SECONDS || age < -AHEAD_SECONDS) return 'stale_signature'
  const key = await signer.getSigningKey({ url: certUrl, now: new Date(nowMs) })
  if (!key) return 'wrong_signature'
  const signed = Buffer.from(`${transmissionId}|${time}|${signer.webhookId}|${crc32(rawBody)}`)
  return verify('sha256', signed, key, Buffer.from(signature, 'base64')) ? null : 'wrong_signature'
}

type SignatureHeaders = { transmissionId: string; time: string; signature: string; certUrl: string }

const readHeaders = (headers: Headers): SignatureHeaders | WebhookRefusal => {
  const transmissionId = headers.get('paypal-transmission-id')
  const time = headers.get('paypal-transmission-time')
  const signature = headers.get('paypal-transmission-sig')
  const certUrl = headers.get('paypal-cert-url')
  const algorithm = headers.get('paypal-auth-algo')
  if (!transmissionId || !time || !signature || !certUrl || !algorithm) return 'missing_signature'
  const wellFormed =
    algorithm === 'SHA256withRSA' &&
    /^[\w-]{1,50}$/.test(transmissionId) &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(time) &&
    !Number.isNaN(Date.parse(time)) &&
    /^[A-Za-z0-9+/]{1,1000}={0,2}$/.test(signature)
  return wellFormed ? { transmissionId, time, signature, certUrl } : 'malformed_signature'
}

/** Compared character by character, so that two parsers of a URL cannot disagree. */
const isCertificateUrl = (url: string, origin: string): boolean =>
  url.startsWith(`${origin}/v1/notifications/certs/`) &&
  /^[\w-]{1,100}$/.test(url.slice(`${origin}/v1/notifications/certs/`.length))
