import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { inTransaction } from '../transaction'
import { liveOf } from './live-of'
import { moveSubscription } from './move-subscription'
import { lockSubscription } from './tend-plans'

/**
 * The second yes to a trial that becomes paid only with it, or the yes to another price. Said again it changes nothing. The
 * provider is told by a job of the same transaction (match-provider.ts).
 * @param price hundredths that they were shown and say yes to; null: the trial. A yes to what is not asked for any more is none.
 * @throws HttpRefusal notFound.
 */
export const agreeToPlan = async (
  deps: Deps,
  { customer, number, price }: { customer: string; number: string; price: number | null },
): Promise<void> => {
  const live = await liveOf(deps, customer)
  if (live?.number !== number) throw new HttpRefusal('notFound')
  const told = await inTransaction(deps, async (transaction) => {
    const row = await lockSubscription(transaction, live.id)
    if (!row) throw new HttpRefusal('notFound')
    const moved = await moveSubscription(deps, {
      transaction,
      row,
      event: { type: 'agreed', price },
      by: 'customer',
    })
    return moved.told
  })
  if (told.kind === 'rejected') throw new HttpRefusal('notFound')
}
