import { describe, expect, it } from 'vitest'
import { FAILPOINTS } from '@/services/failpoint'
import type { OrderRow } from '@/services/orders/find-order'
import { decideRefund } from '@/services/refunds/decide-refund'
import { below, oneOf, type Random, randomFor } from '../../../scripts/prove/lib/random'
import { type Buyer, newBuyer } from './buyer'
import { countReached, type Reached } from './count-reached'
import { labOfFile } from './lab-of-file'
import { nameError } from './name-error'
import type { Cards, Lab } from './open-lab'
import type { Provider } from './provider'
import { errorsOf, FAULTS, strike } from './strike'

const USUAL_HISTORIES = 10
const SEED = Number(process.env.LAB_SEED ?? 20_261_122)
const HISTORIES = Number(process.env.LAB_HISTORIES ?? USUAL_HISTORIES)
const STEPS = 32

/** What so many histories must have come by. */
const FLOOR = [
  'a charge',
  'a refund',
  'a dispute',
  'an order paid',
  'an event applied',
  'a mail report_ready sent',
  'refused: orderPaid',
  'refused: alreadyOwned',
  'refused: orderExpired',
  'refused: nothingToRefund',
  'a no of a provider',
  'a fault on the way',
]

/** Random histories of two people on the real records, their cards taken by the sandbox or by Stripe, beside PayPal. */
export const describeHistories = (cards: Cards): void => {
  const lab = labOfFile({ cards })
  const met: Reached = {}
  const count = (what: string) => {
    met[what] = (met[what] ?? 0) + 1
  }
  describe(`a history on the real records, with ${cards} and PayPal`, () => {
    it.each(Array.from({ length: HISTORIES }, (_, part) => part))(
      `ends with its books in order (seed ${SEED}, part %i)`,
      { timeout: 120_000 },
      async (part) => tellHistory(lab(), { part, count }),
    )

    // A shortened run of another seed need not come by all of it.
    it.skipIf(HISTORIES < USUAL_HISTORIES)(
      'comes by money, its way back, and what is refused',
      async ({ task }) => {
        const reached = { ...(await countReached(lab())), ...met }
        Object.assign(task.meta, { reached })
        expect(FLOOR.filter((what) => !reached[what])).toEqual([])
      },
    )
  })
}

type Payment = { provider: Provider; intent: string }
type Story = {
  lab: Lab
  random: Random
  buyers: Buyer[]
  orders: [Buyer, OrderRow][]
  payments: Payment[]
  late: boolean
}
type Act = (story: Story) => Promise<unknown>

const onOrder =
  (act: (buyer: Buyer, order: OrderRow, story: Story) => Promise<unknown>): Act =>
  async (story) => {
    if (story.orders.length === 0) return
    const [buyer, order] = oneOf(story.random, story.orders)
    await act(buyer, order, story)
  }
const onPayment =
  (act: (payment: Payment, story: Story) => Promise<unknown>): Act =>
  async (story) => {
    if (story.payments.length > 0) await act(oneOf(story.random, story.payments), story)
  }

const ACTS: Record<string, Act> = {
  place: async ({ random, buyers, orders }) => {
    const buyer = oneOf(random, buyers)
    const tier = oneOf(random, ['sku1', 'sku2', 'sku2', 'sku4'] as const)
    orders.push([buyer, await buyer.place({ tier, country: oneOf(random, ['US', 'DE', 'JP']) })])
  },
  open: onOrder(async (buyer, order, { lab, random, payments }) => {
    const provider = oneOf(random, lab.providers)
    payments.push({ provider, intent: await buyer.open(order, provider.id) })
  }),
  pay: onPayment(({ provider, intent }) => provider.pay(intent)),
  decline: onPayment(({ provider, intent }) => provider.pay(intent, 'declined')),
  'second step': onPayment(({ provider, intent }) => provider.pay(intent, 'secondStep')),
  check: onOrder((buyer, order) => buyer.check(order)),
  tell: onPayment(({ provider, intent }) => provider.tell(intent)),
  'lose the webhooks': async ({ lab }) => {
    lab.letters.held = true
  },
  'find the webhooks': async ({ lab, random }) => {
    lab.letters.held = false
    for (const letter of lab.letters.arrived.toSorted(() => random() - 0.5)) await lab.take(letter)
  },
  work: ({ lab }) => lab.work(),
  'a quarter of a minute': async ({ lab }) => {
    await lab.passes(15_000)
    await lab.reconcile()
  },
  'a day': ({ lab }) => lab.passes(25 * 3_600_000),
  refund: onOrder((_, order, { lab, random }) =>
    decideRefund(lab.deps, {
      orderId: order.id,
      amount: below(random, 2) === 0 ? 'all' : 100,
      note: null,
      askedBy: 'owner',
      key: String(random()),
    }),
  ),
  'refund at the provider': onPayment(({ provider, intent }) => provider.refund(intent, 100)),
  dispute: onPayment(({ provider, intent }) => provider.dispute(intent)),
  decide: onPayment(({ provider, intent }, { random }) =>
    provider.decide(intent, oneOf(random, ['won', 'lost'] as const)),
  ),
  /** Money for what was closed, once in a history. */
  late: onPayment(async ({ provider, intent }, story) => {
    if (story.late) return
    story.late = true
    await provider.pays(intent)
  }),
}
/** Without an open payment nothing else can happen. */
const BEGINNING = ['place', 'open']
/** What a person mostly does. */
const USUAL = ['place', 'open', 'open', 'pay', 'pay', 'check', 'work', 'tell']

type Telling = { part: number; count: (what: string) => void }

const tellHistory = async (lab: Lab, { part, count }: Telling): Promise<void> => {
  const random = randomFor(SEED, part)
  const buyers = [await newBuyer(lab), await newBuyer(lab)]
  const story: Story = { lab, random, buyers, orders: [], payments: [], late: false }
  const told: string[] = []
  for (let step = 0; step < STEPS; step++) {
    const name = BEGINNING[step] ?? oneOf(random, below(random, 2) === 0 ? USUAL : Object.keys(ACTS))
    const act = () => (ACTS[name] as Act)(story)
    const [at, fault] = [oneOf(random, FAILPOINTS), oneOf(random, FAULTS)]
    told.push(name)
    const { met, errors } =
      part % 3 === 0 ? { met: false, errors: await errorsOf(act) } : await strike(lab, { at, fault, act })
    if (met) count('a fault on the way')
    for (const error of errors) {
      const what = nameError(error)
      if (!what) throw new Error(`After ${told.join(', ')}.`, { cause: error })
      count(what)
    }
  }
  expect(told).toHaveLength(STEPS)
}
