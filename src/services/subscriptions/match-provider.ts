import { eq } from '@payloadcms/db-postgres/drizzle'
import { waitsForConsent } from '@/domain/subscriptions/state'
import type { PaymentGatewayId, PlanBilling } from '@/gateways/payments/gateway'
import { subscription_events, subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import { tellPrice } from './price/tell-price'
import { isBilled, type SubscriptionRow, stateOf, termsOf } from './subscription-row'

/** Tells the provider of a plan what it has not been told: a second yes, and whether it is to bill on. */
export const matchProvider = async (deps: Deps, row: SubscriptionRow): Promise<string> => {
  const plans = deps.payments[row.provider as PaymentGatewayId]?.plans
  if (!plans) return 'nothing to do'
  const done = [
    await tellAgreed(deps, { row, plans }),
    await tellPrice(deps, { row, plans }),
    ...(await matchBilling(billingOf(deps, { row, plans }))),
  ]
  return done.filter((one) => one !== null).join(', ') || 'nothing to do'
}

type Known = { row: SubscriptionRow; plans: PlanBilling }

/**
 * Told until the provider has answered, which an event notes: its buyer agreed with us first, and that call may fail. No more once the
 * trial is over; what is said twice changes nothing there.
 */
const tellAgreed = async (deps: Deps, { row, plans }: Known): Promise<string | null> => {
  const state = stateOf(row)
  const terms = termsOf(row)
  const isAgreed = row.agreedAt !== null && waitsForConsent({ terms, state: { ...state, agreedAt: null } })
  if (!isAgreed) return null
  const db = deps.payload.db.drizzle
  const key = `${row.id}:agreed_told`
  const [known] = await db
    .select({ id: subscription_events.id })
    .from(subscription_events)
    .where(eq(subscription_events.key, key))
  if (known) return null
  await plans.agree(row.providerRef)
  await db
    .insert(subscription_events)
    .values({
      subscription: row.id,
      kind: 'agreed_told',
      key,
      at: deps.now().toISOString(),
      by: 'plumbline',
    })
    .onConflictDoNothing({ target: subscription_events.key })
  return 'told of the second yes'
}

/** How a plan is to be billed, and what its provider was told last. */
type Billing = {
  read: () => Promise<{ wanted: boolean; told: boolean } | null>
  tell: (billed: boolean) => Promise<unknown>
  store: (billed: boolean) => Promise<unknown>
}

/**
 * The provider bills exactly while the state says so. What it was told is stored whatever became of the state meanwhile, and then the
 * state is read once more: of a plan that is cancelled and taken back in one moment the provider hears both. What changes
 * even then, the next round sees to.
 */
export const matchBilling = async ({ read, tell, store }: Billing): Promise<string[]> => {
  const done: string[] = []
  for (let turn = 0; turn < 2; turn++) {
    const found = await read()
    if (!found || found.wanted === found.told) break
    await tell(found.wanted)
    await store(found.wanted)
    done.push(found.wanted ? 'resumed billing' : 'stopped billing')
  }
  return done
}

const billingOf = ({ payload }: Deps, { row: { id, providerRef }, plans }: Known): Billing => {
  const db = payload.db.drizzle
  return {
    read: async () => {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
      return row ? { wanted: isBilled(row), told: !row.providerStopped } : null
    },
    tell: (billed) => (billed ? plans.resume(providerRef) : plans.stop(providerRef)),
    store: (billed) =>
      db.update(subscriptions).set({ providerStopped: !billed }).where(eq(subscriptions.id, id)),
  }
}
