import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { provider_events } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { applyPaymentFact } from './apply-payment-fact'

/** Works off one event of the inbox. A failure keeps the event and is thrown, so that the job is tried again. */
export const applyEvent = async (deps: Deps, { eventId }: { eventId: string }): Promise<string> => {
  const db = deps.payload.db.drizzle
  const [event] = await db.select().from(provider_events).where(eq(provider_events.id, eventId))
  if (!event) return 'skipped: the event is gone'
  if (event.state === 'applied') return 'skipped: already applied'
  const note = (state: 'applied' | 'failed', outcome: string) =>
    db
      .update(provider_events)
      .set({
        state,
        outcome,
        tries: sql`${provider_events.tries} + 1`,
        updatedAt: deps.now().toISOString(),
      })
      .where(eq(provider_events.id, eventId))
  try {
    await failpoint('event.before_apply', event.intentId ?? '')
    const outcome = event.intentId
      ? await applyPaymentFact(deps, { provider: event.provider, intentId: event.intentId })
      : 'skipped: the event names no intent'
    await failpoint('event.after_apply', event.intentId ?? '')
    await note('applied', outcome)
    return outcome
  } catch (error) {
    await note('failed', error instanceof Error ? error.message : String(error))
    throw error
  }
}
