/** Stripe's test cards, as its documentation names them. */
export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  secondStep: '4000000000003220',
  secondStepOnSetup: '4000002500003155',
  /** Its refunds stay pending until the bank makes them. */
  lateRefunds: '4000000000007726',
  /** Its refunds count as made, and come back later. */
  failingRefunds: '4000000000005126',
  /** Ours: its refunds fail at once. */
  refusedRefunds: '0000000000000002',
  /** Ours: a method whose money arrives days later. No card of Stripe's does. */
  arrivesLater: '0000000000000001',
} as const
