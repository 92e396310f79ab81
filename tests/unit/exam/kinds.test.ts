import { describe, expect, it } from 'vitest'
import {
  type BuiltKind,
  type EXAM_KINDS,
  isBuiltKind,
  isHealthKind,
  paymentKindOf,
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

describe('what is paid for', () => {
  it.each([
    ['a report of IQ', { exam: 'iq', plan: null }, 'IQ'],
    ['a report of types', { exam: 'types16', plan: null }, 'MBTI'],
    ['the map', { exam: 'map', plan: null }, 'YDGX'],
    ['depression, which is never sold', { exam: 'depression', plan: null }, 'DEPS'],
    ['a course', { exam: null, plan: null }, 'default'],
    ['a basic plan', { exam: null, plan: 'basic' }, 'basic subscription'],
    ['a premium plan', { exam: null, plan: 'premium' }, 'premium subscription'],
  ] as const)('%s is called as the books call it', (_, given, kind) => {
    expect(paymentKindOf(given)).toBe(kind)
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
