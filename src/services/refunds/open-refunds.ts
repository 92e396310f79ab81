import { and, inArray } from '@payloadcms/db-postgres/drizzle'
import { OPEN_REFUND_STATUSES } from '@/domain/orders/refund-machine'
import { refunds } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

type Database = Deps['payload']['db']['drizzle'] | TransactionHandle
type OpenRefund = { order: string | null; intentId: string; amount: number }

/** An order's refunds that may still take money out, under the order's lock. */
export const openRefundsOf = ({ db, orderId }: { db: Database; orderId: string }): Promise<OpenRefund[]> =>
  openRefundsOfAll({ db, orderIds: [orderId] })

/** The same of some orders, in one query. */
export const openRefundsOfAll = async ({
  db,
  orderIds,
}: {
  db: Database
  orderIds: readonly string[]
}): Promise<OpenRefund[]> =>
  orderIds.length === 0
    ? []
    : db
        .select({ order: refunds.order, intentId: refunds.intentId, amount: refunds.amount })
        .from(refunds)
        .where(and(inArray(refunds.order, [...orderIds]), inArray(refunds.status, [...OPEN_REFUND_STATUSES])))
