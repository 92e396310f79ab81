import { panelKey, readPanel } from '../../../src/domain/matrices/attributes'
import { canonicalKey } from '../../../src/domain/matrices/generate/canonical-key'
import type { MatrixItem } from '../../../src/domain/matrices/generate/generate-item'
import { solveItem } from '../../../src/domain/matrices/solve/solve-item'
import { type Check, percent } from './judged-item'

type Item = Pick<MatrixItem, 'panels' | 'options' | 'key'>

/** The solver, which sees what a taker sees, finds the key and nothing else. */
export const checkAnswers = (items: readonly Item[]): Check[] => {
  const solutions = items.map((item) => ({ ...item, ...solveItem(item) }))
  const single = solutions.filter(({ answers, key }) => answers.length === 1 && answers[0] === key).length
  const explained = solutions.flatMap(({ options, key, explanation }) =>
    options.filter((option, index) => {
      const values = readPanel(option)
      return (
        index !== key &&
        explanation.every(({ attribute, defensible }) => defensible.includes(values[attribute]))
      )
    }),
  ).length
  return [
    {
      name: 'exactly one answer by the solver, the key',
      found: percent(single / items.length),
      asked: '100 %',
      holds: single === items.length,
    },
    {
      name: 'wrong options that some rule of the grammar explains',
      found: String(explained),
      asked: '0',
      holds: explained === 0,
    },
  ]
}

/** No item twice, in whatever order its options stand, and no option twice in an item. */
export const checkDuplicates = (items: readonly Item[]): Check[] => {
  const same = (item: Item, turn: number) =>
    canonicalKey({ ...item, options: [...item.options.slice(turn), ...item.options.slice(0, turn)] })
  const keys = items.map((item) => same(item, 0))
  const unstable = items.filter((item, index) =>
    [1, 2, 3, 4, 5].some((turn) => same(item, turn) !== keys[index]),
  ).length
  const twice = items.length - new Set(keys).size
  const alike = items.filter(({ options }) => new Set(options.map(panelKey)).size < 6).length
  return [
    {
      name: 'items that are there twice, their options in any order',
      found: String(twice),
      asked: '0',
      holds: twice === 0 && unstable === 0,
    },
    { name: 'items with two equal options', found: String(alike), asked: '0', holds: alike === 0 },
  ]
}

/** Pearson's chi-square of the six key positions: 5 degrees of freedom, 20.5 is exceeded once in a thousand. */
export const checkKeyPositions = (items: readonly Pick<Item, 'key'>[]): Check[] => {
  const expected = items.length / 6
  const counts = [0, 1, 2, 3, 4, 5].map((position) => items.filter(({ key }) => key === position).length)
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return [
    {
      name: 'key positions, chi-square with 5 degrees of freedom',
      found: `${chiSquare.toFixed(1)} (${counts.join(' ')})`,
      asked: 'at most 20.5 (p > .001)',
      holds: chiSquare <= 20.5,
    },
  ]
}
