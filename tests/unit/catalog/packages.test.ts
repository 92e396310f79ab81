import { describe, expect, it } from 'vitest'
import { deliverableParts } from '@/domain/catalog/built-parts'
import { guideOfStep, mayBuyPackages, offeredSteps } from '@/domain/catalog/packages'
import { GUIDE_PARTS, PACKAGE_TIERS, type Part, SKU_TIERS, saleOf, TIERS } from '@/domain/catalog/parts'

describe('the four steps after a purchase', () => {
  it('each sell one guide, counted from 1', () => {
    expect([1, 2, 3, 4].map(guideOfStep)).toEqual([...GUIDE_PARTS])
    expect([0, 5, -1, 1.5].map(guideOfStep)).toEqual([null, null, null, null])
  })

  it('are sold apart from reports', () => {
    expect(TIERS.map(saleOf)).toEqual([
      ...SKU_TIERS.map(() => 'report'),
      ...PACKAGE_TIERS.map(() => 'package'),
      'course',
      'plan',
    ])
  })

  it.each([
    [[], false],
    [['package1'], false],
    [['sku1'], true],
    [['package2', 'sku4'], true],
  ] as const)('follow a report that is bought: %j says %s', (owned, may) => {
    expect(mayBuyPackages(owned)).toBe(may)
  })
})

describe('a step is offered', () => {
  const packages = [
    { step: 2, skuId: 'b' },
    { step: 1, skuId: 'a' },
  ]
  const item = (skuId: string, ...parts: Part[]) => ({ skuId, parts })
  const steps = (items: { skuId: string; parts: Part[] }[]) =>
    offeredSteps({ packages, items }).map(({ step, item: { skuId } }) => [step, skuId])

  it('in the order of the steps', () => {
    const items = [item('b', 'brain_efficiency'), item('a', 'panoramic_cognition')]
    expect(steps(items)).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
  })

  it('only while its SKU is', () => expect(steps([item('b', 'brain_efficiency')])).toEqual([[2, 'b']]))

  it('only when its SKU holds the guide it is about', () => {
    expect(steps([item('a', 'brain_efficiency'), item('b', 'brain_efficiency', 'iq_score')])).toEqual([
      [2, 'b'],
    ])
  })
})

describe('a test that is a part of a report', () => {
  it.each([
    ['eq', 'eq_test'],
    ['left_right', 'left_right_brain'],
  ] as const)('%s is delivered while an exam of its kind is published', (kind, part) => {
    expect(deliverableParts({ publishedExamKinds: [kind], guides: [] }).has(part)).toBe(true)
    expect(deliverableParts({ publishedExamKinds: ['iq'], guides: [] }).has(part)).toBe(false)
  })
})

describe('a guide can be delivered', () => {
  it.each(['implicit_learning', 'brain_guide'] as const)('%s once it is written', (part) => {
    expect(deliverableParts({ publishedExamKinds: [], guides: [] }).has(part)).toBe(false)
    expect(deliverableParts({ publishedExamKinds: [], guides: [part] }).has(part)).toBe(true)
  })
})
