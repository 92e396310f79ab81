import { describe, expect, it } from 'vitest'
import { type DailyAnswer, foldGap, judge, type Key, keyProblem, storedAnswer } from '@/domain/daily/question'
import { LEAST_ANSWERS, sharesOf } from '@/domain/daily/shares'

const options = [
  { id: 'a', right: true },
  { id: 'b', right: false },
  { id: 'c', right: true },
]
const one: Key = { answerKind: 'sel1', options: options.slice(0, 2), accepted: [] }
const several: Key = { answerKind: 'sel2', options, accepted: [] }
const gap: Key = {
  answerKind: 'gap',
  options: [],
  accepted: ['hippocampus', 'Hippokampus', '海馬', 'かいば'],
}

describe('an answer', () => {
  it.each<[string, Key, DailyAnswer, boolean | null]>([
    ['the right choice', one, ['a'], true],
    ['the wrong choice', one, ['b'], false],
    ['two where one is asked for', one, ['a', 'b'], null],
    ['nothing', one, [], null],
    ['what is no option', one, ['z'], null],
    ['a word where one chooses', one, 'a', null],
    ['all right ones, in any order', several, ['c', 'a'], true],
    ['not all right ones', several, ['a'], false],
    ['a wrong one beside them', several, ['a', 'b', 'c'], false],
    ['one twice', several, ['a', 'a'], null],
    ['a spelling', gap, 'Hippocampus', true],
    ['one of another language', gap, ' HIPPOKAMPUS. ', true],
    ['half-width kana', gap, 'ｶｲﾊﾞ', false],
    ['kana', gap, 'かいば', true],
    ['another voicing mark', gap, 'かいは', false],
    ['another word', gap, 'amygdala', false],
    ['blanks', gap, '  … ', null],
    ['a choice where one types', gap, ['hippocampus'], null],
  ])('%s: %#', (_, key, answer, right) => {
    expect(judge(key, answer)).toBe(right)
  })

  it.each([
    ['L’Étude', 'letude'],
    ['Maß', 'mass'],
    ['ｶﾞｲﾄﾞ', 'ガイド'],
    ['해마 ', '해마'],
    ['cortisol-level', 'cortisollevel'],
  ])('%s is compared as %s', (typed, folded) => {
    expect(foldGap(typed)).toBe(folded.normalize('NFC'))
  })

  it('is stored in the order of the question', () => {
    expect(storedAnswer(several, ['c', 'a'])).toEqual(['a', 'c'])
    expect(storedAnswer(gap, ' Kortisol ')).toBe('Kortisol')
  })
})

describe('what others answered', () => {
  const counted = {
    answerKind: 'sel2',
    options,
    right: 20,
    chosen: new Map([
      ['a', 30],
      ['b', 25],
    ]),
  } as const

  it(`is told from ${LEAST_ANSWERS} answers on`, () => {
    expect(sharesOf({ ...counted, answers: 49 })).toBeNull()
    expect(sharesOf({ ...counted, answers: 50 })).toEqual({
      answers: 50,
      right: 40,
      options: [
        { id: 'a', percent: 60 },
        { id: 'b', percent: 50 },
        { id: 'c', percent: 0 },
      ],
    })
  })

  it('of a gap is only how many were right: what people type is not shown to others', () => {
    expect(sharesOf({ ...counted, answerKind: 'gap', answers: 50 })?.options).toEqual([])
  })
})

describe('a question without a key that can be met', () => {
  const marks = (...right: (boolean | null)[]) => right.map((each) => ({ right: each }))
  it.each([
    ['sel1', marks(true, false), '', null],
    ['sel1', marks(true, true), '', 'oneRight'],
    ['sel1', marks(false, null), '', 'oneRight'],
    ['sel1', marks(true), '', 'oneRight'],
    ['sel2', marks(true, true, false), '', null],
    ['sel2', marks(true, true), '', 'someRight'],
    ['sel2', [], '', 'someRight'],
    ['gap', [], 'cortisol\nkortisol', null],
    ['gap', marks(true, false), ' … ', 'spellingMissing'],
  ])('%s, %j, %j: %s', (answerKind, options, accepted, problem) => {
    expect(keyProblem({ answerKind, options, accepted })).toBe(problem)
  })
})
