import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { type LedgerTotals, NO_TOTALS } from '@/domain/orders/ledger'
import {
  type OrderEvent,
  type OrderState,
  type OrderTransition,
  transitionOrder,
} from '@/domain/orders/order-machine'
import { orders } from '@/payload-schema'
import type { TransactionHandle } from '../transaction'
import type { OrderRow } from './find-order'

/** A stored order as its machine knows it, without the sums of its ledger. */
export const orderStateOf = (row: OrderRow): Omit<OrderState, 'totals'> => ({
  status: row.status,
  total: row.total,
  paidAt: row.paidAt ? new Date(row.paidAt) : null,
  expiresAt: new Date(row.expiresAt),
})

/**
 * The only writer of an order's status (tests/architecture/writers.test.ts): stores what the machine makes of an event.
 * A trigger refuses what no event makes (migrations/20261123_180000_moves_of_states.ts).
 * @param order as read under its lock.
 * @param totals sums of its ledger before the event.
 */
export const moveOrder = async ({
  db,
  order,
  event,
  totals = NO_TOTALS,
  now,
}: {
  db: TransactionHandle
  order: OrderRow
  event: OrderEvent
  totals?: LedgerTotals
  now: Date
}): Promise<OrderTransition> => {
  const moved = transitionOrder({ ...orderStateOf(order), totals }, event, now)
  if (moved.kind !== 'applied') return moved
  const { status, paidAt } = moved.state
  const [stored] = await db
    .update(orders)
    .set({ status, paidAt: paidAt?.toISOString() ?? null })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning({ id: orders.id })
  if (!stored) throw new Error('An order was moved without its lock.')
  return moved
}
