import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { moveAttempt } from './move-attempt'

/** A provider may not know at once what it has just made. */
const KNOWN_AFTER_MS = 60_000

/** What its own provider does not know, or has forgotten, nobody can pay: another may be opened in its place. */
export const closeForgottenIntent = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { provider, intentId, close }: { provider: string; intentId: string; close: boolean },
): Promise<void> => {
  const db = payload.db.drizzle
  const [attempt] = await db
    .select()
    .from(payment_attempts)
    .where(and(eq(payment_attempts.provider, provider), eq(payment_attempts.intentId, intentId)))
  if (!attempt) return
  const age = now().getTime() - new Date(attempt.createdAt).getTime()
  if (close || age > KNOWN_AFTER_MS) await moveAttempt({ db, attempt, event: { type: 'forgotten' } })
}
