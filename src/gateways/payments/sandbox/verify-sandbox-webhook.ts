import type { WebhookRequest, WebhookVerdict } from '../gateway'
import { checkSignature, SIGNATURE_HEADER } from './signature'
import { eventSchema } from './wire'

export const WEBHOOK_BODY_LIMIT = 256 * 1024

type WebhookCheck = WebhookRequest & { secrets: readonly string[]; account: string; nowSeconds: number }

/** The signature is checked on the bytes as they came; only then are they read as text. */
export const verifySandboxWebhook = ({
  rawBody,
  headers,
  secrets,
  account,
  nowSeconds,
}: WebhookCheck): WebhookVerdict => {
  if (rawBody.byteLength > WEBHOOK_BODY_LIMIT) return { ok: false, reason: 'body_too_large' }
  const verdict = checkSignature({ rawBody, header: headers.get(SIGNATURE_HEADER), secrets, nowSeconds })
  if (verdict !== 'ok') return { ok: false, reason: verdict }
  const event = eventSchema.safeParse(parse(rawBody))
  if (!event.success) return { ok: false, reason: 'malformed_event' }
  const { id, type, livemode, data } = event.data
  if (event.data.account !== undefined && event.data.account !== account)
    return { ok: false, reason: 'other_account' }
  return { ok: true, eventId: id, type, intentId: data.object?.id ?? null, livemode }
}

const parse = (rawBody: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody))
  } catch {
    return undefined
  }
}
