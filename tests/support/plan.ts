import type { CallData } from '@/domain/api/calls'
import type { subscriptions } from '@/payload-schema'
import { type Customer, signedIn } from './customer'
import { query } from './database'
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
