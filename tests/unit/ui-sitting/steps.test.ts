import { describe, expect, it } from 'vitest'
import { partEnding, resumePosition, wantedParts } from '@/ui/sitting/store/steps'
import { buildSitting } from './support/sittings'

const { questions } = buildSitting()

describe('resuming', () => {
  const answered = (upTo: number) => (id: string) => Number(id.slice(1)) <= upTo

  it.each([
    ['where this tab was', 12, 3, 12],
    ['at the first open question', null, 3, 4],
    ['at the last one when all are answered', null, 30, 30],
    ['at the first open question when the memory is of another test', 99, 3, 4],
  ])('%s', (_, remembered, upTo, position) => {
    expect(resumePosition({ questions, remembered, isAnswered: answered(upTo) })).toBe(position)
  })
})

describe('drawings', () => {
  it.each([
    [1, [1]],
    [5, [1]],
    [6, [1, 2]],
    [10, [1, 2]],
    [11, [2, 1]],
    [16, [2, 3]],
    [30, [3]],
  ])('at question %i parts %j are wanted', (position, parts) => {
    expect(wantedParts(questions, position)).toEqual(parts)
  })
})

describe('the end of a part', () => {
  it('is passed only going forward', () => {
    expect([
      partEnding(questions, 10, 11),
      partEnding(questions, 11, 10),
      partEnding(questions, 9, 10),
    ]).toEqual([1, null, null])
  })
})
