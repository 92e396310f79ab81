import fc from 'fast-check'
import { amountOf } from '@/domain/subscriptions/amount'
import { planPolicyFor, termsInCountry } from '@/domain/subscriptions/country-rules'
import type { SubscriptionHistory } from '@/domain/subscriptions/history'
import { dueReminders } from '@/domain/subscriptions/letters/due-reminders'
import { transitionSubscription } from '@/domain/subscriptions/machine'
import { chargeAt, instantOf, millis } from '@/domain/subscriptions/period'
import { firstAskable } from '@/domain/subscriptions/price-change'
import { nextChargeOf, scheduleOf } from '@/domain/subscriptions/schedule'
import { newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import type { SubscriptionEvent, SubscriptionTransition } from '@/domain/subscriptions/transition'
import { MONTHLY, planTerms } from './sample-plans'

// A year of one person with plans: the shop, the provider that bills by a copy of its own, messages that come late or twice, cards
// that fail, and a person who changes their mind. Time goes in steps of six steps.

const STEP_MS = 6 * 3_600_000
const STEPS = 366 * 4
const START = '2027-01-15T09:30:00.000Z'
/** A charge that failed is tried again after so long. */
const RETRY_STEPS = 12

const PLANS: readonly PlanTerms[] = [
  planTerms(),
  planTerms({ period: MONTHLY, trialDays: 7 }),
  planTerms({ period: MONTHLY, trialDays: 0 }),
  planTerms({ period: { unit: 'WEEK', count: 4 }, trialDays: 3, trialPrice: 195 }),
  planTerms({ period: { unit: 'YEAR', count: 1 }, trialDays: 14 }),
]

const DEEDS = [
  'cancel',
  'undo',
  'agree',
  'dispute',
  'withdraw',
  'ask_price',
  'card_fails',
  'card_works',
  'buy',
] as const

export const anyYear = fc.record({
  plan: fc.nat(PLANS.length - 1),
  country: fc.constantFrom('US', 'DE', 'KR', 'CN', 'JP'),
  withTrial: fc.boolean(),
  deeds: fc.array(fc.record({ step: fc.nat(STEPS), deed: fc.constantFrom(...DEEDS) }), { maxLength: 12 }),
  /** Steps until a message of the provider arrives, and until it has heard what we decided. */
  late: fc.nat(3),
  deaf: fc.nat(5),
  /** Which charges are told twice, and which are taken twice, by their numbers. */
  toldTwice: fc.uniqueArray(fc.nat(12), { maxLength: 4 }),
  takenTwice: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }),
})
export type Year = Parameters<Parameters<typeof anyYear.map>[0]>[0]

type Message = { due: number; event: SubscriptionEvent }
type Plan = {
  history: {
    -readonly [Key in keyof SubscriptionHistory]: SubscriptionHistory[Key] extends readonly (infer One)[]
      ? One[]
      : SubscriptionHistory[Key]
  }
  /** The provider's copy, and whether it has been told to stop. */
  theirs: SubscriptionState
  stopped: boolean
  sent: Set<string>
  /** Of which state reminders were looked for, and when the next is due. */
  looked: { state: SubscriptionState; until: number } | null
  messages: Message[]
  /** What the provider has still to hear. */
  orders: { due: number; stopped: boolean }[]
}

