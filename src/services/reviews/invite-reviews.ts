import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { OPEN_REFUND_STATUSES } from '@/domain/orders/refund-machine'
import { readBetween } from '@/domain/reviews/review'
import { orders, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { inTransaction } from '../transaction'

const AT_ONCE = 200

const INVITATION = 'review_invitation:'
const keyOf = (orderId: string): string => `${INVITATION}${orderId}`

/**
 * Every day: asks buyers who opened their report some days ago what they think, once a test and never about health. Who has
 * had the money back, or is about to, is not asked.
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

const findDue = ({ payload, now }: Deps): Promise<Due[]> => {
  const { from, to } = readBetween(now())
  const { id: orderId, email, locale, sitting } = orders
  return payload.db.drizzle
    .selectDistinctOn([sitting], { orderId, email, locale })
    .from(orders)
    .innerJoin(sittings, eq(sittings.id, sitting))
    .where(
      and(
        gte(sittings.reportReadAt, from.toISOString()),
        lte(sittings.reportReadAt, to.toISOString()),
        eq(sittings.health, false),
        isNull(sittings.erasedAt),
        inArray(orders.status, [...GRANTING_STATUSES]),
        gt(orders.total, 0),
        isNotNull(email),
        notExists(asked),
        notExists(leaving),
      ),
    )
    .orderBy(sitting, orders.createdAt, orderId)
    .limit(AT_ONCE)
}

/** A test that was paid in steps has several orders: its buyer is asked by one of them. */
const asked = sql`(select from orders step where step.sitting_id = ${sittings.id}
  and (exists (select from reviews written where written.order_id = step.id)
    or exists (select from mails sent where sent.key = ${INVITATION} || step.id::text)))`

/** Money of the test that is on its way back. */
const leaving = sql`(select from orders step join refunds back on back.order_id = step.id
  where step.sitting_id = ${sittings.id} and ${inArray(sql`back.status`, [...OPEN_REFUND_STATUSES])})`
