import { ATTRIBUTE_SCALE, layerOf } from './attributes'
import type { OptionScheme, Radicals } from './predict-difficulty'
import type { Rule } from './rules'

/** The radicals of an item that these rules govern. `rules` is not empty. */
export const radicalsOf = (rules: readonly Rule[]): Radicals => {
  const governed = new Set(rules.map(({ attribute }) => layerOf(attribute)))
  if (governed.has('inner')) governed.add('figure')
  const layers = (['figure', 'inner', 'lines'] as const).filter((layer) => governed.has(layer))
  return { rules, layers, scheme: schemeOf(rules) }
}

/**
 * docs/facts/measurement.md 1.6. Where everything governed stays the same along its lines, all six options are odd
 * (docs/facts/measurement.md 1.3: what a low theta needs). A single governed set has enough segments for a hexagon of
 * its own.
 */
const schemeOf = (rules: readonly Rule[]): OptionScheme => {
  if (rules.every(({ rule }) => rule === 'constant')) return 'six'
  if (rules.length >= 3) return 'hexagon'
  if (rules.length === 2) return 'grid'
  return ATTRIBUTE_SCALE[rules[0]!.attribute] === 'set' ? 'hexagon' : 'six'
}
