import { and, eq, inArray, lt } from '@payloadcms/db-postgres/drizzle'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'

/** A provider may not know at once what it has just made. */
const KNOWN_AFTER_MS = 60_000

/** What its own provider does not know, or has forgotten, nobody can pay: it stands in nobody's way. */
export const closeForgottenIntent = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { provider, intentId, close }: { provider: string; intentId: string; close: boolean },
): Promise<void> => {
  const known = new Date(now().getTime() - KNOWN_AFTER_MS).toISOString()
  await payload.db.drizzle
    .update(payment_attempts)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(payment_attempts.provider, provider),
        eq(payment_attempts.intentId, intentId),
        inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES, 'failed']),
        close ? undefined : lt(payment_attempts.createdAt, known),
      ),
    )
}
