import { describe, expect, it } from 'vitest'
import { isAnsweredEnough } from '@/domain/exam/answered-enough'

describe('a level is chosen by a part of which enough is answered', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 4],
    [6, 5],
    [7, 6],
    [8, 7],
    [9, 8],
    [10, 8],
    [11, 9],
    [15, 12],
    [20, 16],
    [35, 28],
  ])('of %i questions: %i', (questions, least) => {
    expect(isAnsweredEnough({ answered: least - 1, questions })).toBe(false)
    for (let answered = least; answered <= questions; answered++)
      expect(isAnsweredEnough({ answered, questions })).toBe(true)
  })

  it('never by no answer', () => {
    for (let questions = 1; questions <= 100; questions++)
      expect(isAnsweredEnough({ answered: 0, questions })).toBe(false)
  })
})
