import { ATTRIBUTES, readPanel } from '../../../src/domain/matrices/attributes'
import type { MatrixItem } from '../../../src/domain/matrices/generate/generate-item'
import { leadsOfSameness } from '../../../src/domain/matrices/generate/sameness'
import type { Check } from './judged-item'

type Item = Pick<MatrixItem, 'panels' | 'options' | 'key'>

/** No wrong option is what sameness leads to in every attribute in which it differs from the key. */
export const checkSameness = (items: readonly Item[]): Check[] => {
  const misleading = items.filter(({ panels, options, key }) => {
    const cells = panels.map(readPanel)
    const right = readPanel(options[key]!)
    return options.some((option, index) => {
      const shown = readPanel(option)
      return (
        index !== key &&
        ATTRIBUTES.every(
          (attribute) =>
            shown[attribute] === right[attribute] ||
            leadsOfSameness(cells.map((cell) => cell[attribute])).includes(shown[attribute]),
        )
      )
    })
  }).length
  return [
    {
      name: 'items in which a line repeated or a mirror leads to a wrong option',
      found: String(misleading),
      asked: '0',
      holds: misleading === 0,
    },
  ]
}
