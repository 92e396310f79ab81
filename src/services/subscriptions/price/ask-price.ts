import { firstAskable } from '@/domain/subscriptions/price-change'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import { type Colleague, writeAudit } from '../../admins/write-audit'
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
  { subscriptionId, amount, by, colleague }: Asked,
): Promise<void> => {
  const told = await inTransaction(deps, async (transaction) => {
    const row = await lockSubscription(transaction, subscriptionId)
    if (!row || !deps.payments[row.provider as PaymentGatewayId]?.plans?.reprice)
      throw new HttpRefusal('notFound')
    const n = firstAskable({ terms: termsOf(row), state: stateOf(row), now: clockOf(deps, row) })
    const event = { type: 'price_asked', amount, n } as const
    const detail = { amount, n }
    const { told } = await moveSubscription(deps, { transaction, row, event, by, detail })
    if (colleague && told.kind === 'applied')
      await writeAudit(transaction.db, {
        ...{ by: colleague, at: deps.now(), kind: 'prices', action: 'priced' },
        subject: { collection: 'subscriptions', id: row.id },
        changes: [{ path: `price.${termsOf(row).price.currency}`, after: amount }],
      })
    return told
  })
  if (told.kind === 'rejected')
    throw new HttpRefusal('malformed', { issues: [{ path: 'amount', message: told.code }] })
}

type Asked = {
  subscriptionId: string
  amount: number
  by: string
  /** Of the staff, for the log. */
  colleague?: Colleague
}
