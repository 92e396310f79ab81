import type { WireIntent } from '../../wire'

/** What of an intent's charge is still with the shop. A won dispute is money that came back. */
export const leftOf = ({ charges, refunds, disputes }: WireIntent): number =>
  total(charges) - total(refunds) - total(disputes.filter(({ status }) => status !== 'won'))

const total = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
