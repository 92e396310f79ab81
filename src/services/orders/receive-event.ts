import type { PaymentGatewayId, WebhookRefusal } from '@/gateways/payments/gateway'
import { provider_events } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { inTransaction } from '../transaction'

export type Received =
  | { ok: true }
  | { ok: false; reason: WebhookRefusal | 'unknown_provider' | 'wrong_mode' }

/** Webhook: verify, keep, acknowledge. The work is a job of the same transaction, so an acknowledged event is never lost. */
export const receiveEvent = async (
  deps: Deps,
  { provider, rawBody, headers }: { provider: string; rawBody: Uint8Array; headers: Headers },
): Promise<Received> => {
  const gateway = deps.payments[provider as PaymentGatewayId]
  if (!gateway) return { ok: false, reason: 'unknown_provider' }
  const verdict = await gateway.verifyWebhook({ rawBody, headers })
  if (!verdict.ok) return verdict
  // An event of the other mode is not about our money, whoever signed it.
  if (verdict.livemode !== gateway.livemode) return { ok: false, reason: 'wrong_mode' }
  await inTransaction(deps, async ({ db, send }) => {
    const [row] = await db
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
      .returning({ id: provider_events.id })
    if (row) await send('apply-event', { eventId: row.id })
    await failpoint('webhook.before_commit', verdict.intentId ?? '')
  })
  await failpoint('webhook.after_commit', verdict.intentId ?? '')
  return { ok: true }
}
