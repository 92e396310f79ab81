import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { orders, payment_attempts } from '@/payload-schema'
import { readSignedIn } from '../../accounts/find-customer'
import type { Deps } from '../../deps'
import { enqueueRefund } from '../../refunds/enqueue-refund'
import { Refusal } from '../../refusal'
import { inTransaction, type Transaction } from '../../transaction'
import type { Viewer } from '../../visitors/viewer'
import { moveSubscription } from '../move-subscription'
import { clockOf, type SubscriptionRow } from '../subscription-row'
import { lockSubscription } from '../tend-plans'
import { seal, unseal } from './seal'

type Left = {
  /** Empty where it is not told. */
  plans: SubscriptionRow[]
  token: string
}

/**
 * The second step of leaving: cancels what its ticket names, at once; the provider is told by the job of the same
 * transaction, the receipt is mailed. Pressed twice it changes nothing more.
 * @throws Refusal linkInvalid for a ticket that is none, or too old.
 */
export const leave = async (
  deps: Deps,
  { ticket, viewer }: { ticket: string; viewer: Pick<Viewer, 'sessionHash'> },
): Promise<Left> => {
  const given = unseal(ticket, { is: ['ticket'], now: deps.now() })
  if (!given) throw new Refusal('linkInvalid')
  const signedIn = await readSignedIn(deps, viewer)
  const plans: SubscriptionRow[] = []
  for (const id of given.ids) {
    const row = await cancel(deps, { id, customer: signedIn?.customer.id ?? null })
    if (row) plans.push(row)
  }
  const shown = given.blind ? [] : plans
  const token = seal({ is: 'left', ids: shown.map(({ id }) => id), blind: given.blind }, deps.now())
  return { plans: shown, token }
}

const cancel = (
  deps: Deps,
  { id, customer }: { id: string; customer: string | null },
): Promise<SubscriptionRow | null> =>
  inTransaction(deps, async (transaction) => {
    const row = await lockSubscription(transaction, id)
    if (!row) return null
    const { row: moved, told } = await moveSubscription(deps, {
      transaction,
      row,
      event: { type: 'cancelled', at: clockOf(deps, row).toISOString() },
      by: customer !== null && row.customer === customer ? 'customer' : 'guest',
    })
    if (told.kind === 'applied' && told.refund)
      await giveChargeBack({ transaction, row, amount: told.refund })
    return moved
  })

/** A charge of the very instant in which it was cancelled. By the key that hear-plan-fact.ts would use: once, whoever is first. */
const giveChargeBack = async ({
  transaction,
  row,
  amount,
}: {
  transaction: Transaction
  row: SubscriptionRow
  amount: number
}): Promise<void> => {
  const [paid] = await transaction.db
    .select({ order: orders.id, currency: orders.currency, attempt: payment_attempts })
    .from(orders)
    .innerJoin(payment_attempts, eq(payment_attempts.order, orders.id))
    .where(
      and(
        eq(orders.subscription, row.id),
        eq(orders.charge, row.chargesDone),
        eq(payment_attempts.status, 'succeeded'),
      ),
    )
    .orderBy(desc(payment_attempts.attempt))
    .limit(1)
  const { provider, intentId } = paid?.attempt ?? {}
  if (!paid || !provider || !intentId) return
  await enqueueRefund({
    transaction,
    refund: {
      order: paid.order,
      provider,
      intentId,
      amount,
      currency: paid.currency,
      reason: 'not_owed',
      key: `not_owed_${provider}_${intentId}`,
      askedBy: 'plumbline',
    },
  })
}
