import { FILLS, type Figure, type Inner, type Panel, SHAPES } from './panel'

/** Everything about a panel that a rule can govern, and nothing else: a panel is its ten attribute values. */
export const ATTRIBUTES = [
  'figure.shape',
  'figure.fill',
  'figure.size',
  'figure.rotation',
  'figure.count',
  'figure.slots',
  'inner.shape',
  'inner.fill',
  'inner.rotation',
  'lines.segments',
] as const
export type AttributeKey = (typeof ATTRIBUTES)[number]
export type LayerName = 'figure' | 'inner' | 'lines'

/** An index into SHAPES or FILLS, a level, a count, eighth turns, or a mask; null where the attribute is absent. */
export type Value = number | null
export type Values = Record<AttributeKey, Value>

/** nominal: equality only; ordered: levels and counts; cyclic: eighth turns; set: bit masks. */
export const ATTRIBUTE_SCALE: Record<AttributeKey, 'nominal' | 'ordered' | 'cyclic' | 'set'> = {
  'figure.shape': 'nominal',
  'figure.fill': 'nominal',
  'figure.size': 'ordered',
  'figure.rotation': 'cyclic',
  'figure.count': 'ordered',
  'figure.slots': 'set',
  'inner.shape': 'nominal',
  'inner.fill': 'nominal',
  'inner.rotation': 'cyclic',
  'lines.segments': 'set',
}

export const layerOf = (attribute: AttributeKey): LayerName => attribute.split('.')[0] as LayerName

export const readPanel = ({ figure, inner, lines }: Panel): Values => ({
  'figure.shape': figure ? SHAPES.indexOf(figure.shape) : null,
  'figure.fill': figure ? FILLS.indexOf(figure.fill) : null,
  'figure.size': figure?.size ?? null,
  'figure.rotation': figure?.rotation ?? null,
  'figure.count': figure?.count ?? null,
  'figure.slots': figure?.slots ?? null,
  'inner.shape': inner ? SHAPES.indexOf(inner.shape) : null,
  'inner.fill': inner ? FILLS.indexOf(inner.fill) : null,
  'inner.rotation': inner?.rotation ?? null,
  'lines.segments': lines ?? null,
})

/** The inverse of `readPanel`. An inner layer without a shape is absent, whatever its other values. */
export const panelOf = (values: Values): Panel => {
  const panel: Panel = {}
  const look = (layer: 'figure' | 'inner'): Inner => {
    const rotation = values[`${layer}.rotation`]
    return {
      shape: SHAPES[values[`${layer}.shape`]!]!,
      fill: FILLS[values[`${layer}.fill`]!]!,
      ...(rotation === null ? {} : { rotation }),
    }
  }
  if (values['figure.shape'] !== null) {
    const figure: Figure = look('figure')
    if (values['figure.size'] !== null) figure.size = values['figure.size']
    if (values['figure.count'] !== null) figure.count = values['figure.count']
    if (values['figure.slots'] !== null) figure.slots = values['figure.slots']
    panel.figure = figure
  }
  if (values['inner.shape'] !== null) panel.inner = look('inner')
  if (values['lines.segments']) panel.lines = values['lines.segments']
  return panel
}

/** Equal for two panels exactly when they look the same. */
export const panelKey = (panel: Panel): string => {
  const values = readPanel(panel)
  return ATTRIBUTES.map((attribute) => values[attribute] ?? '').join()
}
