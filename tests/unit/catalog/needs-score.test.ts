import { expect, it } from 'vitest'
import { needsScore } from '@/domain/catalog/needs-score'
import { DEFAULT_TIERS, type Part } from '@/domain/catalog/parts'

it.each<[parts: readonly Part[], needs: boolean]>([
  [['iq_score'], true],
  [['iq_ranking', 'wrong_answers'], true],
  [['wrong_answers', 'certificate'], true],
  [['wrong_answers'], false],
  [['wrong_answers', 'brain_guide', 'eq_test'], false],
  [['panoramic_cognition'], false],
  [['eq_report', 'pdf_report'], false],
  [[], false],
])('%j holds something that is nothing without a score: %s', (parts, needs) => {
  expect(needsScore(parts)).toBe(needs)
})

it('every tier that a new installation sells for the IQ test holds a score, and none of another test does', () => {
  const { iq, ...others } = DEFAULT_TIERS
  expect(Object.values(iq).every(needsScore)).toBe(true)
  expect(Object.values(others).flatMap(Object.values).some(needsScore)).toBe(false)
})
