import { curveAt, type ItemParameters } from '../item-response'
import { expectationOf, NODES, type Pattern } from './marginal'

type Calibrated = {
  items: readonly ItemParameters[]
  /** Items that share a slope. */
  groups: readonly number[][]
  patterns: readonly Pattern[]
  /** A slope on a bound is not estimated. */
  bounds: { least: number; most: number }
}

/**
 * Standard errors of slopes and difficulties: the inverse of the observed information, whose rows are central differences
 * of the exact gradient of the marginal log-likelihood (Fisher's identity). Infinite for a slope on a bound and where
 * the information is not positive definite.
 */
export const standardErrors = ({
  items,
  groups,
  patterns,
  bounds,
}: Calibrated): { a: number; b: number }[] => {
  const free = groups.map((group) => {
    const { a } = items[group[0]!]!
    return a > bounds.least && a < bounds.most
  })
  const slopes = groups.flatMap((group, g) => (free[g] ? [group] : []))
  const spots: Spot[] = [
    ...slopes.map((of) => ({ name: 'a', of }) as const),
    ...items.map((_, i) => ({ name: 'b', of: [i] }) as const),
  ]
  const rows = spots.map((spot) => {
    const above = gradient(moved(items, spot, STEP), { spots, patterns })
    const below = gradient(moved(items, spot, -STEP), { spots, patterns })
    return above.map((value, k) => (below[k]! - value) / (2 * STEP))
  })
  const errors = inverseDiagonal(rows).map(Math.sqrt)
  return items.map((_, i) => {
    const slope = slopes.findIndex((group) => group.includes(i))
    return {
      a: slope < 0 ? Number.POSITIVE_INFINITY : errors[slope]!,
      b: errors[slopes.length + i]!,
    }
  })
}

const STEP = 1e-4

/** A parameter: the slope or the difficulty of these items. */
type Spot = { name: 'a' | 'b'; of: readonly number[] }

const moved = (items: readonly ItemParameters[], { name, of }: Spot, by: number): ItemParameters[] =>
  items.map((item, i) => (of.includes(i) ? { ...item, [name]: item[name] + by } : item))

const gradient = (
  items: readonly ItemParameters[],
  { spots, patterns }: { spots: readonly Spot[]; patterns: readonly Pattern[] },
): number[] => {
  const { given, right } = expectationOf(items, patterns)
  const slopes = items.map((item, i) => {
    const sums = { a: 0, b: 0 }
    for (let q = 0; q < NODES.length; q++) {
      const { p, share } = curveAt(NODES[q]!, item)
      const score = share * (right[i]![q]! - given[i]![q]! * p)
      sums.a += score * (NODES[q]! - item.b)
      sums.b -= score * item.a
    }
    return sums
  })
  return spots.map(({ name, of }) => of.reduce((sum, i) => sum + slopes[i]![name], 0))
}

/** The diagonal of the inverse by Cholesky; all infinite when the matrix is not positive definite. */
const inverseDiagonal = (matrix: readonly number[][]): number[] => {
  const size = matrix.length
  const lower = matrix.map((row) => row.map(() => 0))
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let value = (matrix[i]![j]! + matrix[j]![i]!) / 2
      for (let k = 0; k < j; k++) value -= lower[i]![k]! * lower[j]![k]!
      if (i === j && !(value > 0)) return matrix.map(() => Number.POSITIVE_INFINITY)
      lower[i]![j] = i === j ? Math.sqrt(value) : value / lower[j]![j]!
    }
  }
  return matrix.map((_, column) => {
    const solved: number[] = []
    let sum = 0
    for (let i = column; i < size; i++) {
      let value = i === column ? 1 : 0
      for (let k = column; k < i; k++) value -= lower[i]![k]! * solved[k - column]!
      solved.push(value / lower[i]![i]!)
      sum += solved[i - column]! ** 2
    }
    return sum
  })
}
