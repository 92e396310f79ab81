import { describe, expect, it } from 'vitest'
import { withdrawalOf } from '@/domain/orders/withdrawal'

const agreedAt = '2027-03-01T10:00:00.000Z'
const UNTIL = '2027-03-15T10:00:00.000Z'

describe('a contract', () => {
  it.each([
    ['is withdrawn from on its first day', 14, null, agreedAt, { outcome: 'withdrawn', at: agreedAt }],
    // Whoever is west of UTC still has the last day.
    [
      'is withdrawn from on the whole of its last day, anywhere',
      14,
      null,
      '2027-03-16T09:59:59.999Z',
      { outcome: 'withdrawn', at: '2027-03-16T09:59:59.999Z' },
    ],
    ['is over after that', 14, null, '2027-03-16T10:00:00.000Z', { outcome: 'over', at: UNTIL }],
    ['was waived', 14, agreedAt, agreedAt, { outcome: 'waived', at: agreedAt }],
    [
      'was waived, also when the days are over',
      14,
      agreedAt,
      '2027-06-01T00:00:00.000Z',
      { outcome: 'waived', at: agreedAt },
    ],
    ['has no such right in its country', 0, null, agreedAt, { outcome: 'none', at: null }],
    ['has none there, waiver or not', 0, agreedAt, agreedAt, { outcome: 'none', at: null }],
  ] as const)('%s', (_, withdrawalDays, waivedAt, now, told) => {
    expect(withdrawalOf({ agreedAt, withdrawalDays, waivedAt, now: new Date(now) })).toEqual(told)
  })
})
