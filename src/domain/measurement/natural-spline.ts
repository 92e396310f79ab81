export type Knot = { x: number; y: number }

/**
 * The natural cubic spline through the knots (second derivative 0 at both ends), at x. Outside the knots it is the
 * value of the nearest end: nothing is extrapolated. One knot is a constant, two are a straight line.
 * Expects knots that were checked: at least one, finite, x strictly rising.
 */
export const naturalSpline = (knots: readonly Knot[], x: number): number => {
  const first = knots[0]!
  const last = knots[knots.length - 1]!
  if (x <= first.x) return first.y
  if (x >= last.x) return last.y
  const right = knots.findIndex((knot) => knot.x > x)
  const [from, to] = [knots[right - 1]!, knots[right]!]
  const bends = secondDerivatives(knots)
  const width = to.x - from.x
  const before = (to.x - x) / width
  const after = (x - from.x) / width
  const curve =
    (before ** 3 - before) * bends[right - 1]! * width * width +
    (after ** 3 - after) * bends[right]! * width * width
  return before * from.y + after * to.y + curve / 6
}

/** The tridiagonal system of the second derivatives, solved by elimination (Thomas). */
const secondDerivatives = (knots: readonly Knot[]): number[] => {
  const bends = knots.map(() => 0)
  const factors = knots.map(() => 0)
  for (let k = 1; k < knots.length - 1; k++) {
    const [before, here, after] = [knots[k - 1]!, knots[k]!, knots[k + 1]!]
    const share = (here.x - before.x) / (after.x - before.x)
    const pivot = share * factors[k - 1]! + 2
    const slopes = (after.y - here.y) / (after.x - here.x) - (here.y - before.y) / (here.x - before.x)
    factors[k] = (share - 1) / pivot
    bends[k] = ((6 * slopes) / (after.x - before.x) - share * bends[k - 1]!) / pivot
  }
  for (let k = knots.length - 2; k >= 1; k--) bends[k] = bends[k]! + factors[k]! * bends[k + 1]!
  return bends
}
