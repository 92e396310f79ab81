import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PlanBilling } from '@/gateways/payments/gateway'
import { subscription_events } from '@/payload-schema'
import type { Deps } from '../../deps'
import { isBilled, type SubscriptionRow, stateOf } from '../subscription-row'

type Known = { row: SubscriptionRow; plans: PlanBilling }

/**
 * Tells the provider of another price that its buyer was asked for, so that it takes nothing from that charge on without their yes, and
 * then of the yes. Each until it has answered, which an event notes; said twice it changes nothing there. A price that was asked for,
 * taken back by another and asked for again is told again: the provider knows the other one.
 */
export const tellPrice = async (deps: Deps, { row, plans }: Known): Promise<string | null> => {
  const { priceChange } = stateOf(row)
  if (!priceChange || !plans.reprice || !isBilled(row) || row.chargesDone >= priceChange.n) return null
  const { amount, n, askedAt, agreedAt } = priceChange
  const ref = row.providerRef
  const asked = await once(deps, {
    row,
    key: `price_told:${askedAt}`,
    tell: () => plans.reprice?.({ ref, amount, n }),
  })
  const agreed =
    agreedAt !== null &&
    (await once(deps, { row, key: `price_agreed_told:${askedAt}`, tell: () => plans.agree(ref) }))
  return agreed ? 'told of the yes to a price' : asked ? 'told of a price that waits' : null
}

type Once = { row: SubscriptionRow; key: string; tell: () => Promise<unknown> | undefined }

const once = async (deps: Deps, { row, key: own, tell }: Once): Promise<boolean> => {
  const db = deps.payload.db.drizzle
  const key = `${row.id}:${own}`
  const [known] = await db
    .select({ id: subscription_events.id })
    .from(subscription_events)
    .where(eq(subscription_events.key, key))
  if (known) return false
  await tell()
  const at = deps.now().toISOString()
  await db
    .insert(subscription_events)
    .values({ subscription: row.id, kind: 'price_told', key, at, by: 'plumbline' })
    .onConflictDoNothing({ target: subscription_events.key })
  return true
}
