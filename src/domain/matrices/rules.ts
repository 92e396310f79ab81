import type { AttributeKey } from './attributes'

/** The rules of the grammar from the simplest to the least simple reading (MEASUREMENT 1.5). */
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
 * Along which lines of cells a rule is read. A distribution of three is a Latin square: it reads the same along rows,
 * columns and diagonals, so it is filed under `row`. `diagonal` is kept for values that only diagonals explain.
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
