import { eq } from '@payloadcms/db-postgres/drizzle'
import { NO_TOTALS } from '@/domain/orders/ledger'
import { type OrderStatus, transitionOrder } from '@/domain/orders/order-machine'
import { orders } from '@/payload-schema'
import type { Deps } from '../deps'
import type { Transaction } from '../transaction'
import { grantEntitlement, sendReceipt } from './grant'

/** An order whose discount is 100 % needs no gateway. */
export const settleFreeOrder = async (
  deps: Pick<Deps, 'now'>,
  { transaction, order }: { transaction: Transaction; order: typeof orders.$inferSelect },
): Promise<OrderStatus> => {
  const now = deps.now()
  const state = {
    status: order.status,
    total: order.total,
    totals: NO_TOTALS,
    paidAt: null,
    expiresAt: new Date(order.expiresAt),
  }
  const settled = transitionOrder(state, { type: 'settle_free' }, now)
  if (settled.kind !== 'applied') return order.status
  await transaction.db
    .update(orders)
    .set({ status: settled.state.status, paidAt: now.toISOString() })
    .where(eq(orders.id, order.id))
  await grantEntitlement(deps, { transaction, order })
  await sendReceipt({ transaction, order })
  return settled.state.status
}
