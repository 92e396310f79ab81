import type { Value } from '../attributes'

/**
 * What people see who look for sameness and not for a rule, and what the grammar does not hold: a line that repeats
 * another, and mirrors. Each reading pairs cells that look alike; its last pair gives the missing cell.
 */
const READINGS: readonly (readonly (readonly [cell: number, alike: number])[])[] = [
  ...[0, 3].map((row) => [0, 1, 2].map((column) => [row + column, 6 + column] as const)),
  ...[0, 1].map((column) => [0, 3, 6].map((row) => [row + column, row + 2] as const)),
  // Rows that are the same from both ends, and columns.
  [0, 3, 6].map((row) => [row, row + 2] as const),
  [0, 1, 2].map((column) => [column, column + 6] as const),
  // The two halves about the middle, and about the rising diagonal.
  [3, 2, 1, 0].map((cell) => [cell, 8 - cell] as const),
  [
    [1, 5],
    [3, 7],
    [0, 8],
  ],
]

/** The values of the ninth cell that sameness among the eight visible ones leads to. */
export const leadsOfSameness = (values: readonly Value[]): Value[] =>
  READINGS.flatMap((pairs) => {
    const holds = pairs.slice(0, -1).every(([cell, alike]) => values[cell] === values[alike])
    return holds ? [values[pairs.at(-1)![0]]!] : []
  })
