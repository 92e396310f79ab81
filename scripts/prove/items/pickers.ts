import { ATTRIBUTE_SCALE, ATTRIBUTES, readPanel } from '@/domain/matrices/attributes'
import type { Panel } from '@/domain/matrices/panel'
import type { Random } from '@/domain/matrices/random'

/** What an option shows, feature by feature; of a set each segment is a feature of its own. */
export const featuresOf = (panel: Panel): (number | null)[] => {
  const values = readPanel(panel)
  return ATTRIBUTES.flatMap((attribute) => {
    const value = values[attribute]
    if (ATTRIBUTE_SCALE[attribute] !== 'set') return [value]
    return Array.from({ length: 12 }, (_, bit) => (value === null ? null : (value >> bit) & 1))
  })
}

export type Picker = (input: { options: readonly Panel[]; random: Random }) => number

/** Picks from the options alone, without a look at the matrix. Ties are broken by lot. */
const pickBest =
  (score: (features: (number | null)[], all: (number | null)[][], panel: Panel) => number): Picker =>
  ({ options, random }) => {
    const all = options.map(featuresOf)
    const scores = all.map((features, index) => score(features, all, options[index]!))
    const best = Math.max(...scores)
    return random.pick(scores.flatMap((value, index) => (value === best ? [index] : [])))
  }

const shareOf = (value: number | null, feature: number, all: (number | null)[][]) =>
  all.filter((other) => other[feature] === value).length

export const PICKERS: Record<string, Picker> = {
  'the most frequent value of most attributes': pickBest((features, all) => {
    const isModal = (value: number | null, feature: number) =>
      all.every((other) => shareOf(value, feature, all) >= shareOf(other[feature]!, feature, all))
    return features.filter(isModal).length
  }),
  'the option closest to all others': pickBest((features, all) =>
    features.reduce<number>((sum, value, feature) => sum + shareOf(value, feature, all), 0),
  ),
  'the most segments or figures': pickBest((_, __, panel) => amountIn(panel)),
  'the fewest segments or figures': pickBest((_, __, panel) => -amountIn(panel)),
}

const amountIn = ({ figure, lines = 0 }: Panel): number =>
  (figure?.count ?? 0) + bits(figure?.slots ?? 0) + bits(lines)

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length
