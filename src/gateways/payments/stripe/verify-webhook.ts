import Stripe from 'stripe'
import type { WebhookRefusal, WebhookRequest, WebhookVerdict } from '../gateway'
import { WEBHOOK_BODY_LIMIT } from '../webhook-body'
import { eventSubject } from './event-subject'
import { eventSchema } from './wire'

const TOLERANCE_SECONDS = 300

type Check = WebhookRequest & { stripe: Stripe; secrets: readonly string[]; nowMs: number }

/**
 * The SDK checks the signature, on the text exactly as it came. It accepts a time in the future; we allow only the same
 * tolerance as for one in the past.
 */
export const verifyWebhook = async ({
  stripe,
  rawBody,
  headers,
  secrets,
  nowMs,
}: Check): Promise<WebhookVerdict> => {
  if (rawBody.byteLength > WEBHOOK_BODY_LIMIT) return refused('body_too_large')
  const header = headers.get('stripe-signature')
  if (!header) return refused('missing_signature')
  const signedAt = timeOf(header)
  if (signedAt === null) return refused('malformed_signature')
  if (Math.abs(Math.floor(nowMs / 1000) - signedAt) > TOLERANCE_SECONDS) return refused('stale_signature')
  const text = decode(rawBody)
  if (text === null) return refused('malformed_event')
  for (const secret of secrets) {
    const verdict = await verified({ stripe, text, header, secret, nowMs })
    if (verdict) return verdict
  }
  return refused('wrong_signature')
}

type Signed = { stripe: Stripe; text: string; header: string; secret: string; nowMs: number }

/** null: not signed with this secret. */
const verified = async ({ stripe, text, header, secret, nowMs }: Signed): Promise<WebhookVerdict | null> => {
  try {
    const { webhooks } = stripe
    const given = await webhooks.constructEventAsync(
      text,
      header,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      nowMs,
    )
    const event = eventSchema.safeParse(given)
    if (!event.success) return refused('malformed_event')
    const { id, type, livemode } = event.data
    const { intentId, accounts } = eventSubject(event.data)
    if (accounts.length > 0) return refused('other_account')
    return { ok: true, eventId: id, type, intentId, livemode }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    // The signature is right and the text is no event: the SDK parses only after it has checked.
    return refused('malformed_event')
  }
}

const timeOf = (header: string): number | null => {
  const parts = header.split(',').map((part) => part.trim())
  const times = parts.filter((part) => part.startsWith('t='))
  const signed = parts.some((part) => /^v1=[0-9a-f]{64}$/.test(part))
  const [, seconds] = /^t=(\d{1,12})$/.exec(times[0] ?? '') ?? []
  return times.length === 1 && signed && seconds ? Number(seconds) : null
}

/**
 * Strict about UTF-8, and a byte order mark stays in the text: the SDK's own decoding accepts wrong bytes and drops the
 * mark.
 */
const decode = (rawBody: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBody)
  } catch {
    return null
  }
}

const refused = (reason: WebhookRefusal): WebhookVerdict => ({ ok: false, reason })
