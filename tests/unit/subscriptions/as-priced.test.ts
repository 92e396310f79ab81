import { describe, expect, it } from 'vitest'
import { isAsPriced } from '@/domain/subscriptions/as-priced'

describe('what runs is as an order was priced', () => {
  const NONE = { replaces: null, replacesCharges: null }
  const BASIC = { replaces: 'basic', replacesCharges: 2 }
  it.each<[string, Parameters<typeof isAsPriced>[0], Parameters<typeof isAsPriced>[1], boolean]>([
    ['nothing, then and now', NONE, null, true],
    ['a plan that began since', NONE, { id: 'other', chargesDone: 1 }, false],
    ['the same plan in the same period', BASIC, { id: 'basic', chargesDone: 2 }, true],
    ['the same plan, renewed since', BASIC, { id: 'basic', chargesDone: 3 }, false],
    ['the same plan, whose last charge was taken back', BASIC, { id: 'basic', chargesDone: 1 }, false],
    ['another plan', BASIC, { id: 'other', chargesDone: 2 }, false],
    ['no plan any more', BASIC, null, false],
    ['a trial, then and now', { ...BASIC, replacesCharges: 0 }, { id: 'basic', chargesDone: 0 }, true],
  ])('%s', (_, ordered, running, expected) => {
    expect(isAsPriced(ordered, running)).toBe(expected)
  })
})
