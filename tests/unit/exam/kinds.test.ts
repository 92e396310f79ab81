import { describe, expect, it } from 'vitest'
import {
  type BuiltKind,
  type EXAM_KINDS,
  isBuiltKind,
  isHealthKind,
  recommendedBeside,
} from '@/domain/exam/kinds'

const exam = (examId: number, kind: keyof typeof EXAM_KINDS) => ({ examId, examKind: kind as BuiltKind })

describe('a kind of exam', () => {
  it.each([
    ['iq', true, false],
    ['depression', true, true],
    ['map', true, true],
    ['anything else', false, false],
    ['__proto__', false, false],
    [null, false, false],
  ])('%s: built %s, health data %s', (kind, built, health) => {
    expect([isBuiltKind(kind), isHealthKind(kind)]).toEqual([built, health])
  })
})

describe('beside an exam are recommended', () => {
  it.each([
    ['nothing where it is alone', [exam(1, 'iq')], exam(1, 'iq'), []],
    [
      'others of its category first',
      [exam(1, 'iq'), exam(2, 'types16'), exam(3, 'eq'), exam(4, 'left_right')],
      exam(4, 'left_right'),
      [3, 1, 2],
    ],
    [
      'never one about health',
      [exam(1, 'iq'), exam(5, 'depression'), exam(6, 'psychology'), exam(7, 'map')],
      exam(1, 'iq'),
      [],
    ],
    [
      'not even beside one',
      [exam(1, 'iq'), exam(5, 'depression'), exam(6, 'psychology')],
      exam(5, 'depression'),
      [1],
    ],
  ])('%s', (_, exams, beside, ids) => {
    expect(recommendedBeside(exams, beside).map(({ examId }) => examId)).toEqual(ids)
  })
})
