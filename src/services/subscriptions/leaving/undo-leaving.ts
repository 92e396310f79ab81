import { scheduleOf } from '@/domain/subscriptions/schedule'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import { inTransaction } from '../../transaction'
import { limitRate } from '../../visitors/limit-rate'
import { moveSubscription } from '../move-subscription'
import { type SubscriptionRow, stateOf, termsOf } from '../subscription-row'
import { lockSubscription } from '../tend-plans'
import { unseal } from './seal'

/** Cancelling is never refused; so that nobody fills a mailbox with receipts by turning a plan off and on, this is. */
const TURNS = { name: 'leaving:undo', max: 5, windowSeconds: 24 * 60 * 60 }

/**
 * Takes a cancellation back, by the token of its receipt: it renews again as it did. Pressed twice it changes nothing more. A
 * later cancellation of the same plan has a receipt of its own.
 * @throws Refusal linkInvalid; undoTooLate once it has ended; HttpRefusal tooMany.
 */
export const undoLeaving = async (
  deps: Deps,
  { token }: { token: string },
): Promise<{ row: SubscriptionRow; nextChargeAt: string | null }> => {
  const [left] = unseal(token, { is: ['left'], now: deps.now() })?.plans ?? []
  if (!left?.at) throw new Refusal('linkInvalid')
  const { id, at } = left
  await limitRate(deps, { ...TURNS, subject: id })
  const row = await inTransaction(deps, async (transaction) => {
    const held = await lockSubscription(transaction, id)
    if (!held) throw new Refusal('linkInvalid')
    const { cancelledAt } = stateOf(held)
    if (cancelledAt !== null && cancelledAt !== at) throw new Refusal('linkInvalid')
    const moved = await moveSubscription(deps, {
      transaction,
      row: held,
      event: { type: 'undo_cancel' },
      by: 'customer',
    })
    if (moved.told.kind === 'rejected') throw new Refusal('undoTooLate')
    return moved.row
  })
  const schedule = scheduleOf({ terms: termsOf(row), state: stateOf(row), zone: row.zone, count: 1 })
  return { row, nextChargeAt: schedule.charges[0]?.at ?? null }
}
