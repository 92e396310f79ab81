import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmationOf, encouragementAfter, partOf, progressOf } from '@/domain/exam/progress'

const anyTest = fc.array(fc.constantFrom<number | null>(null, 0, 3), { minLength: 3, maxLength: 60 })

describe('parts', () => {
  it.each([
    [30, [10, 10, 10]],
    [20, [7, 7, 6]],
    [31, [11, 10, 10]],
    [3, [1, 1, 1]],
  ])('of %d questions hold %j', (total, sizes) => {
    const { parts } = progressOf({ answers: [], total })
    expect(parts.map(({ first, last }) => last - first + 1)).toEqual(sizes)
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

  it('are encouraged after the first and the second, not after the last', () => {
    expect(encouragementAfter(1)).toBe('after_part_1')
    expect(encouragementAfter(2)).toBe('after_part_2')
    expect(encouragementAfter(3)).toBeNull()
  })

  it.each([
    ['0', 0],
    ['31', 31],
    ['1.5', 1.5],
    ['not a number', Number.NaN],
  ])('refuse question %s of 30', (_, position) => {
    expect(() => partOf({ position, total: 30 })).toThrow(/position/)
  })

  it('refuse a test of two questions and more answers than questions', () => {
    expect(() => partOf({ position: 1, total: 2 })).toThrow(/total/)
    expect(() => progressOf({ answers: [0, 0, 0, 0], total: 3 })).toThrow(/answers/)
  })
})

describe('progress', () => {
  it('counts option 0 as an answer, and a gap as none', () => {
    const progress = progressOf({ answers: [0, null, 2], total: 6 })
    expect(progress).toEqual({
      answered: 2,
      total: 6,
      percent: 33,
      firstUnanswered: 2,
      parts: [
        { part: 1, first: 1, last: 2, answered: 1, complete: false },
        { part: 2, first: 3, last: 4, answered: 1, complete: false },
        { part: 3, first: 5, last: 6, answered: 0, complete: false },
      ],
    })
  })

  it('adds up: the parts hold every answer, the first gap is the first of the list, 100 % means none left', () => {
    fc.assert(
      fc.property(anyTest, (answers) => {
        const total = answers.length
        const progress = progressOf({ answers, total })
        const { mayConfirm, unanswered } = confirmationOf({ answers, total })
        expect(progress.parts.reduce((sum, part) => sum + part.answered, 0)).toBe(progress.answered)
        expect(progress.answered + unanswered.length).toBe(total)
        expect(progress.firstUnanswered).toBe(unanswered[0] ?? null)
        expect(progress.percent === 100).toBe(unanswered.length === 0)
        expect(mayConfirm).toBe(true)
      }),
    )
  })
})
