import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, sql } from '@payloadcms/db-postgres/drizzle'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { readBetween } from '@/domain/reviews/review'
import { mails, orders, reviews, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { inTransaction } from '../transaction'

const AT_ONCE = 200

const keyOf = (orderId: string): string => `review_invitation:${orderId}`

/**
 * Every day: asks buyers who opened their report some days ago what they think, once an order and never about health. Who has
 * had the money back, or whose receipt came back, is not asked.
 */
export const inviteReviews = async (deps: Deps): Promise<string> => {
  const due = await findDue(deps)
  for (const { orderId, email, locale } of due)
    await inTransaction(deps, (transaction) =>
      queueMail({
        transaction,
        mail: {
          to: email,
          template: 'review_invitation',
          locale,
          params: { orderId },
          key: keyOf(orderId),
        },
      }),
    )
  return `asked ${due.length} buyers for a review`
}

type Due = { orderId: string; email: string; locale: string }

const findDue = async ({ payload, now }: Deps): Promise<Due[]> => {
  const { from, to } = readBetween(now())
  return payload.db.drizzle
    .select({ orderId: orders.id, email: orders.email, locale: orders.locale })
    .from(orders)
    .innerJoin(sittings, eq(sittings.id, orders.sitting))
    .leftJoin(reviews, eq(reviews.order, orders.id))
    .leftJoin(mails, eq(mails.key, sql`'review_invitation:' || ${orders.id}`))
    .where(
      and(
        gte(sittings.reportReadAt, from.toISOString()),
        lte(sittings.reportReadAt, to.toISOString()),
        eq(sittings.health, false),
        isNull(sittings.erasedAt),
        inArray(orders.status, [...GRANTING_STATUSES]),
        gt(orders.total, 0),
        isNotNull(orders.email),
        isNull(reviews.id),
        isNull(mails.id),
      ),
    )
    .orderBy(sittings.reportReadAt)
    .limit(AT_ONCE)
}
