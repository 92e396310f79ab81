import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import { applyPaymentFact } from './apply-payment-fact'
import { livePaymentsFor } from './live-payments'
import { withdrawAttempt } from './move-attempt'

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
  const live = await livePaymentsFor({ db, order })
  const rivals = live.filter((one) => one.order !== order.id || one.provider !== provider)
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
