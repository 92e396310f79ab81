import { describe, expect, it } from 'vitest'
import type { ReportPart } from '@/domain/catalog/parts'
import { cheapestTier, type Sku, tiersOf } from '@/ui/report/locked/cheapest-tier'

const sku = (
  skuId: string,
  { amount, owned = false }: { amount: number; owned?: boolean },
  ...parts: ReportPart[]
): Sku => ({
  skuId,
  tier: 'sku1',
  name: skuId,
  description: null,
  parts: parts.map((part) => ({ part, name: part, content: '', logo: null })),
  price: { amount, currency: 'USD' },
  mostPopular: false,
  owned,
  upgrade: null,
})

const small = sku('small', { amount: 699, owned: true }, 'iq_score')
const middle = sku('middle', { amount: 999 }, 'iq_score', 'wrong_answers')
const large = sku('large', { amount: 1499 }, 'iq_score', 'wrong_answers', 'eq_test')

describe('the tier that a locked part is named with', () => {
  it.each([
    ['wrong_answers', 'middle'],
    ['eq_test', 'large'],
    ['iq_score', 'middle'],
    ['certificate', null],
  ] as const)('%s is cheapest in %s, of what is not owned', (part, tier) => {
    expect(cheapestTier([large, small, middle], part)?.skuId ?? null).toBe(tier)
  })

  it('is the one that costs least after what was paid before', () => {
    const due = { amount: 300, currency: 'USD' }
    const upgrade = { due, paid: { amount: 1199, currency: 'USD' }, orders: ['0123456789AB'] }
    expect(cheapestTier([middle, { ...large, upgrade }], 'wrong_answers')?.skuId).toBe('large')
  })

  it('is asked for once, whatever it holds', () => {
    expect(tiersOf([small, middle, large], ['wrong_answers', 'iq_score', 'eq_test', 'certificate'])).toEqual([
      middle,
      large,
    ])
  })
})
