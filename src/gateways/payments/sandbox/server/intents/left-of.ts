import type { WireIntent } from '../../wire'

/** What of an intent's charge is still with the shop. A won dispute and a failed refund are money that came back. */
export const leftOf = ({ charges, refunds, disputes }: WireIntent): number =>
  total(charges) -
  total(refunds.filter(({ failed }) => !failed)) -
  total(disputes.filter(({ status }) => status !== 'won'))

const total = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
