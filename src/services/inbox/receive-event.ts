import { createHash } from 'node:crypto'
import type { PaymentGatewayId, WebhookRefusal } from '@/gateways/payments/gateway'
import { provider_events } from '@/payload-schema'
import { recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'

export type Received =
  | { ok: true }
  | { ok: false; reason: WebhookRefusal | 'unknown_provider' | 'wrong_mode' }

/**
 * Webhook: verify, keep, acknowledge. One statement, so an acknowledged event is never lost and costs little; the
 * worker (src/worker.ts) polls the table `provider_events` and applies it: apply-events.ts. `verifyWebhook` is
 * verify-webhook.ts of the provider's folder in gateways/payments.
 */
export const receiveEvent = async (
  deps: Deps,
  { provider, rawBody, headers }: { provider: PaymentGatewayId; rawBody: Uint8Array; headers: Headers },
): Promise<Received> => {
  const gateway = deps.payments[provider]
  if (!gateway) return { ok: false, reason: 'unknown_provider' }
  const verdict = await gateway.verifyWebhook({ rawBody, headers })
  if (!verdict.ok) {
    if (verdict.reason === 'other_account') await suspect(deps, { kind: 'other_account', provider, rawBody })
    return verdict
  }
  // An event of the other mode is not about our money, whoever signed it.
  if (verdict.livemode !== gateway.livemode) {
    await suspect(deps, { kind: 'wrong_mode', provider, rawBody })
    return { ok: false, reason: 'wrong_mode' }
  }
  const key = verdict.intentId ?? ''
  await failpoint('webhook.before_commit', key)
  await deps.payload.db.drizzle
    .insert(provider_events)
    .values({
      provider,
      eventId: verdict.eventId,
      type: verdict.type,
      intentId: verdict.intentId,
      raw: new TextDecoder().decode(rawBody),
      state: 'received',
    })
    .onConflictDoNothing()
  await failpoint('webhook.after_commit', key)
  return { ok: true }
}

/** Genuine, and not for us: the keys of two installations are mixed up, or somebody tries them. */
const suspect = (
  deps: Deps,
  {
    kind,
    provider,
    rawBody,
  }: { kind: 'other_account' | 'wrong_mode'; provider: string; rawBody: Uint8Array },
): Promise<void> =>
  recordAnomaly(deps, {
    kind,
    ref: `${provider}:${createHash('sha256').update(rawBody).digest('hex').slice(0, 16)}`,
    detail: { bytes: rawBody.byteLength },
  })
