import { describe, expect, it } from 'vitest'
import { barPlace } from '@/ui/report/questionnaire/bar-place'

describe('a place on a line', () => {
  it.each([
    ['in the middle', 50, [40, 60], { at: 50, from: 40, width: 20, anchor: 'middle' }],
    ['at the left end', 3, [0, 12], { at: 3, from: 0, width: 12, anchor: 'start' }],
    ['at the right end', 100, [88.25, 100], { at: 100, from: 88.25, width: 11.75, anchor: 'end' }],
    ['with an interval beyond the line', 97, [90, 104], { at: 97, from: 90, width: 10, anchor: 'end' }],
    ['off the line', -4, [-9, 1], { at: 0, from: 0, width: 1, anchor: 'start' }],
  ] as const)('%s', (_, percent, interval, place) => {
    expect(barPlace({ percent, interval })).toEqual(place)
  })
})
