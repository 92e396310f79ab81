import type { WebhookRequest, WebhookVerdict } from '../gateway'
import { parseWebhookBody, WEBHOOK_BODY_LIMIT } from '../webhook-body'
import { eventSubject } from './event-subject'
import { checkSignature, type Signer } from './signature'
import type { Account } from './to-payment-fact'
import { eventSchema } from './wire'

type WebhookCheck = WebhookRequest & { signer: Signer; account: Account; nowMs: number }

/** The signature is checked on the bytes as they came; only then are they read as text. */
export const verifyWebhook = async ({
  rawBody,
  headers,
  signer,
  account,
  nowMs,
}: WebhookCheck): Promise<WebhookVerdict> => {
  if (rawBody.byteLength > WEBHOOK_BODY_LIMIT) return { ok: false, reason: 'body_too_large' }
  const refusal = await checkSignature({ rawBody, headers, signer, nowMs })
  if (refusal) return { ok: false, reason: refusal }
  const event = eventSchema.safeParse(parseWebhookBody(rawBody))
  if (!event.success) return { ok: false, reason: 'malformed_event' }
  const { id, event_type: type } = event.data
  const { livemode, merchantId } = account
  const { intentId, accounts } = eventSubject(event.data)
  const isForeign = merchantId !== undefined && accounts.some((other) => other !== merchantId)
  if (isForeign) return { ok: false, reason: 'other_account' }
  return { ok: true, eventId: id, type, intentId, livemode }
}
