import { describe, expect, it } from 'vitest'
import { paidBy } from '@/domain/subscriptions/paid-by'
import { planTerms } from './sample-plans'

const state = (chargesDone: number) => ({ anchorAt: '2027-03-04T10:00:00.000Z', chargesDone })
const [FIRST, SECOND, THIRD] = [
  '2027-03-11T10:00:00.000Z',
  '2027-03-18T10:00:00.000Z',
  '2027-03-25T10:00:00.000Z',
] as const
const ANCHOR = state(0).anchorAt

describe('what was opened for the money of a charge of a weekly plan', () => {
  it.each([
    ['all of them', 0, 3, null, { from: null, until: null }],
    ['the first after a free trial', 0, 3, 1, { from: null, until: FIRST }],
    ['the first after a trial with a price', 100, 3, 1, { from: ANCHOR, until: FIRST }],
    ['a trial with a price', 100, 3, 0, { from: null, until: ANCHOR }],
    ['the second', 0, 3, 2, { from: FIRST, until: SECOND }],
    ['the last', 0, 3, 3, { from: SECOND, until: THIRD }],
    ['one that was taken for no period', 0, 0, 1, null],
    ['one after the end', 0, 3, 4, null],
  ] as const)('%s', (_, trialPrice, chargesDone, n, span) => {
    const terms = planTerms({ period: { unit: 'WEEK', count: 1 }, trialPrice })
    expect(paidBy({ terms, state: state(chargesDone), n })).toEqual(span)
  })
})
