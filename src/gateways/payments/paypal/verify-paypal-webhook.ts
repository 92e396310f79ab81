import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { WebhookRefusal, WebhookRequest, WebhookVerdict } from '../gateway'
import { subjectOf } from './event-subject'
import type { SigningKeyAt } from './signing-certificates'
import { eventSchema } from './wire'

export type PaypalWebhooks = {
  webhookId: string
  merchantId: string | undefined
  livemode: boolean
  /** The one origin that signing certificates are fetched from. */
  certificateOrigin: string
  signingKeyAt: SigningKeyAt
  clock: () => number
}

export const WEBHOOK_BODY_LIMIT = 256 * 1024

/**
 * The signed time is that of the transmission. PayPal repeats a delivery for three days, and its documentation does not
 * say whether with a time of its own; so its window must be as wide. What an old delivery could do is little: its event
 * is known by its id, and no event is believed.
 */
const OLDEST_SECONDS = 3 * 24 * 3600 + 3600
const AHEAD_SECONDS = 300

type Checked = WebhookRequest & { webhooks: PaypalWebhooks }

/** The signature is checked on the bytes as they came; only then are they read as text. */
export const verifyPaypalWebhook = async ({
  rawBody,
  headers,
  webhooks,
}: Checked): Promise<WebhookVerdict> => {
  if (rawBody.byteLength > WEBHOOK_BODY_LIMIT) return { ok: false, reason: 'body_too_large' }
  const refusal = await checkSignature({ rawBody, headers, webhooks })
  if (refusal) return { ok: false, reason: refusal }
  const event = eventSchema.safeParse(parse(rawBody))
  if (!event.success) return { ok: false, reason: 'malformed_event' }
  const { merchantId, livemode } = webhooks
  const { intentId, merchantIds } = subjectOf(event.data)
  const foreign = merchantId !== undefined && merchantIds.some((id) => id !== merchantId)
  if (foreign) return { ok: false, reason: 'other_account' }
  return { ok: true, eventId: event.data.id, type: event.data.event_type, intentId, livemode }
}

const checkSignature = async ({ rawBody, headers, webhooks }: Checked): Promise<WebhookRefusal | null> => {
  const given = readHeaders(headers)
  if (typeof given === 'string') return given
  const { transmissionId, time, signature, certUrl } = given
  const now = webhooks.clock()
  const age = (now - Date.parse(time)) / 1000
  if (!isCertificateUrl(certUrl, webhooks.certificateOrigin)) return 'malformed_signature'
  if (age > OLDEST_SECONDS || age < -AHEAD_SECONDS) return 'stale_signature'
  const key = await webhooks.signingKeyAt({ url: certUrl, now: new Date(now) })
  if (!key) return 'wrong_signature'
  const signed = Buffer.from(`${transmissionId}|${time}|${webhooks.webhookId}|${crc32(rawBody)}`)
  return verify('sha256', signed, key, Buffer.from(signature, 'base64')) ? null : 'wrong_signature'
}

type Signed = { transmissionId: string; time: string; signature: string; certUrl: string }

const readHeaders = (headers: Headers): Signed | WebhookRefusal => {
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

/** To the letter, so that no reading of a URL can differ from another. */
const isCertificateUrl = (url: string, origin: string): boolean =>
  url.startsWith(`${origin}/v1/notifications/certs/`) &&
  /^[\w-]{1,100}$/.test(url.slice(`${origin}/v1/notifications/certs/`.length))

const parse = (rawBody: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody))
  } catch {
    return undefined
  }
}
