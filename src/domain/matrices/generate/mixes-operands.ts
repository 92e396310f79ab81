import type { Value } from '../attributes'

/**
 * Whether a set holds nothing but segments of the two cells before the ninth, in its row or in its column: what a set
 * rule makes of them when it is applied to some segments and not to others. `values` are the cells' sets.
 */
export const mixesOperands = ({ value, values }: { value: number; values: readonly Value[] }): boolean =>
  [
    [6, 7],
    [2, 5],
  ].some((pair) => {
    const union = pair.reduce((sum, cell) => sum | (values[cell] ?? 0), 0)
    return (value & ~union) === 0
  })
