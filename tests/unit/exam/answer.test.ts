import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, mergeAnswer, validateAnswer } from '@/domain/exam/answer'

const stored: Answer = { choice: 2, revision: 5 }

describe('merge of answers', () => {
  it.each<[string, Answer | null, Answer, string, Answer]>([
    ['the first', null, { choice: 1, revision: 1 }, 'apply', { choice: 1, revision: 1 }],
    ['a higher revision', stored, { choice: 4, revision: 6 }, 'apply', { choice: 4, revision: 6 }],
    ['a cleared answer', stored, { choice: null, revision: 6 }, 'apply', { choice: null, revision: 6 }],
    ['a replay', stored, { choice: 2, revision: 5 }, 'same', stored],
    ['a conflict', stored, { choice: 3, revision: 5 }, 'refuse', stored],
    ['a lower revision', stored, { choice: 3, revision: 4 }, 'refuse', stored],
    ['a lower revision with the same choice', stored, { choice: 2, revision: 4 }, 'refuse', stored],
  ])('%s', (_, before, incoming, action, winner) => {
    expect(mergeAnswer({ stored: before, incoming })).toEqual({ action, winner })
  })

  const history = fc
    .array(fc.constantFrom(null, 0, 1, 2, 3, 4, 5), { minLength: 1, maxLength: 12 })
    .map((choices) => choices.map((choice, index) => ({ choice, revision: index + 1 })))
  const replay = (answers: readonly Answer[]) =>
    answers.reduce<Answer | null>((kept, incoming) => mergeAnswer({ stored: kept, incoming }).winner, null)

  it('ends with the last change in every order of arrival and under every replay', () => {
    const arrivals = history.chain((answers) =>
      fc
        .array(fc.constantFrom(...answers), { maxLength: 20 })
        .chain((again) =>
          fc.shuffledSubarray([...answers, ...again], { minLength: answers.length + again.length }),
        )
        .map((order) => ({ answers, order })),
    )
    fc.assert(
      fc.property(arrivals, ({ answers, order }) => {
        expect(replay(order)).toEqual(answers.at(-1))
      }),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(history, (answers) => {
        const kept = replay(answers)!
        for (const incoming of answers) expect(mergeAnswer({ stored: kept, incoming }).winner).toBe(kept)
      }),
    )
  })
})

describe('validation of an answer', () => {
  const fine = { answer: { choice: 5, revision: 1 }, position: 30, total: 30, options: 6 }
  it.each([
    ['the last option of the last question', {}, null],
    ['a cleared answer', { answer: { choice: null, revision: 9 } }, null],
    ['question 0', { position: 0 }, 'position_unknown'],
    ['question 31', { position: 31 }, 'position_unknown'],
    ['option 6', { answer: { choice: 6, revision: 1 } }, 'choice_unknown'],
    ['option -1', { answer: { choice: -1, revision: 1 } }, 'choice_unknown'],
    ['half an option', { answer: { choice: 0.5, revision: 1 } }, 'choice_unknown'],
    ['revision 0', { answer: { choice: 0, revision: 0 } }, 'revision_invalid'],
    ['revision NaN', { answer: { choice: 0, revision: Number.NaN } }, 'revision_invalid'],
    ['revision 2^60', { answer: { choice: 0, revision: 2 ** 60 } }, 'revision_invalid'],
  ])('of %s: %j is %s', (_, change, problem) => {
    expect(validateAnswer({ ...fine, ...change })).toBe(problem)
  })
})
