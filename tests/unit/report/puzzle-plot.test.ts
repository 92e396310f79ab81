import { describe, expect, it } from 'vitest'
import {
  aboveMark,
  hardestSolved,
  isNumbered,
  longestBar,
  PLOT,
  type Puzzle,
  timeBars,
  widthOf,
  xOf,
  yOf,
} from '@/ui/report/iq/puzzle-plot'

const puzzle = (more: Partial<Puzzle>): Puzzle => ({
  position: 1,
  outcome: 'right',
  ofHundred: 50,
  seconds: 10,
  ...more,
})

describe('the map of puzzles', () => {
  it('has what few people solve on top, and stays inside', () => {
    expect(yOf(10)).toBeLessThan(yOf(90))
    expect(yOf(1)).toBeGreaterThanOrEqual(PLOT.top)
    expect(yOf(99)).toBeLessThanOrEqual(PLOT.bottom)
    expect(xOf(0)).toBeGreaterThan(PLOT.left)
    expect(xOf(29)).toBeLessThan(widthOf(30))
  })

  it('numbers the first question and every fifth', () => {
    expect([1, 2, 3, 4, 5, 6, 10, 30].filter(isNumbered)).toEqual([1, 5, 10, 30])
  })

  it('marks the hardest of those that were solved, the first of several', () => {
    const missed = puzzle({ outcome: 'wrong', ofHundred: 3 })
    const late = puzzle({ outcome: 'late', ofHundred: 2 })
    const list = [
      puzzle({ ofHundred: 40 }),
      missed,
      puzzle({ ofHundred: 20 }),
      late,
      puzzle({ ofHundred: 20 }),
    ]
    expect(hardestSolved(list)).toBe(2)
    expect(hardestSolved([missed, late])).toBe(-1)
    expect(hardestSolved([])).toBe(-1)
  })

  it('draws no bar for a time that is not known', () => {
    const bars = timeBars([puzzle({ seconds: 20 }), puzzle({ seconds: null }), puzzle({ seconds: 40 })])
    expect(bars.map(({ index }) => index)).toEqual([0, 2])
    expect(bars[1]!.height).toBeCloseTo(bars[0]!.height * 2)
    expect(longestBar(bars)?.seconds).toBe(40)
    expect(PLOT.times + bars[1]!.height + 18).toBeLessThan(PLOT.height)
    expect(timeBars([puzzle({ seconds: null }), puzzle({ seconds: 0 })])).toEqual([])
    expect(longestBar([])).toBeNull()
  })

  it('writes beside a mark on the side with more room', () => {
    expect(aboveMark(2, 30).anchor).toBe('start')
    expect(aboveMark(28, 30).anchor).toBe('end')
  })
})
