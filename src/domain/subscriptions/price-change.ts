import { validatePrice } from '../money/money'
import { amountOf } from './amount'
import { addDays, chargeAt, millis } from './period'
import { nextChargeOf } from './schedule'
import { type PriceChange, type SubscriptionState, waitsForConsent } from './state'
import {
  applied,
  type EventOf,
  ignored,
  type Moment,
  rejected,
  type SubscriptionEffect,
  type SubscriptionTransition,
} from './transition'

/** As it is, with the charge that is next by it. */
export const renewing = (
  { terms, state }: Pick<Moment, 'terms' | 'state'>,
  effects: SubscriptionEffect[],
): SubscriptionTransition =>
  applied({ ...state, nextChargeAt: nextChargeOf({ terms, state })?.at ?? null }, effects)

export const agreeToPrice = ({
  terms,
  state,
  now,
  asked,
}: Moment & { asked: PriceChange }): SubscriptionTransition =>
  renewing({ terms, state: { ...state, priceChange: { ...asked, agreedAt: now.toISOString() } } }, [
    'tell_price',
    'mail_agreed',
  ])

/** Hundredths of the period that runs, or of the first, without a credit. */
export const priceNow = ({ terms, state }: Pick<Moment, 'terms' | 'state'>): number =>
  amountOf({ terms, state: { ...state, credit: 0 }, n: Math.max(1, state.chargesDone) })

/** The state in which another price waits for a yes, whether or not it may be asked for. */
export const withPrice = (
  { terms, state, now }: Moment,
  { amount, n }: { amount: number; n: number },
): SubscriptionState => {
  const before = priceNow({ terms, state })
  const priceChange = { amount, before, n, askedAt: now.toISOString(), agreedAt: null }
  const next = { ...state, priceChange }
  return { ...next, nextChargeAt: nextChargeOf({ terms, state: next })?.at ?? null }
}

/** So long before the first charge at another price its buyer is asked. */
export const PRICE_ASKED_DAYS = 30

/** Asked again with the same it changes nothing; with another, while no answer came, the later counts. */
export const askPrice = (
  { terms, state, now }: Moment,
  { amount, n }: EventOf<'price_asked'>,
): SubscriptionTransition => {
  const known = state.priceChange
  if (state.paidUntil === null || waitsForConsent({ terms, state })) return rejected('not_begun')
  if (known && known.agreedAt !== null && known.n > state.chargesDone) return rejected('price_changes')
  if (known?.agreedAt === null && known.amount === amount && known.n === n) return ignored('already_known')
  const before = priceNow({ terms, state })
  if (validatePrice({ ...terms.price, amount }) !== null || amount === before) return rejected('no_price')
  const from = chargeAt({ anchorAt: state.anchorAt, period: terms.period, n })
  if (n <= state.chargesDone || millis(addDays(from, -PRICE_ASKED_DAYS)) < now.getTime())
    return rejected('too_late')
  return renewing({ terms, state: withPrice({ terms, state, now }, { amount, n }) }, [
    'tell_price',
    'mail_price_asked',
  ])
}

/** The first charge for which another price can be asked now. */
export const firstAskable = ({ terms, state, now }: Moment): number => {
  for (let n = state.chargesDone + 1; ; n += 1) {
    const at = chargeAt({ anchorAt: state.anchorAt, period: terms.period, n })
    if (millis(addDays(at, -PRICE_ASKED_DAYS)) >= now.getTime()) return n
  }
}
