import { describe, expect, it } from 'vitest'
import { PARTS, partOf } from '@/domain/exam/progress'

describe('parts', () => {
  it.each([
    [30, [10, 10, 10]],
    [20, [7, 7, 6]],
    [31, [11, 10, 10]],
    [3, [1, 1, 1]],
  ])('of %d questions hold %j', (total, sizes) => {
    const parts = Array.from({ length: total }, (_, index) => partOf({ position: index + 1, total }))
    expect(PARTS.map((part) => parts.filter((each) => each === part).length)).toEqual(sizes)
    expect(parts).toEqual(parts.toSorted())
  })

  it.each([
    [1, 1],
    [10, 1],
    [11, 2],
    [20, 2],
    [21, 3],
    [30, 3],
  ])('of 30 questions: question %d is in part %d', (position, part) => {
    expect(partOf({ position, total: 30 })).toBe(part)
  })

  it.each([
    ['0', 0],
    ['31', 31],
    ['1.5', 1.5],
    ['not a number', Number.NaN],
  ])('refuse question %s of 30', (_, position) => {
    expect(() => partOf({ position, total: 30 })).toThrow(/position/)
  })

  it('refuse a test of two questions', () => {
    expect(() => partOf({ position: 1, total: 2 })).toThrow(/total/)
  })
})
