import { type AttributeKey, layerOf, type Values } from '../attributes'
import { DIRECTIONAL_SHAPES, SHAPES } from '../panel'

/** The attribute of each layer that says whether the layer is there at all. */
export const LEADS: readonly AttributeKey[] = ['figure.shape', 'inner.shape', 'lines.segments']

/** Is the attribute absent from this panel only because its layer is, or because such a shape has no direction? */
export const isAbsentWithItsShape = ({
  attribute,
  panel,
}: {
  attribute: AttributeKey
  panel: Values
}): boolean => {
  const layer = layerOf(attribute)
  if (layer === 'lines' || LEADS.includes(attribute) || panel[attribute] !== null) return false
  const shape = panel[`${layer}.shape`]
  if (shape === null) return true
  return attribute.endsWith('.rotation') && !DIRECTIONAL_SHAPES.includes(SHAPES[shape]!)
}

/** True of an attribute that changes only in that it comes and goes with its shape: the shape's rule explains it. */
export const followsPresence = ({
  attribute,
  cells,
}: {
  attribute: AttributeKey
  cells: readonly Values[]
}): boolean => {
  const present = new Set(cells.map((cell) => cell[attribute]).filter((value) => value !== null))
  if (present.size > 1) return false
  return cells.every((panel) => panel[attribute] !== null || isAbsentWithItsShape({ attribute, panel }))
}
