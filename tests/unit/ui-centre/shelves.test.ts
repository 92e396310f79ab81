import { describe, expect, it } from 'vitest'
import type { BuiltKind, ExamTag } from '@/domain/exam/kinds'
import { EXAM_KINDS } from '@/domain/exam/kinds'
import { type ShownTest, shelvesOf, turned } from '@/ui/centre/tests/shelves'

const test = (examId: number, examKind: BuiltKind, tags: ExamTag[] = []): ShownTest => ({
  examId,
  examKind,
  category: EXAM_KINDS[examKind].category,
  tags,
  title: examKind,
  summary: null,
  duration: '',
  href: '/',
})

const TESTS = [test(1, 'iq'), test(2, 'types16'), test(3, 'eq'), test(4, 'left_right')]
const ids = (tests: readonly ShownTest[] | undefined) => tests?.map(({ examId }) => examId)

describe('the shelves of the test center', () => {
  it('suggest tests of the same kind first, and never the one that was looked at', () => {
    expect(ids(shelvesOf(TESTS, 3).guesses?.tests)).toEqual([4, 1, 2])
  })

  it('suggest nothing to who came from a test that is not shown', () => {
    expect(shelvesOf(TESTS, 5).guesses).toBeNull()
  })

  it('show what editors marked, and the newest after what is marked as new', () => {
    const { hot, latest } = shelvesOf([...TESTS.slice(1), test(1, 'iq', ['new', 'recommended'])], 1)
    expect(ids(hot)).toEqual([1])
    expect(ids(latest)).toEqual([1, 4, 3])
  })

  it('show whatever there is where nothing is marked', () => {
    expect(ids(shelvesOf(TESTS, 1).hot)).toEqual([1, 2, 3])
  })

  it.each([
    ['16 types', 1, 2],
    ['the IQ test to who came from 16 types', 2, 1],
  ])('put %s on the banner', (_, from, shown) => {
    expect(shelvesOf(TESTS, from).banner?.examId).toBe(shown)
  })

  it('turn a list without an end, and show none twice at a time', () => {
    expect(turned(['a', 'b', 'c'], 2, 2)).toEqual(['c', 'a'])
    expect(turned(['a'], 0, 2)).toEqual(['a'])
  })
})
