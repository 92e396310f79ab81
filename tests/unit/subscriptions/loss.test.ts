import { describe, expect, it } from 'vitest'
import { lossOf } from '@/domain/subscriptions/loss'

describe('what a subscription hears of the money of a charge', () => {
  const KEPT = { disputeLost: 0, disputeOverturned: 0 }
  const LOST = { disputeLost: 1999, disputeOverturned: 0 }
  it.each<[string, Parameters<typeof lossOf>[0], ReturnType<typeof lossOf>]>([
    ['kept', { status: 'paid', totals: KEPT, charge: 2, chargesDone: 2 }, null],
    ['given back in part', { status: 'partially_refunded', totals: KEPT, charge: 2, chargesDone: 2 }, null],
    ['given back whole', { status: 'refunded', totals: KEPT, charge: 2, chargesDone: 2 }, 'withdrawn'],
    [
      'of a trial that runs, given back',
      { status: 'refunded', totals: KEPT, charge: 0, chargesDone: 0 },
      'withdrawn',
    ],
    [
      'of a trial that is over, given back',
      { status: 'refunded', totals: KEPT, charge: 0, chargesDone: 1 },
      null,
    ],
    [
      'of an earlier period, given back',
      { status: 'refunded', totals: KEPT, charge: 1, chargesDone: 2 },
      null,
    ],
    ['that was not owed, given back', { status: 'refunded', totals: KEPT, charge: 1, chargesDone: 0 }, null],
    ['in dispute', { status: 'disputed', totals: KEPT, charge: 1, chargesDone: 2 }, 'disputed'],
    ['lost to a bank', { status: 'lost', totals: LOST, charge: 1, chargesDone: 2 }, 'dispute_lost'],
    [
      'lost, and won after all',
      { status: 'paid', totals: { disputeLost: 1999, disputeOverturned: 1999 }, charge: 1, chargesDone: 1 },
      null,
    ],
  ])('%s', (_, told, expected) => {
    expect(lossOf(told)).toBe(expected)
  })
})
