import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle'
import { sellAPartTwice } from '@/domain/catalog/owned'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import { ofSubject } from '../orders/subject/subject'
import type { TransactionHandle } from '../transaction'
import type { Attempt } from './move-attempt'

/**
 * The payments that may still bring money for a part of what an order sells: its own, and those of its rivals. The renewals of a
 * plan are none: their provider makes them by its own schedule, and only the end of the plan stops them.
 */
export const livePaymentsFor = async ({
  db,
  order,
}: {
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  order: OrderRow
}): Promise<Attempt[]> => {
  const live = await db
    .select({ attempt: payment_attempts, parts: orders.parts })
    .from(payment_attempts)
    .innerJoin(orders, eq(orders.id, payment_attempts.order))
    .where(
      and(
        ofSubject(order),
        isNull(orders.charge),
        inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES]),
      ),
    )
  return live
    .filter(({ parts }) => sellAPartTwice(order.parts as string[], parts as string[]))
    .map(({ attempt }) => attempt)
}
