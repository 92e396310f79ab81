import type { AttributeKey } from './attributes'

/** The rules of the grammar from the simplest to the least simple reading (docs/facts/measurement.md 1.5). */
export const RULES = [
  'constant',
  'progression',
  'distribute-three',
  'distribute-two',
  'arithmetic',
  'or',
  'and',
  'xor',
  'difference',
  'composition',
] as const
export type RuleName = (typeof RULES)[number]

/**
 * Along which lines of cells a rule is read. A distribution of three that is a Latin square reads the same along rows,
 * columns and one family of diagonals, and along the other each value stays the same: which of these a taker uses cannot
 * be known, so it is filed under `row` and rated as such. A distribution filed under `column` or `diagonal` is one that
 * nothing else explains: each column, or each falling diagonal (wrapped round the edge), has the three values in an
 * order of its own, and the rows look like chance. `diagonal` is for constants and distributions of three only, and no
 * new item deals three along it (deals-on-diagonals): items of old sittings are still read and explained.
 */
export const DIRECTIONS = ['row', 'column', 'diagonal'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** One governing rule. An item has at most one per attribute; attributes without one are the same in all nine cells. */
export type Rule = { attribute: AttributeKey; rule: RuleName; direction: Direction }

type Triple = readonly [number, number, number]
/** Lines of cell indices, the two complete ones first, then the one that ends in the missing cell 8. */
export type Lines = readonly [Triple, Triple, Triple]

export const ROWS: Lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
]
export const COLUMNS: Lines = [
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
]
/** Diagonals that wrap round the edge, falling and rising. */
export const FALLING: Lines = [
  [1, 5, 6],
  [2, 3, 7],
  [0, 4, 8],
]
export const RISING: Lines = [
  [0, 5, 7],
  [2, 4, 6],
  [1, 3, 8],
]
