import { and, eq, gte, isNull, lt } from '@payloadcms/db-postgres/drizzle'
import { paidBy } from '@/domain/subscriptions/paid-by'
import type { SubscriptionEvent } from '@/domain/subscriptions/transition'
import { subscription_openings } from '@/payload-schema'
import type { TransactionHandle } from '../../transaction'
import { type SubscriptionRow, stateOf, termsOf } from '../subscription-row'

/** By which money is gone, whether or not the plan ran to that day. */
const MONEY_GONE: readonly SubscriptionEvent['type'][] = ['withdrawn', 'dispute_lost']

/**
 * Closes what a plan opened for money that went back or was lost: no part without money (docs/decisions/0033, 0040).
 * @param key of the event: the number of the charge that it is about; anything else: of all.
 */
export const giveOpeningsBack = async (
  db: TransactionHandle,
  {
    row,
    event,
    key,
    at,
  }: { row: SubscriptionRow; event: SubscriptionEvent['type']; key: string; at: string },
): Promise<void> => {
  if (!MONEY_GONE.includes(event)) return
  const n = /^\d+$/.test(key) ? Number(key) : null
  const span = paidBy({ terms: termsOf(row), state: stateOf(row), n })
  if (!span) return
  const { subscription, openedAt, givenBackAt } = subscription_openings
  await db
    .update(subscription_openings)
    .set({ givenBackAt: at })
    .where(
      and(
        eq(subscription, row.id),
        isNull(givenBackAt),
        span.from === null ? undefined : gte(openedAt, span.from),
        span.until === null ? undefined : lt(openedAt, span.until),
      ),
    )
}
