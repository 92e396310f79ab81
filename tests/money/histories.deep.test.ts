import { describe, expect, it } from 'vitest'
import { type Told, tellHistories } from './model/tell-histories'

const SEED = 20_261_122
const RUNS = 6_000
/** What so many histories must have come by. */
const REACHED = [
  'an order paid',
  'an order expired',
  'an order refunded',
  'an order partially_refunded',
  'an order disputed',
  'an order lost',
  'a charge',
  'a refund',
  'a refund_failed',
  'a dispute',
  'a dispute_won',
  'a dispute_lost',
  'double_success',
  'paid_after_expiry',
  'success_after_close',
  'refund_failed',
  'dispute_overturned',
  'a refund double_success made',
  'a refund bought_twice made',
  'a refund requested made',
  'a refund requested refused',
  'a refund requested failed',
  'an attempt processing',
  'an attempt failed',
  'an attempt canceled',
]

describe('any history of a shop (npm run prove money tells 100,000)', () => {
  let told: Told

  it('ends with its books in order, and its facts converge however they arrive', { timeout: 120_000 }, () => {
    told = tellHistories({ runs: RUNS, seed: SEED })
    expect(told.failure).toBeNull()
  })

  it.each(REACHED)('comes by %s', (what) => expect(told.reached[what] ?? 0).toBeGreaterThan(5))
})
