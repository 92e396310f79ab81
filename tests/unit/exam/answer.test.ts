import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, isNewer, mergeAnswer } from '@/domain/exam/answer'

const stored: Answer = { choice: 2, epoch: 1, revision: 5 }

describe('merge of answers', () => {
  it.each<[string, Answer | null, Answer, string, Answer]>([
    ['the first', null, { choice: 1, epoch: 1, revision: 1 }, 'apply', { choice: 1, epoch: 1, revision: 1 }],
    [
      'a higher revision',
      stored,
      { choice: 4, epoch: 1, revision: 6 },
      'apply',
      { choice: 4, epoch: 1, revision: 6 },
    ],
    [
      'a cleared answer',
      stored,
      { choice: null, epoch: 1, revision: 6 },
      'apply',
      { choice: null, epoch: 1, revision: 6 },
    ],
    ['a replay', stored, { choice: 2, epoch: 1, revision: 5 }, 'same', stored],
    ['a conflict', stored, { choice: 3, epoch: 1, revision: 5 }, 'refuse', stored],
    ['a lower revision', stored, { choice: 3, epoch: 1, revision: 4 }, 'refuse', stored],
    [
      'a newer claim with a lower revision',
      stored,
      { choice: 3, epoch: 2, revision: 1 },
      'apply',
      { choice: 3, epoch: 2, revision: 1 },
    ],
    ['an older claim with a higher revision', stored, { choice: 3, epoch: 0, revision: 9 }, 'refuse', stored],
    ['a lower revision with the same choice', stored, { choice: 2, epoch: 1, revision: 4 }, 'refuse', stored],
  ])('%s', (_, before, incoming, action, winner) => {
    expect(mergeAnswer({ stored: before, incoming })).toEqual({ action, winner })
  })

  const history = fc
    .array(fc.record({ choice: fc.constantFrom(null, 0, 1, 2, 3, 4, 5), claimed: fc.nat(1) }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((changes) =>
      changes.map(({ choice }, index) => ({
        choice,
        // The next tab or device may begin to count anew.
        epoch: changes.slice(0, index + 1).reduce((sum, { claimed }) => sum + claimed, 0),
        revision: index + 1,
      })),
    )
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

  it('orders any two answers one way, or not at all', () => {
    const any = fc.record({ choice: fc.nat(5), epoch: fc.nat(3), revision: fc.integer({ min: 1, max: 3 }) })
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(isNewer(one, other) && isNewer(other, one)).toBe(false)
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
