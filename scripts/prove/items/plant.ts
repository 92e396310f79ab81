import { panelKey, panelOf, readPanel } from '../../../src/domain/matrices/attributes'
import { renderPanel } from '../../../src/domain/matrices/drawing/render-panel'
import type { MatrixItem } from '../../../src/domain/matrices/generate/generate-item'
import { FILLS, type Panel } from '../../../src/domain/matrices/panel'
import { createRandom } from '../../../src/domain/matrices/random'

type Plant = { spoil: (items: readonly MatrixItem[]) => MatrixItem[]; caughtBy: string[] }

/** Ways of spoiling a sample of items, and the checks that must then fail. */
export const PLANTS: Record<string, Plant> = {
  'each wrong option is the key with one attribute changed, as in RAVEN': {
    spoil: (items) => items.filter(hasPlainFigure).map(spoilLikeRaven),
    caughtBy: [
      'picks the most frequent value of most attributes',
      'picks the option closest to all others',
      'a classifier trained on the other half',
    ],
  },
  'the key has the longest drawing': {
    spoil: (items) =>
      items.filter(({ options, key }) => {
        const lengths = options.map((panel) => renderPanel(panel).length)
        return lengths[key] === Math.max(...lengths)
      }),
    caughtBy: ['picks number 6 by bytes of SVG, from the shortest', 'a classifier trained on the other half'],
  },
  'no heading is ever upright that is right': {
    spoil: (items) =>
      items.filter(({ options, key, scheme }) => {
        const headings = options.map(({ figure }) => figure?.rotation)
        return scheme === 'six' && headings.includes(0) && headings[key] !== 0
      }),
    caughtBy: ['a classifier trained on the other half'],
  },
  'every other item is thrown away unless the first option is right': {
    spoil: (items) => items.filter(({ key }, index) => key === 0 || index % 2 === 0),
    caughtBy: ['key positions, chi-square with 5 degrees of freedom'],
  },
  'one wrong option looks like the key': {
    spoil: (items) =>
      items.map((item) => ({
        ...item,
        options: item.options.with((item.key + 1) % 6, item.options[item.key]!),
      })),
    caughtBy: [
      'exactly one answer by the solver, the key',
      'wrong options that some rule of the grammar explains',
      'items with two equal options',
    ],
  },
  'every item twice, its options turned by one': {
    spoil: (items) => [
      ...items,
      ...items.map((item) => ({
        ...item,
        options: [...item.options.slice(1), item.options[0]!],
        key: ((item.key + 5) % 6) as MatrixItem['key'],
      })),
    ],
    caughtBy: ['items that are there twice, their options in any order'],
  },
}

const spoilLikeRaven = (item: MatrixItem, index: number): MatrixItem => {
  const right = item.options[item.key]!
  const random = createRandom(`raven ${index}`)
  const wrong = new Map<string, Panel>()
  while (wrong.size < 5) {
    const values = readPanel(right)
    if (random.below(2) === 0) values['figure.fill'] = random.below(FILLS.length)
    else values['figure.size'] = 1 + random.below(4)
    const panel = panelOf(values)
    if (panelKey(panel) !== panelKey(right)) wrong.set(panelKey(panel), panel)
  }
  const options = [...wrong.values()]
  options.splice(item.key, 0, right)
  return { ...item, options }
}

const hasPlainFigure = ({ options, key }: MatrixItem) => {
  const { figure, inner } = options[key]!
  return figure?.size !== undefined && !inner
}
