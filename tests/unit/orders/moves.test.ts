import { describe, expect, it } from 'vitest'
import { ATTEMPT_MOVES } from '@/domain/orders/attempt-machine'
import type { LedgerTotals } from '@/domain/orders/ledger'
import { NO_TOTALS } from '@/domain/orders/ledger'
import { ORDER_MOVES, ORDER_STATUSES, type OrderEvent, transitionOrder } from '@/domain/orders/order-machine'
import { MOVES, pairsOf } from '../../../migrations/20261123_180000_moves_of_states'

const told = (moves: readonly (readonly [string, string])[]) =>
  moves.map(([from, to]) => `${from}>${to}`).toSorted()

describe('the moves that the database lets pass', () => {
  it('are those of the machine of attempts', () => {
    expect(pairsOf(MOVES.payment_attempts).toSorted()).toEqual(told(ATTEMPT_MOVES))
  })

  it('are those of the machine of orders', () => {
    expect(pairsOf(MOVES.orders).toSorted()).toEqual(told(ORDER_MOVES))
  })
})

describe('the list of an order’s moves', () => {
  const NOW = new Date('2026-11-23T12:00:00Z')
  const PRICE = 10
  const few = [0, 4, PRICE, 2 * PRICE]
  const sums: LedgerTotals[] = few.flatMap((charged) =>
    few.flatMap((refunded) =>
      few.flatMap((disputed) =>
        [0, disputed].flatMap((disputeWon) =>
          [0, disputed - disputeWon].map((disputeLost) => ({
            ...NO_TOTALS,
            charged,
            refunded,
            disputed,
            disputeWon,
            disputeLost,
          })),
        ),
      ),
    ),
  )

  it('is what the machine does, tried with few sums in every state: no more and no less', () => {
    const reached = new Set<string>()
    const events: OrderEvent[] = [
      { type: 'expire', paymentUnderWay: false },
      { type: 'give_up', payable: false },
      { type: 'settle_free' },
      ...sums.map((totals): OrderEvent => ({ type: 'money_moved', totals })),
    ]
    for (const status of ORDER_STATUSES)
      for (const total of [0, PRICE])
        for (const event of events) {
          const state = { status, total, totals: NO_TOTALS, paidAt: null, expiresAt: NOW }
          const step = transitionOrder(state, event, NOW)
          if (step.kind === 'applied' && step.state.status !== status)
            reached.add(`${status}>${step.state.status}`)
        }
    expect([...reached].toSorted()).toEqual(told(ORDER_MOVES))
  })
})
