import { expect, it } from 'vitest'
import { lastMonths } from '@/cms/admin/ledger/last-months'

it('gives months from their first to their last day, over the turn of a year and through February', () => {
  expect(lastMonths({ now: new Date('2028-03-31T23:59:59Z'), count: 4 })).toEqual([
    { from: '2028-03-01', to: '2028-03-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-01-01', to: '2028-01-31' },
    { from: '2027-12-01', to: '2027-12-31' },
  ])
})
