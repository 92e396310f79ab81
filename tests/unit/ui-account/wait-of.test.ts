import { describe, expect, it } from 'vitest'
import { waitOf } from '@/ui/loading/wait-of'

describe('how long to wait', () => {
  it.each([
    [0, 1, 'minutes'],
    [1, 1, 'minutes'],
    [60, 1, 'minutes'],
    [61, 2, 'minutes'],
    [3600, 60, 'minutes'],
    [3601, 2, 'hours'],
    [86_400, 24, 'hours'],
  ] as const)('%d seconds are told as %d %s', (seconds, count, unit) => {
    expect(waitOf(seconds)).toEqual({ count, unit })
  })
})
