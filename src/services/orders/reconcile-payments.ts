import { and, gt, inArray, isNotNull, lt } from '@payloadcms/db-postgres/drizzle'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { applyPaymentFact } from './apply-payment-fact'

const PATIENCE_MS = 30_000
const DAY_MS = 86_400_000

/** Every minute: asks the providers about attempts that are still open, so that a lost webhook costs no report. */
export const reconcilePayments = async (deps: Deps): Promise<string> => {
  const before = new Date(deps.now().getTime() - PATIENCE_MS).toISOString()
  const rows = await deps.payload.db.drizzle
    .select({ provider: payment_attempts.provider, intentId: payment_attempts.intentId })
    .from(payment_attempts)
    .where(
      and(
        inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES, 'failed']),
        isNotNull(payment_attempts.intentId),
        lt(payment_attempts.createdAt, before),
        // An order expires after a day; a form left open longer is not paid any more.
        gt(payment_attempts.createdAt, new Date(deps.now().getTime() - 2 * DAY_MS).toISOString()),
      ),
    )
    .limit(500)
  let failed = 0
  for (const { provider, intentId } of rows) {
    await applyPaymentFact(deps, { provider, intentId: intentId ?? '' }).catch(() => {
      failed += 1
    })
  }
  return `asked about ${rows.length} attempts, ${failed} without an answer`
}
