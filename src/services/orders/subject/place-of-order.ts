import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { exams, orders, sittings, storefronts } from '@/payload-schema'
import type { Deps } from '../../deps'
import { firstExam } from '../../storefronts/first-exam'
import type { TransactionHandle } from '../../transaction'

/** Where an order was placed, as addresses of pages name it. */
export type PlaceOfOrder = { code: string; examId: number }

/**
 * The storefront of an order, and the exam of its sitting. An order of a customer's own is at the exam that the site shows
 * first, and so is one of a test about health: its address tells nobody what was taken (docs/decisions/0041). null when the order is gone.
 */
export const placeOfOrder = async (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  orderId: string,
): Promise<PlaceOfOrder | null> => {
  const [row] = await db
    .select({
      code: storefronts.code,
      examId: sql<string>`coalesce(case when not ${sittings.health} then ${exams.number} end, ${firstExam})`,
    })
    .from(orders)
    .innerJoin(storefronts, eq(storefronts.id, orders.storefront))
    .leftJoin(sittings, eq(sittings.id, orders.sitting))
    .leftJoin(exams, eq(exams.id, sittings.exam))
    .where(eq(orders.id, orderId))
  return row ? { code: row.code ?? '', examId: Number(row.examId ?? 0) } : null
}
