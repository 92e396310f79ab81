import { ATTRIBUTES, type AttributeKey, type Values } from './attributes'
import type { ItemBlueprint } from './blueprint'
import { DIRECTIONAL_SHAPES, FILLS, type Fill, HOST_SHAPES, SEGMENTS, SHAPES, type ShapeName } from './panel'
import type { Random } from './random'
import type { RuleName } from './rules'

/** Which values every attribute of an item may take, and the values of those that no rule governs. */
export type Looks = { domains: Record<AttributeKey, readonly number[]>; base: Values }

const PLAIN: readonly ShapeName[] = ['triangle', 'square', 'pentagon', 'hexagon', 'circle', 'star', 'cross']
/** Told apart at a radius of 10 units (6 px on a phone). */
const SMALL: readonly ShapeName[] = ['triangle', 'square', 'circle', 'star', 'cross']
const SMALL_FILLS: readonly Fill[] = ['none', 'mid', 'dark']
/** With lines behind it a figure is about half as large. */
const CROWDED_FILLS: readonly Fill[] = ['none', 'mid', 'dark', 'stripe']

/**
 * Draws the looks of an item once, before its values. Constants are global: they never vary within an item, so they
 * are never noise. Domains keep to what can be told apart at the size at which the layer will be drawn.
 */
export const chooseLooks = ({ blueprint, random }: { blueprint: ItemBlueprint; random: Random }): Looks => {
  const governs = (attribute: AttributeKey) => blueprint.rules.some((rule) => rule.attribute === attribute)
  const runs = (attribute: AttributeKey, name: RuleName) =>
    blueprint.rules.some((rule) => rule.attribute === attribute && rule.rule === name)
  // A sum of turns needs a shape of which everybody knows the upright position.
  const composes = runs('figure.rotation', 'composition')
  const has = (layer: 'figure' | 'inner' | 'lines') => blueprint.layers.includes(layer)
  const scattered = governs('figure.count') || governs('figure.slots')

  const crowded = has('lines')
  const figureShapes = () => {
    if (governs('figure.rotation')) return composes ? (['arrow', 'drop'] as const) : DIRECTIONAL_SHAPES
    if (has('inner')) return HOST_SHAPES
    return scattered || crowded || governs('figure.size') ? SMALL : PLAIN
  }
  const names = (shapes: readonly ShapeName[]) => shapes.map((shape) => SHAPES.indexOf(shape))
  const fills = (some: readonly Fill[]) => some.map((fill) => FILLS.indexOf(fill))
  const figureFills = () => {
    if (runs('figure.fill', 'progression')) return FILLS.slice(0, 4)
    if (scattered) return SMALL_FILLS
    if (crowded) return CROWDED_FILLS
    return has('inner') ? FILLS.filter((fill) => fill !== 'dot') : FILLS
  }
  const bits = (count: number) => Array.from({ length: count }, (_, bit) => 2 ** bit)

  const domains: Looks['domains'] = {
    'figure.shape': names(figureShapes()),
    'figure.fill': fills(figureFills()),
    'figure.size': [1, 2, 3, 4],
    'figure.rotation': [0, 1, 2, 3, 4, 5, 6, 7],
    'figure.count': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'figure.slots': bits(9),
    'inner.shape': names(governs('inner.rotation') ? ['arrow', 'drop'] : SMALL),
    'inner.fill': fills(SMALL_FILLS),
    'inner.rotation': [0, 1, 2, 3, 4, 5, 6, 7],
    'lines.segments': bits(SEGMENTS.length),
  }

  const base = Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, null])) as Values
  const settle = (attribute: AttributeKey, values: readonly number[] = domains[attribute]) => {
    base[attribute] = random.pick(values)
  }
  if (has('figure')) {
    settle('figure.shape')
    settle(
      'figure.fill',
      fills(scattered ? ['dark', 'none'] : has('inner') ? ['none', 'light'] : ['none', 'light', 'dark']),
    )
    if (governs('figure.rotation')) settle('figure.rotation')
    if (!scattered) base['figure.size'] = 4
  }
  if (has('inner')) {
    settle('inner.shape')
    settle('inner.fill', fills(['dark']))
    if (governs('inner.rotation')) settle('inner.rotation')
  }
  return { domains, base }
}
