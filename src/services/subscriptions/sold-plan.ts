import { eq } from '@payloadcms/db-postgres/drizzle'
import { newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import { orderedPlanOf, termsOfOrder } from './begin-subscription'
import { stateOf, termsOf } from './subscription-row'

export type SoldPlan = { terms: PlanTerms; state: SubscriptionState; zone: string }

/** What an order sells of a plan: as it stands today where it has begun, else as if it began now. null: it sells none. */
export const soldPlanOf = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  order: Pick<OrderRow, 'planTerms' | 'subscription'>,
): Promise<SoldPlan | null> => {
  if (!order.planTerms) return null
  if (order.subscription !== null) {
    const [row] = await payload.db.drizzle
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, order.subscription))
    if (row) return { terms: termsOf(row), state: stateOf(row), zone: row.zone }
  }
  const { withTrial, credit, zone } = orderedPlanOf(order)
  const terms = termsOfOrder(order)
  return { terms, state: newSubscription({ terms, at: now().toISOString(), withTrial, credit }), zone }
}
