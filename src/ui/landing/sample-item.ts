import type { Panel, ShapeName } from '@/domain/matrices/panel'

/** An item for show, in no form: the outside stays in a row, the inside in a column, each shading occurs once in both. */
const ROWS: readonly ShapeName[] = ['circle', 'square', 'hexagon']
const COLUMNS: readonly ShapeName[] = ['triangle', 'star', 'circle']
const FILLS = ['none', 'light', 'stripe'] as const

const cell = (row: number, column: number, fill = (row + column) % 3): Panel => ({
  figure: { shape: ROWS[row]!, size: 4, fill: FILLS[fill]! },
  inner: { shape: COLUMNS[column]!, fill: 'dark' },
})

export const SAMPLE_PANELS: readonly Panel[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => cell(row, column)),
)
/** As shown; the third one is right. */
export const SAMPLE_OPTIONS: readonly Panel[] = [
  cell(2, 2, 0),
  cell(1, 2, 1),
  cell(2, 2),
  cell(2, 1, 1),
  cell(2, 2, 2),
  cell(0, 2, 1),
]
export const SAMPLE_ANSWER = 2

/** The drawing beside the first heading. */
const arrow = (rotation: number, lines: number): Panel => ({
  figure: { shape: 'arrow', size: 3, fill: 'dark', rotation },
  lines,
})
const LINES = [(1 << 0) | (1 << 2), (1 << 1) | (1 << 3), 15]
export const HERO_PANELS: readonly Panel[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => arrow((row * 2 + column) % 8, LINES[column]!)),
)
