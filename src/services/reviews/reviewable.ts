import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/domain/locale/locales'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { exams_locales, orders, reviews, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { TransactionHandle } from '../transaction'
import { orderOfToken } from './review-token'

type Db = Deps['payload']['db']['drizzle'] | TransactionHandle

export type Reviewable = {
  orderId: string
  examId: string
  country: string | null
  /** Whether the order is one that may be reviewed: paid, not given back, of a test that is there and not about health. */
  may: boolean
  review: 'waiting' | 'published' | null
}

/**
 * The order of a token, and whether its buyer may still review it.
 * @throws Refusal linkInvalid: no token of ours, or its order is gone.
 */
export const findReviewable = async (db: Db, { token }: { token: string }): Promise<Reviewable> => {
  const id = orderOfToken(token)
  const [row] = id
    ? await db
        .select({
          orderId: orders.id,
          status: orders.status,
          amount: orders.total,
          country: orders.country,
          health: sittings.health,
          erased: sittings.erasedAt,
          examId: sittings.exam,
          review: reviews.id,
          shown: reviews._status,
        })
        .from(orders)
        .innerJoin(sittings, eq(sittings.id, orders.sitting))
        .leftJoin(reviews, eq(reviews.order, orders.id))
        .where(eq(orders.id, id))
    : []
  if (!row?.examId) throw new Refusal('linkInvalid')
  const { orderId, examId, country, status, amount, health, erased } = row
  return {
    orderId,
    examId,
    country,
    may: GRANTING_STATUSES.includes(status) && Number(amount) > 0 && !health && erased === null,
    review: row.review === null ? null : row.shown === 'published' ? 'published' : 'waiting',
  }
}

/** What the test is called in a language. */
export const titleOfExam = async (
  db: Db,
  { examId, locale }: { examId: string; locale: Locale },
): Promise<string> => {
  const [row] = await db
    .select({ title: exams_locales.title })
    .from(exams_locales)
    .where(sql`${exams_locales._parentID} = ${examId} and ${exams_locales._locale} = ${locale}`)
  return row?.title ?? ''
}
