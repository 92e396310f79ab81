import { type AttributeKey, layerOf, type Values } from '../attributes'
import type { Part } from './explanation'

/** How a taker would name the part of the panel that an attribute belongs to. */
export const partOf = ({ attribute, cells }: { attribute: AttributeKey; cells: readonly Values[] }): Part => {
  const layer = layerOf(attribute)
  if (layer !== 'figure') return layer
  return cells.some((cell) => cell['inner.shape'] !== null) ? 'outer' : 'figure'
}
