import type { Deps } from '../deps'
import type { OrderRow } from './find-order'
import { isOrderOwned } from './is-order-owned'

/**
 * Whether an unpaid order sells only what other orders have opened. What it opened itself does not count: its row may
 * have been read just before its payment was booked, and a paid order leads to the success page.
 */
export const ownedByOthers = async (deps: Deps, { order }: { order: OrderRow }): Promise<boolean> =>
  (order.status === 'created' || order.status === 'expired') &&
  isOrderOwned(deps, { db: deps.payload.db.drizzle, order, before: order.id })
