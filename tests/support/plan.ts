import type { CallData } from '@/domain/api/calls'
import type { subscriptions } from '@/payload-schema'
import { type Customer, signedIn } from './customer'
import { query } from './database'
import { site } from './site'
import type { Visitor } from './visitor'
import { CARDS, enterCard, PLACE, startPayment } from './way'

export const PLAN_CARDS = { ...CARDS, refusesLater: '4000000000000341' }

type Wish = { code?: string; skipTrial?: boolean; country?: string; card?: string; zone?: string }

export const offerPlan = (
  who: Visitor,
  { code = 'weekly', skipTrial = false, country = 'US', zone = 'Europe/Berlin' }: Wish = {},
) =>
  who.call('plan.offer', {
    params: { examId: PLACE, code, country, hl: 'EN' },
    query: { zone, ...(skipTrial && { skipTrial: '1' as const }) },
  })

export const orderPlan = async (
  who: Visitor,
  { code = 'weekly', skipTrial = false, country = 'US', zone = 'Europe/Berlin' }: Wish = {},
  over: object = {},
) => {
  const { data } = await offerPlan(who, { code, skipTrial, country, zone })
  return who.call('plan.pay', {
    body: {
      appExamId: PLACE,
      code,
      zone,
      skipTrial,
      country,
      hl: 'EN',
      agreed: true,
      boxes: ['waiver', 'age', 'renewal', 'other'],
      seenTotal: { amount: data?.quote.total ?? 0, currency: data?.quote.currency ?? 'USD' },
      ...over,
    },
  })
}

export const payPlan = async (who: Visitor, orderNumber: string, card = PLAN_CARDS.pays) => {
  await enterCard(await startPayment(who, orderNumber), card)
  return who.ok('pay.check', { body: { orderNumber } })
}

export type BoughtPlan = {
  visitor: Visitor
  customer: Customer
  order: CallData<'plan.pay'>
  subscription: typeof subscriptions.$inferSelect
}

/** Columns as the database names them, by the names that drizzle has for them. */
export const readSubscription = async (where: string, values: unknown[]) => {
  const [row] = await query<Record<string, unknown>>(`select * from subscriptions where ${where}`, values)
  if (!row) throw new Error('There is no such subscription.')
  const camel = (name: string) =>
    name.replace(/_id$/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [camel(name), value]),
  ) as typeof subscriptions.$inferSelect
}

/** Somebody with an account who has just begun a plan: the weekly one with its trial, unless asked otherwise. */
export const buyPlan = async (wish: Wish = {}): Promise<BoughtPlan> => {
  const { customer, visitor } = await signedIn()
  const { data: order } = await orderPlan(visitor, wish)
  if (!order) throw new Error('The plan was not ordered.')
  const { state } = await payPlan(visitor, order.orderNumber, wish.card)
  if (state !== 'paid') throw new Error(`The order of the plan is ${state}.`)
  return { visitor, customer, order, subscription: await readSubscription('customer_id = $1', [customer.id]) }
}

/** Replaces a running basic plan at once, and pays for it. `credit`: what it took over of that one's money. */
export const changePlan = async (
  { visitor }: Pick<BoughtPlan, 'visitor'>,
  { code = 'premium', country = 'US' }: Wish = {},
) => {
  const { data: offer } = await offerPlan(visitor, { code, country })
  const { total = 0, currency = 'USD' } = offer?.quote ?? {}
  const { orderNumber } = await visitor.ok('subscription.change', {
    body: {
      appExamId: PLACE,
      code,
      zone: 'Europe/Berlin',
      country,
      hl: 'EN',
      agreed: true,
      boxes: ['waiver', 'age', 'renewal', 'other'],
      seenTotal: { amount: total, currency },
    },
  })
  const { state } = await payPlan(visitor, orderNumber)
  if (state !== 'paid') throw new Error(`The order of the change is ${state}.`)
  return { orderNumber, total, credit: offer?.replaces?.credit.amount ?? 0 }
}

/** A plan as its provider has it. */
export const planAtProvider = async ({ subscription: { providerRef } }: Pick<BoughtPlan, 'subscription'>) => {
  const { sandboxUrl, secrets } = site()
  const answer = await fetch(`${sandboxUrl}/v1/subscriptions/${providerRef}`, {
    headers: { authorization: `Bearer ${secrets.sandboxKey}` },
  })
  return (await answer.json()) as { stopped: boolean; next_charge_ms: number | null }
}
