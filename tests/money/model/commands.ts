import fc from 'fast-check'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import {
  type Clock,
  createClock,
  createProviderModel,
  HAPPENINGS,
  type ModelProvider,
} from './provider-model'
import { createShop, type Shop } from './shop-model'
import type { Answered } from './shop-rows'

export type World = {
  clock: Clock
  provider: ModelProvider
  shop: Shop
  /** Facts that were fetched and not applied yet, as by a process that is slow. */
  held: PaymentFact[]
  /** Every fact that anybody ever fetched. */
  fetched: PaymentFact[]
}

export type WorldCommand = fc.Command<World, undefined>

export const newWorld = (): World => {
  const clock = createClock()
  const plain = createProviderModel(clock)
  const fetched: PaymentFact[] = []
  const provider: ModelProvider = {
    ...plain,
    fact: (id) => {
      const fact = plain.fact(id)
      fetched.push(fact)
      return fact
    },
  }
  return { clock, provider, shop: createShop({ clock, provider }), held: [], fetched }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const command = (name: string, run: (world: World) => void): WorldCommand => ({
  check: () => true,
  run: (world) => run(world),
  toString: () => name,
})

/** One of a list that may be empty, by a number that a history drew. */
const at = <Item>(list: readonly Item[], index: number): Item | undefined =>
  list.length === 0 ? undefined : list[index % list.length]
const withOne = <Item>(list: readonly Item[], index: number, act: (item: Item) => void): void => {
  const item = at(list, index)
  if (item) act(item)
}

const index = fc.nat(20)
const answered = fc.constantFrom<Answered>('ok', 'ok', 'ok', 'lost', 'unsent')

const gateway = fc.constantFrom('stripe' as const, 'paypal' as const)

/** The straight way: orders, opens the form and pays; nothing is said to the shop yet. */
const purchase = fc.tuple(fc.nat(1), fc.nat(2), fc.boolean(), gateway).map(([sitting, tier, promo, by]) =>
  command(`buys(${sitting}, ${tier}, ${promo}, ${by})`, ({ shop, provider }) => {
    shop.place(sitting, tier, promo)
    const order = shop.orders.findLast((one) => one.sitting === sitting)
    if (order) shop.open(order, by, 'ok')
    const intent = provider.intents.at(-1)
    if (intent) provider.happens(intent, 'pays')
  }),
)

const buyer = [
  purchase,
  purchase,
  fc
    .tuple(fc.nat(1), fc.nat(2), fc.boolean())
    .map(([sitting, tier, promo]) =>
      command(`place(${sitting}, ${tier}, ${promo})`, ({ shop }) => shop.place(sitting, tier, promo)),
    ),
  fc
    .tuple(index, gateway, answered)
    .map(([i, by, how]) =>
      command(`open(${i}, ${by}, ${how})`, ({ shop }) =>
        withOne(shop.orders, i, (order) => shop.open(order, by, how)),
      ),
    ),
  fc
    .tuple(index, fc.constantFrom(...HAPPENINGS, 'pays' as const, 'pays' as const, 'pays' as const))
    .map(([i, what]) =>
      command(`happens(${i}, ${what})`, ({ provider }) =>
        withOne(provider.intents, i, (intent) => provider.happens(intent, what)),
      ),
    ),
  index.map((i) => command(`check(${i})`, ({ shop }) => withOne(shop.orders, i, shop.check))),
]

const weather = [
  /** Any event, however old, once or again. */
  index.map((i) => command(`hear(${i})`, ({ provider, shop }) => withOne(provider.events, i, shop.hear))),
  index.map((i) =>
    command(`fetch(${i})`, ({ provider, held }) =>
      withOne(provider.intents, i, ({ id }) => void held.push(provider.fact(id))),
    ),
  ),
  index.map((i) => command(`applyLate(${i})`, ({ held, shop }) => withOne(held, i, shop.apply))),
  index.map((i) =>
    command(`lateSuccess(${i})`, ({ provider }) =>
      withOne(provider.intents, i, (intent) => provider.happens(intent, 'late_success')),
    ),
  ),
  fc
    .constantFrom(MINUTE, 5 * MINUTE, HOUR, 12 * HOUR, 25 * HOUR)
    .map((ms) => command(`passes(${ms / MINUTE} min)`, ({ clock }) => clock.passes(ms))),
]

const house = [
  fc.constant(command('reconcile', ({ shop }) => shop.reconcile())),
  fc.constant(command('sweep', ({ shop }) => shop.sweep())),
  fc
    .tuple(answered, fc.boolean())
    .map(([how, slow]) => command(`askRefunds(${how}, ${slow})`, ({ shop }) => shop.askRefunds(how, slow))),
  fc
    .tuple(index, fc.constantFrom(0.3, 1))
    .map(([i, part]) =>
      command(`refund(${i}, ${part})`, ({ shop }) =>
        withOne(shop.orders, i, (order) => shop.refund(order, part)),
      ),
    ),
]

const bank = [
  fc.constant(command('settleRefunds', ({ provider }) => provider.settleRefunds())),
  index.map((i) =>
    command(`failRefund(${i})`, ({ provider }) => withOne(provider.intents, i, provider.failRefund)),
  ),
  index.map((i) => command(`appeal(${i})`, ({ provider }) => withOne(provider.intents, i, provider.appeal))),
  index.map((i) =>
    command(`dispute(${i})`, ({ provider }) => withOne(provider.intents, i, provider.dispute)),
  ),
  fc
    .tuple(index, fc.constantFrom('won' as const, 'lost' as const))
    .map(([i, end]) =>
      command(`disputeEnds(${i}, ${end})`, ({ provider }) =>
        withOne(provider.intents, i, (intent) => provider.decideDispute(intent, end)),
      ),
    ),
]

/** A story of one shop: two people, three tiers, a code with one use, two methods, a bank, and a clock. */
export const histories = fc.commands([...buyer, ...weather, ...house, ...bank], {
  maxCommands: 60,
  size: 'max',
})

const ROUNDS = 6

/** Nobody does anything more; what comes round by the clock has come round, and every event was told or pulled. */
export const comeToRest = ({ clock, provider, shop }: World): void => {
  for (let round = 0; round < ROUNDS; round++) {
    clock.passes(10 * MINUTE)
    for (const event of [...provider.events]) shop.hear(event)
    shop.reconcile()
    shop.askRefunds('ok', false)
    provider.settleRefunds()
    shop.sweep()
  }
}
