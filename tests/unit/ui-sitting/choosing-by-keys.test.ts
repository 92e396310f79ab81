import { describe, expect, it } from 'vitest'
import { digitChoice } from '@/ui/sitting/question/digit-choice'
import { targetOf } from '@/ui/sitting/question/move-in-group'

describe('a digit key', () => {
  it.each([
    ['1', 6, 0],
    ['6', 6, 5],
    ['7', 6, null],
    ['5', 5, 4],
    ['6', 5, null],
    ['4', 4, 3],
    ['5', 4, null],
    ['0', 5, null],
    ['1', 0, null],
    ['12', 6, null],
    ['a', 6, null],
    ['Enter', 6, null],
  ])('%s of %i choices chooses %j', (key, choices, choice) => {
    expect(digitChoice(key, choices)).toBe(choice)
  })
})

describe('an arrow key', () => {
  it.each([
    ['ArrowRight', 0, { count: 6, columns: 3 }, 1],
    ['ArrowDown', 0, { count: 6, columns: 3 }, 3],
    ['ArrowDown', 4, { count: 6, columns: 2 }, 0],
    ['ArrowLeft', 0, { count: 5, columns: 5 }, 4],
    ['ArrowDown', 1, { count: 5, columns: 1 }, 2],
    ['ArrowUp', 0, { count: 4, columns: 1 }, 3],
    ['ArrowDown', 2, { count: 5, columns: 5 }, 2],
    ['Tab', 2, { count: 5, columns: 5 }, null],
  ])('%s goes from choice %i of %j to %j', (key, from, group, to) => {
    expect(targetOf({ key, from, ...group })).toBe(to)
  })
})
