import { renderPanel } from '../../../src/domain/matrices/drawing/render-panel'
import type { Panel } from '../../../src/domain/matrices/panel'
import { createRandom } from '../../../src/domain/matrices/random'
import { learnAndGuess } from './classifier'
import { type Check, type Choice, GUESSING, percent } from './judged-item'
import { optionFeatures } from './option-features'
import { PICKERS, type Picker } from './pickers'

type Sample = { choices: readonly Choice[]; tolerance: number }

const near = ({ name, share, tolerance }: { name: string; share: number; tolerance: number }): Check => ({
  name,
  found: percent(share),
  asked: `16.67 % ± ${(100 * tolerance).toFixed(1)}`,
  holds: Math.abs(share - GUESSING) <= tolerance,
})

/** How often a fixed way of picking among the options finds the key. */
export const checkPickers = ({ choices, tolerance }: Sample): Check[] =>
  Object.entries(PICKERS).map(([name, picker]) =>
    near({ name: `picks ${name}`, share: hitRate(picker, choices), tolerance }),
  )

export const hitRate = (picker: Picker, choices: readonly Choice[]): number => {
  const random = createRandom('ties')
  return choices.filter(({ options, key }) => picker({ options, random }) === key).length / choices.length
}

/** How often a machine finds the key that has learnt from the options of as many other items. */
export const checkClassifier = ({
  choices,
  tolerance,
  inkOf,
}: Sample & { inkOf: (panel: Panel) => number }): Check[] => {
  const examples = choices.map(({ options, key }) => ({ options: optionFeatures({ options, inkOf }), key }))
  return [near({ name: 'a classifier trained on the other half', share: learnAndGuess(examples), tolerance })]
}

/** The key's rank by the length of its drawing, and the number of nodes of all drawings. */
export const checkBytes = ({
  choices,
  tolerance,
  draw = renderPanel,
}: Sample & { draw?: (panel: Panel) => string }): Check[] => {
  const random = createRandom('bytes')
  const hits = [0, 0, 0, 0, 0, 0]
  const nodes = new Set<number>()
  for (const { options, key } of choices) {
    const drawings = options.map(draw)
    for (const drawing of drawings) nodes.add(drawing.split('<').length)
    const order = random
      .shuffle([0, 1, 2, 3, 4, 5])
      .sort((left, right) => drawings[left]!.length - drawings[right]!.length)
    hits[order.indexOf(key)]! += 1
  }
  return [
    ...hits.map((count, rank) =>
      near({
        name: `picks number ${rank + 1} by bytes of SVG, from the shortest`,
        share: count / choices.length,
        tolerance,
      }),
    ),
    {
      name: 'different numbers of nodes among all options',
      found: String(nodes.size),
      asked: '1',
      holds: nodes.size === 1,
    },
  ]
}
