import { describe, expect, it } from 'vitest'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { generateItem } from '@/domain/matrices/generate/generate-item'
import { hitRate } from '../../../scripts/prove/items/check-guessing'
import { PICKERS } from '../../../scripts/prove/items/pickers'

const items = BLUEPRINTS.flatMap((blueprint) =>
  Array.from({ length: 16 }, (_, index) => generateItem({ seed: `leak ${index}`, blueprint })),
)

describe('what the six options tell without the matrix', () => {
  it.each(Object.keys(PICKERS))('%s finds the key about once in six times', (name) => {
    expect(items.length).toBeGreaterThan(4000)
    expect(Math.abs(hitRate(PICKERS[name]!, items) - 1 / 6)).toBeLessThan(0.025)
  })

  it.each(['hexagon', 'grid', 'six'])(
    'in a %s set no option is closer to the rest than another by two in a hundred',
    (scheme) => {
      const among = items.filter((item) => item.scheme === scheme)
      const closest = PICKERS['the option closest to all others']!
      const most = PICKERS['the most frequent value of most attributes']!
      const tolerance = 4 * Math.sqrt(5 / 36 / among.length)
      expect(Math.abs(hitRate(closest, among) - 1 / 6)).toBeLessThan(tolerance)
      expect(Math.abs(hitRate(most, among) - 1 / 6)).toBeLessThan(tolerance)
    },
  )

  it('makes the key each of the six by size equally often where the options are six counts', () => {
    const counts = items.filter(({ scheme, options }) => scheme === 'six' && options[0]!.figure?.count)
    const ranks = counts.map(({ options, key }) => {
      const count = options[key]!.figure!.count!
      return options.filter((option) => option.figure!.count! < count).length
    })
    for (const rank of [0, 1, 2, 3, 4, 5]) {
      const share = ranks.filter((other) => other === rank).length / ranks.length
      expect(Math.abs(share - 1 / 6)).toBeLessThan(0.07)
    }
  })

  it('lets a figure be missing from the key no oftener than from any other option', () => {
    const pairs = BLUEPRINTS.filter(({ rules }) => rules.length === 1 && rules[0]!.rule === 'distribute-two')
    const drawn = pairs.flatMap((blueprint) =>
      Array.from({ length: 300 }, (_, index) => generateItem({ seed: `absent ${index}`, blueprint })),
    )
    expect(drawn.every(({ options }) => options.filter((option) => !option.inner).length === 1)).toBe(true)
    const share = drawn.filter(({ options, key }) => !options[key]!.inner).length / drawn.length
    expect(Math.abs(share - 1 / 6)).toBeLessThan(0.07)
  })
})
