import type { SubscriptionState } from './state'
import type { PlanTerms } from './terms'

/** Hundredths of the n-th charge (0: the trial's), as promised at the sale or agreed to later. */
export const amountOf = ({
  terms,
  state,
  n,
}: {
  terms: PlanTerms
  state: Pick<SubscriptionState, 'credit' | 'priceChange'>
  n: number
}): number => {
  if (n === 0) return terms.trialPrice
  const price = priceOf({ terms, state, n })
  return n === 1 ? Math.max(0, price - state.credit) : price
}

/** Of the period that the n-th charge begins, without a credit. */
const priceOf = ({
  terms,
  state: { priceChange },
  n,
}: {
  terms: PlanTerms
  state: Pick<SubscriptionState, 'priceChange'>
  n: number
}): number => {
  if (!priceChange) return terms.price.amount
  const { amount, before, agreedAt, n: from } = priceChange
  return agreedAt !== null && n >= from ? amount : before
}
