import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { OPEN_REFUND_STATUSES } from '@/domain/orders/refund-machine'
import { refunds } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

/** An order's refunds that may still take money out, under the order's lock. */
export const openRefundsOf = ({
  db,
  orderId,
}: {
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  orderId: string
}): Promise<{ intentId: string; amount: number }[]> =>
  db
    .select({ intentId: refunds.intentId, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.order, orderId), inArray(refunds.status, [...OPEN_REFUND_STATUSES])))
