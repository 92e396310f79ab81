import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import { applyPaymentFact } from './apply-payment-fact'
import { livePaymentsFor } from './live-payments'
import { type Attempt, withdrawAttempt } from './move-attempt'

/**
 * One thing is paid for once: before a payment is opened or a thing is given away, every other open payment of a part of
 * it (a second tab with another currency or another tier, another method of this order) is closed at its provider. One
 * that was paid meanwhile is booked as what it is, and the caller then finds what it opened.
 * @param provider whose payment of this order stays open; null: none does.
 */
export const closeRivals = async (
  deps: Deps,
  { order, provider }: { order: OrderRow; provider: string | null },
): Promise<void> => {
  const db = deps.payload.db.drizzle
  const rivals = await rivalsOf({ db, order, provider })
  for (const rival of rivals) {
    if (rival.intentId)
      await applyPaymentFact(deps, {
        provider: rival.provider,
        intentId: rival.intentId,
        cancelAtProvider: true,
      })
    else await withdrawAttempt(db, rival)
  }
}

/** Every open payment of a part of what an order sells, but its own at one provider. */
export const rivalsOf = async ({
  db,
  order,
  provider,
}: {
  db: Deps['payload']['db']['drizzle']
  order: OrderRow
  provider: string | null
}): Promise<Attempt[]> =>
  (await livePaymentsFor({ db, order })).filter((one) => one.order !== order.id || one.provider !== provider)
