import fc from 'fast-check'
import { transitionSubscription } from '@/domain/subscriptions/machine'
import { DAY_MS, instantOf, millis } from '@/domain/subscriptions/period'
import { firstAskable } from '@/domain/subscriptions/price-change'
import { nextChargeOf } from '@/domain/subscriptions/schedule'
import { newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import type { SubscriptionEvent } from '@/domain/subscriptions/transition'
import { anyInstant, anyTerms, anyZone } from './sample-plans'

export const anySale = fc.record({
  terms: anyTerms,
  at: anyInstant,
  zone: anyZone,
  withTrial: fc.boolean(),
  credit: fc.constantFrom(0, 700),
})

export const begin = (sale: {
  terms: PlanTerms
  at: string
  withTrial: boolean
  credit: number
}): SubscriptionState => {
  const state = newSubscription(sale)
  const step = transitionSubscription(
    { terms: sale.terms, state, now: new Date(sale.at) },
    { type: 'trial_began' },
  )
  return step.kind === 'applied' ? step.state : state
}

/** `after` hours, `late` days: when it happens, and how long ago it was when we hear it. */
type Happening = { after: number; choice: number; late: number }
export const anyHistory = fc.array(
  fc.record({
    after: fc.oneof(fc.integer({ min: 1, max: 72 }), fc.integer({ min: 1, max: 40 * 24 })),
    choice: fc.nat(30),
    late: fc.nat(10),
  }),
  {
    maxLength: 14,
  },
)

const KINDS = [
  'agreed',
  'undo_cancel',
  'withdrawn',
  'upgraded',
  'erased',
  'disputed',
  'dispute_lost',
] as const

/** Mostly what a provider tells, at times what a person does. */
const eventOf = (
  terms: PlanTerms,
  state: SubscriptionState,
  now: string,
  { choice, late }: Happening,
): SubscriptionEvent => {
  const at = instantOf(millis(now) - late * DAY_MS)
  const n = state.chargesDone + 1
  if (choice < 8) {
    const next = nextChargeOf({ terms, state })
    const charge = next && millis(next.at) <= millis(now) ? next : { n, at, amount: terms.price.amount }
    return { type: 'charged', n: charge.n, at: charge.at, amount: charge.amount, isNew: true }
  }
  if (choice < 14)
    return {
      type: 'charge_failed',
      n,
      at,
      tries: state.failures + 1,
      retryAt: instantOf(millis(now) + late * DAY_MS),
    }
  if (choice < 19) return { type: 'period_over' }
  if (choice < 23) return { type: 'cancelled', at: now }
  if (choice === 30)
    return {
      type: 'price_asked',
      amount: terms.price.amount + 100 * (late + 1),
      n: firstAskable({ terms, state, now: new Date(now) }),
    }
  return { type: KINDS[choice - 23] ?? 'undo_cancel' }
}

/** An event that was applied; `refund`: what of its money goes back. */
export type Taken = {
  before: SubscriptionState
  after: SubscriptionState
  event: SubscriptionEvent
  now: Date
  refund: number
}

export const live = (sale: Parameters<typeof begin>[0], history: Happening[]): Taken[] => {
  const { terms } = sale
  let state = begin(sale)
  let now = sale.at
  const steps: Taken[] = []
  for (const happening of history) {
    now = instantOf(millis(now) + happening.after * 3_600_000)
    const event = eventOf(terms, state, now, happening)
    const step = transitionSubscription({ terms, state, now: new Date(now) }, event)
    if (step.kind !== 'applied') continue
    steps.push({ before: state, after: step.state, event, now: new Date(now), refund: step.refund ?? 0 })
    state = step.state
  }
  return steps
}
