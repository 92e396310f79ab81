import { describe, expect, it } from 'vitest'
import { mayFollowTaker } from '@/domain/exam/unconfirmed-starts'

describe('the later parts of a new sitting', () => {
  it.each([
    ['follow the taker in a first sitting', 1, 1, true],
    ['follow in the fifth that a browser began without a result', 5, 5, true],
    ['do not in the sixth', 6, 6, false],
    ['follow in the hundredth of an address', 1, 100, true],
    ['do not in the one after that, whoever begins it', 1, 101, false],
    ['do not when both are used up', 6, 101, false],
  ])('%s', (_, browser, address, follows) => {
    expect(mayFollowTaker({ browser, address })).toBe(follows)
  })
})
