import type { OrderStatus } from '@/domain/orders/order-machine'
import type { Deps } from '../deps'
import { closeRivals } from '../payments/close-rivals'
import { lockOrder, openPaymentsOf } from '../payments/lock-order'
import { Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { enqueueReceipt } from './enqueue-receipt'
import type { OrderRow } from './find-order'
import { grantEntitlement } from './grant-entitlement'
import { moveOrder } from './move-order'

/**
 * An order whose discount is 100 % needs no gateway; only a card form that is still open elsewhere is closed first.
 * Throws GatewayError when that cannot be said.
 */
export const settleFreeOrder = async (deps: Deps, { order }: { order: OrderRow }): Promise<OrderStatus> => {
  await closeRivals(deps, { order, provider: null })
  return inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const held = await lockOrder({ db, order })
    const { status, total } = held
    // Another click of the same person was faster.
    if (status === 'paid') return status
    const live = await openPaymentsOf(deps, { db, order: held })
    if (live.length > 0) throw new Refusal('paymentUnavailable')
    const settled = await moveOrder({ db, order: held, event: { type: 'settle_free' }, now: deps.now() })
    if (settled.kind !== 'applied') throw new Error(`An order of ${total} is not given away.`)
    await grantEntitlement(deps, { transaction, order: held })
    await enqueueReceipt({ transaction, order: held })
    return settled.state.status
  })
}
