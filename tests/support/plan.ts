import type { CallData } from '@/domain/api/calls'
import type { subscriptions } from '@/payload-schema'
import { type Customer, signedIn } from './customer'
import { query } from './database'
import { atGateway, inGatewaysStore } from './money'
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

/** What an offer showed of each period, as its order sends it back. */
export const seenPlanOf = (offer: CallData<'plan.offer'> | undefined | null) => ({
  price: offer?.plan.price ?? { amount: 0, currency: 'USD' },
  trialDays: offer?.plan.trial?.days ?? 0,
})

/** Orders the plan that takes the place of the one that runs, at the price that is offered now. */
export const changePlan = async (who: Visitor, code = 'premium', country = 'US') => {
  const { data } = await offerPlan(who, { code, country })
  return who.call('subscription.change', {
    body: {
      appExamId: PLACE,
      code,
      zone: 'UTC',
      country,
      hl: 'EN',
      agreed: true,
      boxes: ['waiver', 'age', 'renewal', 'other'],
      seenTotal: { amount: data?.quote.total ?? 0, currency: data?.quote.currency ?? 'USD' },
      seenPlan: seenPlanOf(data),
    },
  })
}

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
      seenPlan: seenPlanOf(data),
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

/** Puts a premium plan in the place of the one that runs, and pays for it. `credit`: what that takes over of its money. */
export const replacePlan = async ({ visitor }: Pick<BoughtPlan, 'visitor'>, country = 'US') => {
  const { data: order } = await changePlan(visitor, 'premium', country)
  if (!order) throw new Error('The change was not ordered.')
  const { orderNumber, quote } = order
  const credit = quote.discounts.find(({ kind }) => kind === 'credit')?.amount ?? 0
  const { state } = await payPlan(visitor, orderNumber)
  if (state !== 'paid') throw new Error(`The order of the change is ${state}.`)
  return { orderNumber, total: quote.total, credit }
}

/** A plan as its provider has it. */
export const planAtProvider = async ({ subscription: { providerRef } }: Pick<BoughtPlan, 'subscription'>) => {
  const { sandboxUrl, secrets } = site()
  const answer = await fetch(`${sandboxUrl}/v1/subscriptions/${providerRef}`, {
    headers: { authorization: `Bearer ${secrets.sandboxKey}` },
  })
  return (await answer.json()) as { stopped: boolean; next_charge_ms: number | null }
}

/** A form of the same order at the gateway that our books have lost, under our mark: nothing of ours closes it. */
export const strayPayment = async (
  orderNumber: string,
  like: CallData<'pay.start'>,
): Promise<CallData<'pay.start'> & { intentId: string }> => {
  const [order] = await query<{
    id: string
    total: number
    currency: string
    terms: Record<string, unknown>
  }>('select id, total::int, currency, plan_terms as terms from orders where number = $1', [orderNumber])
  const { withTrial, credit, zone: _z, replaces: _r, replacesCharges: _n, ...terms } = order?.terms ?? {}
  const intent = await atGateway<{ id: string; client_secret: string }>('/v1/intents', {
    key: `stray_${orderNumber}`,
    body: {
      amount: order?.total,
      currency: order?.currency,
      description: `Order ${orderNumber}`,
      plan: { terms, withTrial, credit },
      metadata: { order_id: order?.id, order_number: orderNumber, attempt: 9 },
    },
  })
  const url = like.form?.url.replace(intentIdOf(like), intent.id) ?? ''
  return {
    ...like,
    payCode: intent.client_secret,
    form: like.form && { ...like.form, url },
    intentId: intent.id,
  }
}

export const intentIdOf = ({ payCode }: CallData<'pay.start'>): string => payCode.split('_secret_')[0] ?? ''

type AtGateway = { ref: string; stopped: boolean; intents: string[] }

/** What the gateway has of the plan that a payment began there, whatever we believe of it. */
export const planAtGateway = (intentId: string): AtGateway =>
  inGatewaysStore((store) => {
    const plan = store
      .prepare(
        'SELECT s.id, s.stopped FROM subscriptions s JOIN intents i ON i.subscription_id = s.id WHERE i.id = ?',
      )
      .get(intentId)
    if (!plan) throw new Error(`${intentId} began no plan.`)
    const intents = store
      .prepare('SELECT id FROM intents WHERE subscription_id = ? ORDER BY charge')
      .all(plan.id ?? null)
    return { ref: String(plan.id), stopped: plan.stopped === 1, intents: intents.map(({ id }) => String(id)) }
  })
