import {
  DIRECTIONAL_SHAPES,
  type Figure,
  type Fill,
  HOST_SHAPES,
  type Inner,
  type Panel,
  type ShapeName,
} from '@/domain/matrices/panel'

export type Extent = 'size' | 'count' | 'slots'

/** A new value for one control; each keeps the panel inside the grammar by dropping what can no longer be seen. */
export const setFigureShape = (panel: Panel, shape: ShapeName | null): Panel => {
  if (shape === null) return panel.lines ? { lines: panel.lines } : {}
  const before: Figure = panel.figure ?? { shape, fill: 'none', size: panel.lines ? 3 : 4 }
  return settled({ ...panel, figure: withShape(before, shape) })
}

export const setFigureFill = (panel: Panel, fill: Fill): Panel =>
  panel.figure ? { ...panel, figure: { ...panel.figure, fill } } : panel

export const setFigureTurn = (panel: Panel, rotation: number): Panel =>
  panel.figure ? { ...panel, figure: { ...panel.figure, rotation } } : panel

export const setExtent = (panel: Panel, extent: Extent, value: number): Panel => {
  if (!panel.figure) return panel
  const { size: _size, count: _count, slots: _slots, ...look } = panel.figure
  return settled({ ...panel, figure: { ...look, [extent]: value } })
}

export const setInnerShape = (panel: Panel, shape: ShapeName | null): Panel => {
  const { inner, ...rest } = panel
  return shape === null ? rest : { ...panel, inner: withShape(inner ?? { shape, fill: 'none' }, shape) }
}

export const setInnerFill = (panel: Panel, fill: Fill): Panel =>
  panel.inner ? { ...panel, inner: { ...panel.inner, fill } } : panel

export const setInnerTurn = (panel: Panel, rotation: number): Panel =>
  panel.inner ? { ...panel, inner: { ...panel.inner, rotation } } : panel

export const toggleLine = (panel: Panel, segment: number): Panel => {
  const { lines = 0, ...rest } = panel
  const next = lines ^ (1 << segment)
  return next ? { ...rest, lines: next } : rest
}

export const toggleSlot = (panel: Panel, slot: number): Panel => {
  const next = (panel.figure?.slots ?? 0) ^ (1 << slot)
  // No place at all would be no figure at all: the last one stays.
  return next ? setExtent(panel, 'slots', next) : panel
}

/** Of the figure, how it fills the panel. */
export const extentOf = ({ count, slots }: Figure): Extent => {
  if (count !== undefined) return 'count'
  return slots === undefined ? 'size' : 'slots'
}

export const mayHoldInner = ({ figure }: Panel): boolean =>
  figure?.size === 4 && HOST_SHAPES.includes(figure.shape)

/** Lines and a grid of figures cannot be read together. */
export const mayHaveLines = ({ figure }: Panel): boolean => figure === undefined || figure.size !== undefined

export const isDirectional = (shape: ShapeName): boolean => DIRECTIONAL_SHAPES.includes(shape)

const withShape = <T extends Inner>({ rotation, ...look }: T, shape: ShapeName): T =>
  ({ ...look, shape, ...(isDirectional(shape) && { rotation: rotation ?? 0 }) }) as T

const settled = (panel: Panel): Panel => {
  const { inner, lines, ...rest } = panel
  return {
    ...rest,
    ...(inner && mayHoldInner(panel) && { inner }),
    ...(lines && mayHaveLines(panel) && { lines }),
  }
}
