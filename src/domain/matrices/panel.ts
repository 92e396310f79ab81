/**
 * The panel grammar: what one cell of a matrix, or one option, can show. Everything that is in a `Panel` can be seen
 * and everything that can be seen is in it, so two panels look alike exactly when they are deeply equal. Hence an
 * attribute that could not be seen is absent (the rotation of a circle), and combinations that could not be read at
 * 64 px are not panels at all (an inner figure in a cross, lines behind a grid of figures).
 */

/** The first four are ordered by sides; the last three point somewhere and are the only ones that rotate. */
export const SHAPES = [
  'triangle',
  'square',
  'pentagon',
  'hexagon',
  'circle',
  'star',
  'cross',
  'arrow',
  'drop',
  'half',
] as const
export type ShapeName = (typeof SHAPES)[number]

/** The first four are ordered by luminance; all six differ in pattern or luminance, none in hue. */
export const FILLS = ['none', 'light', 'mid', 'dark', 'stripe', 'dot'] as const
export type Fill = (typeof FILLS)[number]

export const DIRECTIONAL_SHAPES: readonly ShapeName[] = ['arrow', 'drop', 'half']
/** Shapes wide enough to hold an inner figure. */
export const HOST_SHAPES: readonly ShapeName[] = ['triangle', 'square', 'pentagon', 'hexagon', 'circle']

/** The twelve segments of a line set, by bit: four sides, two diagonals, two medians, four corner arcs. */
export const SEGMENTS = [
  'top',
  'right',
  'bottom',
  'left',
  'falling',
  'rising',
  'vertical',
  'horizontal',
  'top-left',
  'top-right',
  'bottom-right',
  'bottom-left',
] as const

/** `rotation` is in eighth turns clockwise, 0..7, present exactly on a directional shape. */
type Look = { shape: ShapeName; fill: Fill; rotation?: number }

/**
 * Exactly one of: `size` (one figure, level 1..4), `count` (1..9 small figures on a tidy grid) or `slots` (small
 * figures at chosen places: a mask of nine bits, row by row, never 0).
 */
export type Figure = Look & { size?: number; count?: number; slots?: number }

/** A small figure in the middle of a figure of size 4. */
export type Inner = Look

/** One to three layers. `lines` is a mask over `SEGMENTS`, never 0. */
export type Panel = { figure?: Figure; inner?: Inner; lines?: number }

/** The canonical panel that an unknown JSON value spells, or null. Rejects unknown keys; throws never. */
export const parsePanel = (value: unknown): Panel | null => {
  if (!isRecord(value) || !hasOnly(value, ['figure', 'inner', 'lines'])) return null
  const panel: Panel = {}
  if (value.figure !== undefined) {
    const figure = parseFigure(value.figure)
    if (!figure) return null
    panel.figure = figure
  }
  if (value.inner !== undefined) {
    const inner = isRecord(value.inner) && hasOnly(value.inner, LOOK) ? parseLook(value.inner) : null
    if (!inner || panel.figure?.size !== 4 || !HOST_SHAPES.includes(panel.figure.shape)) return null
    panel.inner = inner
  }
  if (value.lines !== undefined) {
    const crowded = panel.figure !== undefined && panel.figure.size === undefined
    if (crowded || !isInteger(value.lines, 1, 2 ** SEGMENTS.length - 1)) return null
    panel.lines = value.lines
  }
  return panel.figure || panel.lines ? panel : null
}

const LOOK = ['shape', 'fill', 'rotation']
const MOST = { size: 4, count: 9, slots: 511 } as const

const parseFigure = (value: unknown): Figure | null => {
  if (!isRecord(value) || !hasOnly(value, [...LOOK, ...Object.keys(MOST)])) return null
  const look = parseLook(value)
  const given = (['size', 'count', 'slots'] as const).filter((name) => value[name] !== undefined)
  const [name] = given
  if (!look || !name || given.length !== 1) return null
  const extent = value[name]
  return isInteger(extent, 1, MOST[name]) ? { ...look, [name]: extent } : null
}

const parseLook = ({ shape, fill, rotation }: Record<string, unknown>): Look | null => {
  if (!isOneOf(SHAPES, shape) || !isOneOf(FILLS, fill)) return null
  if (!DIRECTIONAL_SHAPES.includes(shape)) return rotation === undefined ? { shape, fill } : null
  return isInteger(rotation, 0, 7) ? { shape, fill, rotation } : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasOnly = (value: Record<string, unknown>, names: readonly string[]) =>
  Object.keys(value).every((name) => names.includes(name))

const isInteger = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high

const isOneOf = <T extends string>(names: readonly T[], value: unknown): value is T =>
  names.includes(value as T)
