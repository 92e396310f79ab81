import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { Transaction } from '../transaction'
import { findOwnPlan, type OwnPlan } from './own-subscription'
import { lockSubscription } from './tend-plans'

/**
 * The plan of a customer, open and held until the transaction ends: of two things that are opened at once, the second is
 * counted after the first. @throws Refusal notInPlan.
 */
export const lockOwnPlan = async (
  deps: Pick<Deps, 'now'>,
  { transaction, customer }: { transaction: Transaction; customer: string },
): Promise<OwnPlan> => {
  const { db } = transaction
  const seen = await findOwnPlan(deps, { db, customer })
  if (!seen) throw new Refusal('notInPlan')
  await lockSubscription(transaction, seen.row.id)
  // Read again: the statement that waited for the lock saw what was before.
  const plan = await findOwnPlan(deps, { db, customer })
  if (!plan?.access.open) throw new Refusal('notInPlan')
  return plan
}
