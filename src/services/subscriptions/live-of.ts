import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import { subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import type { SubscriptionRow } from './subscription-row'

/** The plan that a customer has; null: none. A database keeps that it is one at most. */
export const liveOf = async (
  { payload }: Pick<Deps, 'payload'>,
  customer: string,
): Promise<SubscriptionRow | null> => {
  const [row] = await payload.db.drizzle
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.customer, customer), ne(subscriptions.status, 'ended')))
  return row ?? null
}
