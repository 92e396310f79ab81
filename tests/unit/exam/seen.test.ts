import { describe, expect, it } from 'vitest'
import { seenOf, toldOf } from '@/domain/exam/seen'

const given = (choices: readonly (number | null)[], spentMs: number | null = 1_400) =>
  choices.map((choice) => ({ choice, spentMs }))
const many = (choice: number | null, count: number) => Array<number | null>(count).fill(choice)
const mixed = (count: number) => Array.from({ length: count }, (_, index) => (index * 5) % 6)

describe('what a page of an abnormal sitting says was seen', () => {
  it.each([
    [
      '30 puzzles in 42 seconds',
      given(mixed(30)),
      { answered: 30, total: 30, seconds: 42, run: 1 },
      ['time'],
    ],
    [
      'one place throughout',
      given(many(2, 30)),
      { answered: 30, total: 30, seconds: 42, run: 30 },
      ['time', 'run'],
    ],
    [
      'most left open',
      given([...mixed(10), ...many(null, 20)]),
      { answered: 10, total: 30, seconds: 14, run: 1 },
      ['time', 'open'],
    ],
    ['times unknown', given(mixed(30), null), { answered: 30, total: 30, seconds: null, run: 1 }, ['count']],
    [
      'nothing answered',
      given(many(null, 30)),
      { answered: 0, total: 30, seconds: null, run: 0 },
      ['count', 'open'],
    ],
  ] as const)('%s', (_, answers, seen, told) => {
    expect(seenOf(answers)).toEqual(seen)
    expect(toldOf(seenOf(answers))).toEqual(told)
  })
})
