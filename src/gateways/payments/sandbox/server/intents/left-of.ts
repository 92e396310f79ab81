import type { WireIntent } from '../../wire'

/** How much of an intent's charge the shop still has. The money of a won dispute and of a failed refund came back. */
export const leftOf = ({ charges, refunds, disputes }: WireIntent): number =>
  total(charges) -
  total(refunds.filter(({ failed }) => !failed)) -
  total(disputes.filter(({ status }) => status !== 'won'))

const total = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
