import { ATTRIBUTES, type AttributeKey, type Values } from '../attributes'
import { DIRECTIONAL_SHAPES, FILLS, type Fill, HOST_SHAPES, SEGMENTS, SHAPES, type ShapeName } from '../panel'
import type { Random } from '../random'
import type { RuleName } from '../rules'
import type { ItemBlueprint } from './blueprint'

/** Which values every attribute of an item may take, and the values of those that no rule governs. */
export type Looks = { domains: Record<AttributeKey, readonly number[]>; base: Values }

const PLAIN: readonly ShapeName[] = ['triangle', 'square', 'pentagon', 'hexagon', 'circle', 'star', 'cross']
/** Told apart at a radius of 10 units (6 px on a phone). */
const SMALL: readonly ShapeName[] = ['triangle', 'square', 'circle', 'star', 'cross']
/** Told apart at a radius of 17 units. */
const MIDDLING: readonly ShapeName[] = [...SMALL, 'pentagon']
/** Told apart at a radius of 13 units and in a dark host. */
const SMALLEST: readonly ShapeName[] = ['triangle', 'circle', 'star', 'cross']
/** Shapes that hold an inner figure with lines around it. */
const FULL_HOSTS: readonly ShapeName[] = ['square', 'pentagon', 'hexagon', 'circle']
const SMALL_FILLS: readonly Fill[] = ['none', 'light', 'mid', 'dark']
/** With lines behind it a figure is about half as large: too small for dots. */
const CROWDED_FILLS: readonly Fill[] = ['none', 'light', 'mid', 'dark', 'stripe']
/** Without the medians, of which a figure leaves only stumps. */
const CROWDED_SEGMENTS = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11]
/** The sides and the corner arcs, which keep clear of a host with an inner figure. */
const FULL_SEGMENTS = [0, 1, 2, 3, 8, 9, 10, 11]

/**
 * Draws the looks of an item once, before its values. Constants are global: they never vary within an item, so they
 * are never noise. Domains keep to what can be distinguished at the size at which the layer will be drawn: any two values
 * of one differ in at least 1.5 % of the pixels of a panel of 96 x 96.
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
  const full = crowded && has('inner')
  // One small figure of another shape or fill is too small a difference.
  const fewest = scattered && blueprint.rules.length > 1 ? 2 : 1

  const figureShapes = () => {
    if (governs('figure.rotation')) return composes ? (['arrow', 'drop'] as const) : DIRECTIONAL_SHAPES
    if (runs('figure.shape', 'progression')) return PLAIN.slice(0, 4)
    if (has('inner')) return full ? FULL_HOSTS : HOST_SHAPES
    return scattered || crowded || governs('figure.size') ? SMALL : PLAIN
  }
  const names = (shapes: readonly ShapeName[]) => shapes.map((shape) => SHAPES.indexOf(shape))
  const fills = (some: readonly Fill[]) => some.map((fill) => FILLS.indexOf(fill))
  const figureFills = () => {
    if (runs('figure.fill', 'progression')) return FILLS.slice(0, 4)
    if (scattered || full || governs('figure.size')) return SMALL_FILLS
    if (crowded) return CROWDED_FILLS
    return has('inner') ? FILLS.filter((fill) => fill !== 'dot') : FILLS
  }
  const bits = (segments: readonly number[]) => segments.map((segment) => 2 ** segment)
  const upTo = (last: number, first = 0) =>
    Array.from({ length: last - first + 1 }, (_, step) => first + step)

  const onlyLines = blueprint.layers.length === 1
  const segments = full ? FULL_SEGMENTS : onlyLines ? upTo(SEGMENTS.length - 1) : CROWDED_SEGMENTS

  const domains: Looks['domains'] = {
    'figure.shape': names(figureShapes()),
    'figure.fill': fills(figureFills()),
    'figure.size': upTo(4, 1),
    'figure.rotation': upTo(7),
    'figure.count': upTo(9, fewest),
    'figure.slots': bits(upTo(8)),
    'inner.shape': names(governs('inner.rotation') ? ['arrow', 'drop'] : full ? SMALLEST : MIDDLING),
    'inner.fill': fills(SMALL_FILLS),
    'inner.rotation': upTo(7),
    'lines.segments': bits(segments),
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
