import { describe, expect, it } from 'vitest'
import { panelKey, panelOf, readPanel } from '@/domain/matrices/attributes'
import { BLUEPRINTS } from '@/domain/matrices/blueprint'
import { generateItem, type MatrixItem } from '@/domain/matrices/generate-item'
import type { Panel } from '@/domain/matrices/panel'
import { createRandom } from '@/domain/matrices/random'
import { PICKERS, type Picker } from '../../../scripts/prove/items/pickers'

const items = BLUEPRINTS.flatMap((blueprint) =>
  Array.from({ length: 16 }, (_, index) => generateItem({ seed: `leak ${index}`, blueprint })),
)

const hitRate = (picker: Picker, among: readonly Pick<MatrixItem, 'options' | 'key'>[]) => {
  const random = createRandom('ties')
  return among.filter(({ options, key }) => picker({ options, random }) === key).length / among.length
}

/** RAVEN's way, which leaks: every distractor is the key with one attribute changed. */
const spoil = ({ options, key }: MatrixItem, index: number): Pick<MatrixItem, 'options' | 'key'> => {
  const right = options[key]!
  const values = readPanel(right)
  const random = createRandom(`spoil ${index}`)
  const wrong = new Map<string, Panel>()
  while (wrong.size < 5) {
    const changed = panelOf({
      ...values,
      'figure.fill': random.below(6),
      'figure.size': values['figure.size'],
    })
    const turned = panelOf({ ...values, 'figure.size': 1 + random.below(4) })
    for (const panel of [changed, turned]) {
      if (wrong.size < 5 && panelKey(panel) !== panelKey(right)) wrong.set(panelKey(panel), panel)
    }
  }
  const spoiled = random.shuffle([...wrong.values()])
  spoiled.splice(key, 0, right)
  return { options: spoiled, key }
}

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

  it('catches options that are each the key with one attribute changed', () => {
    const single = items.filter(({ options, key }) => options[key]!.figure?.size && !options[key]!.inner)
    const spoiled = single.slice(0, 500).map(spoil)
    expect(hitRate(PICKERS['the option closest to all others']!, spoiled)).toBeGreaterThan(0.8)
    expect(hitRate(PICKERS['the most frequent value of most attributes']!, spoiled)).toBeGreaterThan(0.8)
  })

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