/** @param givesBack false: a planted breach, money that is not owed stays. */
export const liveAYear = (year: Year, { givesBack = true } = {}): SubscriptionHistory[] => {
  const terms = termsInCountry({ terms: PLANS[year.plan] as PlanTerms, policy: planPolicyFor(year.country) })
  const plans: Plan[] = [begin(terms, year, 0)]
  let works = true
  for (let step = 0; step <= STEPS; step += 1) {
    for (const plan of plans) {
      bill(plan, { step, year, works })
      hearAll(plan, { step, givesBack })
      hear(plan, { step, givesBack, event: { type: 'period_over' } })
      remind(plan, step)
      for (const order of plan.orders.filter(({ due }) => due <= step)) plan.stopped = order.stopped
      plan.orders = plan.orders.filter(({ due }) => due > step)
    }
    for (const { deed } of year.deeds.filter((each) => each.step === step)) {
      const last = plans.at(-1)
      if (deed === 'card_fails' || deed === 'card_works') works = deed === 'card_works'
      else if (deed === 'buy' && last?.history.state.status === 'ended')
        plans.push(begin(terms, { ...year, withTrial: false }, step))
      else if (last) act(last, { deed, step, givesBack, deaf: year.deaf })
    }
  }
  return plans.map(({ history }) => history)
}

const at = (step: number): string => instantOf(millis(START) + step * STEP_MS)
const now = (step: number): Date => new Date(at(step))

const begin = (terms: PlanTerms, year: Pick<Year, 'withTrial'>, step: number): Plan => {
  const sold = newSubscription({ terms, at: at(step), withTrial: year.withTrial })
  const event: SubscriptionEvent =
    sold.trialEndsAt !== null && terms.trialPrice === 0
      ? { type: 'trial_began' }
      : {
          type: 'charged',
          n: sold.trialEndsAt === null ? 1 : 0,
          at: at(step),
          amount: firstOf(terms, sold),
          isNew: true,
        }
  const told = transitionSubscription({ terms, state: sold, now: now(step) }, event)
  if (told.kind !== 'applied') throw new Error(JSON.stringify(told))
  const charges =
    event.type === 'charged' ? [{ n: event.n, at: event.at, amount: event.amount, refunded: 0 }] : []
  const history = {
    id: `plan ${step}`,
    person: 'somebody',
    terms,
    sold,
    state: told.state,
    charges,
    notices: [],
  }
  return {
    history,
    theirs: told.state,
    stopped: false,
    sent: new Set(),
    looked: null,
    messages: [],
    orders: [],
  }
}

const firstOf = (terms: PlanTerms, state: SubscriptionState): number =>
  amountOf({ terms, state, n: state.trialEndsAt === null ? 1 : 0 })

/** By its own copy of what was agreed, as the sandbox does (gateways/payments/sandbox/server/plans/bill-plan.ts). */
const bill = (plan: Plan, { step, year, works }: { step: number; year: Year; works: boolean }): void => {
  const { terms } = plan.history
  plan.theirs = stateAfter(terms, plan.theirs, step, { type: 'period_over' })
  if (plan.stopped) return
  const charge = nextChargeOf({ terms, state: plan.theirs })
  if (!charge || millis(charge.at) > millis(at(step))) return
  const { n, amount } = charge
  const made: SubscriptionEvent = works
    ? { type: 'charged', n, at: charge.at, amount, isNew: true }
    : {
        type: 'charge_failed',
        n,
        at: charge.at,
        tries: plan.theirs.failures + 1,
        retryAt: at(step + RETRY_STEPS),
      }
  plan.theirs = stateAfter(terms, plan.theirs, step, made)
  plan.messages.push({ due: step + year.late, event: made })
  if (made.type !== 'charged') return
  if (year.toldTwice.includes(n))
    plan.messages.push({ due: step + year.late, event: { ...made, isNew: false } })
  if (year.takenTwice.includes(n)) plan.messages.push({ due: step + year.late + 1, event: made })
}

const stateAfter = (
  terms: PlanTerms,
  state: SubscriptionState,
  step: number,
  event: SubscriptionEvent,
): SubscriptionState => {
  const told = transitionSubscription({ terms, state, now: now(step) }, event)
  return told.kind === 'applied' ? told.state : state
}

type Hearing = { step: number; givesBack: boolean }

const hearAll = (plan: Plan, { step, givesBack }: Hearing): void => {
  const due = plan.messages.filter((message) => message.due <= step)
  plan.messages = plan.messages.filter((message) => message.due > step)
  for (const { event } of due) hear(plan, { step, givesBack, event })
}

