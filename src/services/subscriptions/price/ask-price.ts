import { firstAskable } from '@/domain/subscriptions/price-change'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import type { Deps } from '../../deps'
import { HttpRefusal } from '../../refusal'
import { inTransaction } from '../../transaction'
import { moveSubscription } from '../move-subscription'
import { clockOf, stateOf, termsOf } from '../subscription-row'
import { lockSubscription } from '../tend-plans'

/**
 * Asks the buyer of a running plan for another price, from the first charge that is at least 30 days away. They are written to; without
 * their yes the plan ends before that charge, and nothing more is taken (docs/facts/commerce.md R10).
 * @throws HttpRefusal notFound, malformed: it cannot be asked for now, with the reason.
 */
export const askPrice = async (
  deps: Deps,
  { subscriptionId, amount, by }: { subscriptionId: string; amount: number; by: string },
): Promise<void> => {
  const told = await inTransaction(deps, async (transaction) => {
    const row = await lockSubscription(transaction, subscriptionId)
    if (!row || !deps.payments[row.provider as PaymentGatewayId]?.plans?.reprice)
      throw new HttpRefusal('notFound')
    const n = firstAskable({ terms: termsOf(row), state: stateOf(row), now: clockOf(deps, row) })
    const event = { type: 'price_asked', amount, n } as const
    const detail = { amount, n }
    return (await moveSubscription(deps, { transaction, row, event, by, detail })).told
  })
  if (told.kind === 'rejected')
    throw new HttpRefusal('malformed', { issues: [{ path: 'amount', message: told.code }] })
}
