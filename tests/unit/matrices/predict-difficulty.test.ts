import { describe, expect, it } from 'vitest'
import type { AttributeKey, LayerName } from '@/domain/matrices/attributes'
import { type OptionScheme, predictDifficulty } from '@/domain/matrices/predict-difficulty'
import type { Direction, RuleName } from '@/domain/matrices/rules'

type Term = [AttributeKey, RuleName, Direction?]
const rate = (terms: Term[], layers: LayerName[], scheme: OptionScheme) =>
  predictDifficulty({
    rules: terms.map(([attribute, rule, direction = 'row']) => ({ attribute, rule, direction })),
    layers,
    scheme,
  }).b

describe('predictDifficulty', () => {
  it.each<[string, Term[], LayerName[], OptionScheme, number]>([
    ['one progression with near misses', [['figure.size', 'progression']], ['figure'], 'grid', -1.15],
    ['one constant, options far apart', [['figure.shape', 'constant']], ['figure'], 'six', -2.3],
    ['the same by columns', [['figure.shape', 'constant', 'column']], ['figure'], 'six', -2.05],
    ['the same by diagonals', [['figure.shape', 'constant', 'diagonal']], ['figure'], 'six', -1.85],
    [
      'XOR, AND and a distribution in three overlapping layers, clipped from 3.00',
      [
        ['lines.segments', 'xor'],
        ['figure.slots', 'and'],
        ['inner.shape', 'distribute-three'],
      ],
      ['figure', 'inner', 'lines'],
      'hexagon',
      3,
    ],
  ])('rates %s', (_, terms, layers, scheme, b) => {
    expect(rate(terms, layers, scheme)).toBe(b)
  })

  it('never leaves -3 to 3 and says that it is off by 0.8 logits', () => {
    const terms = Array.from({ length: 6 }, (): Term => ['lines.segments', 'xor'])
    expect(rate(terms, ['lines'], 'hexagon')).toBe(3)
    expect(predictDifficulty({ rules: [], layers: ['figure'], scheme: 'six' })).toEqual({ b: -2.3, sd: 0.8 })
  })
})
