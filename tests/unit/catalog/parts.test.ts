import { describe, expect, it } from 'vitest'
import { DEFAULT_TIER_PARTS, isPart, PARTS, type Part, REPORT_PARTS, SKU_TIERS } from '@/domain/catalog/parts'
import { sellableParts, sellableTiers } from '@/domain/catalog/sku'
import { EXAM_KINDS } from '@/domain/exam/kinds'

describe('the four tiers', () => {
  it.each([
    ['sku1', ['iq_score', 'iq_ranking', 'pdf_report']],
    ['sku2', ['wrong_answers', 'left_right_brain']],
    ['sku3', ['certificate', 'eq_test']],
    ['sku4', ['permanent_discount', 'brain_guide']],
  ] as const)('%s adds %j to the one before', (tier, added) => {
    const before = SKU_TIERS[SKU_TIERS.indexOf(tier) - 1]
    expect(DEFAULT_TIER_PARTS[tier]).toEqual([...(before ? DEFAULT_TIER_PARTS[before] : []), ...added])
  })

  it('hold every part of a report by the last but the reports of other tests, and no guide', () => {
    const others = Object.values(EXAM_KINDS)
      .map(({ resultPart }) => resultPart)
      .filter((part) => part !== EXAM_KINDS.iq.resultPart)
    expect(DEFAULT_TIER_PARTS.sku4.toSorted()).toEqual(
      REPORT_PARTS.filter((part) => !others.some((other) => other === part)).toSorted(),
    )
    expect(isPart('certificate')).toBe(true)
    expect(isPart('lifetime_access')).toBe(false)
  })
})

describe('a tier sells only what exists', () => {
  const today = new Set<Part>(['iq_score', 'iq_ranking', 'wrong_answers'])
  const tiers = SKU_TIERS.map((id) => ({ id, parts: DEFAULT_TIER_PARTS[id] }))

  it('lists the deliverable parts of a tier in the order of the catalogue', () => {
    expect(sellableParts({ parts: ['wrong_answers', 'eq_test', 'iq_score'], deliverable: today })).toEqual([
      'iq_score',
      'wrong_answers',
    ])
    expect(sellableParts({ parts: DEFAULT_TIER_PARTS.sku4, deliverable: new Set() })).toEqual([])
  })

  it('does not offer a dearer tier that holds nothing more', () => {
    expect(sellableTiers({ tiers, deliverable: today })).toEqual([
      { id: 'sku1', parts: ['iq_score', 'iq_ranking'] },
      { id: 'sku2', parts: ['iq_score', 'iq_ranking', 'wrong_answers'] },
    ])
  })

  it('offers all four when everything exists, and none when nothing does', () => {
    expect(sellableTiers({ tiers, deliverable: new Set(PARTS) })).toEqual(tiers)
    expect(sellableTiers({ tiers, deliverable: new Set() })).toEqual([])
  })
})