/** What the shop makes of an event: its state, and the money that it gives back by rule. */
const hear = (
  plan: Plan,
  { step, givesBack, event }: Hearing & { event: SubscriptionEvent },
): SubscriptionTransition => {
  const { history } = plan
  const told = transitionSubscription({ terms: history.terms, state: history.state, now: now(step) }, event)
  if (told.kind === 'applied') history.state = told.state
  const back = (told.kind === 'applied' && givesBack && told.refund) || 0
  if (event.type === 'charged' && event.isNew)
    history.charges.push({ n: event.n, at: event.at, amount: event.amount, refunded: back })
  else if (back > 0) giveBack(plan, (charge) => charge === history.charges.at(-1), back)
  return told
}

const giveBack = (
  plan: Plan,
  of: (charge: SubscriptionHistory['charges'][number]) => boolean,
  amount?: number,
): void => {
  plan.history.charges = plan.history.charges.map((charge) =>
    of(charge) ? { ...charge, refunded: amount ?? charge.amount } : charge,
  )
}

/** What services/subscriptions/tend-plans.ts mails. */
const remind = (plan: Plan, step: number): void => {
  const { terms, state, notices } = plan.history
  if (plan.looked?.state === state && millis(at(step)) < plan.looked.until) return
  const schedule = scheduleOf({ terms, state, zone: 'UTC', count: 2 })
  for (const reminder of dueReminders({ schedule, sent: plan.sent, now: now(step) })) {
    plan.sent.add(reminder.key)
    const n = Number(reminder.key.split(':')[1])
    const amount = reminder.amount ?? amountOf({ terms, state, n })
    notices.push({ n, sentAt: at(step), chargeAt: reminder.about, amount })
  }
  const later = schedule.reminders.map((one) => millis(one.at)).filter((one) => one > millis(at(step)))
  plan.looked = { state, until: Math.min(...later, Number.MAX_SAFE_INTEGER) }
}

type Acting = Hearing & { deed: (typeof DEEDS)[number]; deaf: number }

const act = (plan: Plan, { deed, step, givesBack, deaf }: Acting): void => {
  const say = (event: SubscriptionEvent) => hear(plan, { step, givesBack, event }).kind === 'applied'
  const { terms } = plan.history
  const tell = (stopped: boolean) => plan.orders.push({ due: step + deaf, stopped })
  if (deed === 'cancel' && say({ type: 'cancelled', at: at(step) })) tell(true)
  if (deed === 'undo' && say({ type: 'undo_cancel' })) tell(false)
  if (deed === 'dispute' && say({ type: 'disputed' })) tell(true)
  if (deed === 'withdraw' && say({ type: 'withdrawn' })) {
    tell(true)
    giveBack(plan, () => true)
  }
  if (deed === 'agree' && say({ type: 'agreed' }))
    plan.theirs = stateAfter(terms, plan.theirs, step, { type: 'agreed' })
  if (deed === 'ask_price') askPrice(plan, { step, say })
}

/** Its letter names the price and the day of each charge from then on. */
const askPrice = (
  plan: Plan,
  { step, say }: { step: number; say: (event: SubscriptionEvent) => boolean },
): void => {
  const { terms, state, notices } = plan.history
  if (state.status !== 'active' && state.status !== 'trialing') return
  const n = firstAskable({ terms, state, now: now(step) })
  const event = { type: 'price_asked', amount: terms.price.amount + 1000, n } as const
  if (!say(event)) return
  plan.theirs = stateAfter(terms, plan.theirs, step, event)
  for (let each = n; each < n + 60; each += 1)
    notices.push({
      n: each,
      sentAt: at(step),
      chargeAt: chargeAt({ anchorAt: state.anchorAt, period: terms.period, n: each }),
      amount: event.amount,
    })
}
