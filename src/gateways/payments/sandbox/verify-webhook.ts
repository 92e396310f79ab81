import type { WebhookRequest, WebhookVerdict } from '../gateway'
import { parseWebhookBody, WEBHOOK_BODY_LIMIT } from '../webhook-body'
import { eventSubject } from './event-subject'
import { checkSignature, SIGNATURE_HEADER } from './signature'
import { eventSchema } from './wire'

type WebhookCheck = WebhookRequest & {
  secrets: readonly string[]
  /** The provider's name of our account. */
  account: string
  nowSeconds: number
}

/** The signature is checked on the bytes as they came; only then are they read as text. */
export const verifyWebhook = ({
  rawBody,
  headers,
  secrets,
  account,
  nowSeconds,
}: WebhookCheck): WebhookVerdict => {
  if (rawBody.byteLength > WEBHOOK_BODY_LIMIT) return { ok: false, reason: 'body_too_large' }
  const refusal = checkSignature({ rawBody, header: headers.get(SIGNATURE_HEADER), secrets, nowSeconds })
  if (refusal) return { ok: false, reason: refusal }
  const event = eventSchema.safeParse(parseWebhookBody(rawBody))
  if (!event.success) return { ok: false, reason: 'malformed_event' }
  const { id, type, livemode } = event.data
  const { intentId, accounts } = eventSubject(event.data)
  if (accounts.some((other) => other !== account)) return { ok: false, reason: 'other_account' }
  return { ok: true, eventId: id, type, intentId, livemode }
}
