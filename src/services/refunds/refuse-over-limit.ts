import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { OPEN_REFUND_STATUSES } from '@/domain/orders/refund-machine'
import { refunds, site_settings_support_refund_limits } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { TransactionHandle } from '../transaction'

type Database = Deps['payload']['db']['drizzle'] | TransactionHandle
type Order = { orderId: string; currency: string }

/** Hundredths that support may give back of one order in a currency; where owners set none, nothing. */
export const supportLimit = async (db: Database, currency: string): Promise<number> => {
  const table = site_settings_support_refund_limits
  const rows = await db.select({ currency: table.currency, amount: table.amount }).from(table)
  return Number(rows.find((row) => row.currency === currency)?.amount ?? 0)
}

/** What of it is left of an order, after all that was given back because somebody asked. */
export const leftForSupport = async (db: Database, { orderId, currency }: Order): Promise<number> => {
  const given = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(
      and(
        eq(refunds.order, orderId),
        eq(refunds.reason, 'requested'),
        inArray(refunds.status, [...OPEN_REFUND_STATUSES, 'made']),
      ),
    )
  const sum = given.reduce((total, { amount }) => total + amount, 0)
  return Math.max(0, (await supportLimit(db, currency)) - sum)
}

/**
 * Support gives back up to a limit per order; more is for owners. Under the order's lock, or two of them would give it twice.
 * @throws Refusal refundOverLimit.
 */
export const refuseOverLimit = async (
  db: TransactionHandle,
  { wanted, ...order }: Order & { wanted: number },
): Promise<void> => {
  if (wanted > (await leftForSupport(db, order))) throw new Refusal('refundOverLimit')
}
