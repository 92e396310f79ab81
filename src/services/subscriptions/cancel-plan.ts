import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { inTransaction } from '../transaction'
import { moveSubscription } from './move-subscription'
import { clockOf, type SubscriptionRow } from './subscription-row'
import { lockSubscription } from './tend-plans'

/**
 * Cancels at once: nothing more is charged, and it stays open to the paid end. Said twice it changes nothing. The provider is told
 * by a job of the same transaction.
 * @param by customer, guest, or a colleague's name.
 * @throws HttpRefusal notFound.
 */
export const cancelPlan = (
  deps: Deps,
  { subscriptionId, by, detail }: { subscriptionId: string; by: string; detail?: object },
): Promise<SubscriptionRow> =>
  inTransaction(deps, async (transaction) => {
    const row = await lockSubscription(transaction, subscriptionId)
    if (!row) throw new HttpRefusal('notFound')
    const at = clockOf(deps, row).toISOString()
    const moved = await moveSubscription(deps, {
      transaction,
      row,
      event: { type: 'cancelled', at },
      by,
      detail,
    })
    return moved.row
  })
