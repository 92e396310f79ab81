/** A second way to the same likelihood, sharing nothing with the calibration: Simpson's rule and a plain logistic. */
type Counted = { responses: readonly (0 | 1)[]; count: number }
type Line = { a: number; d: number }

const WIDTH = 16
const PANELS = 160

export const independentLogLikelihood = (lines: readonly Line[], patterns: readonly Counted[]): number => {
  const thetas = Array.from({ length: PANELS + 1 }, (_, k) => -WIDTH / 2 + (k * WIDTH) / PANELS)
  const masses = thetas.map((theta, k) => {
    const simpson = k === 0 || k === PANELS ? 1 : k % 2 === 1 ? 4 : 2
    return ((simpson * WIDTH) / PANELS / 3 / Math.sqrt(2 * Math.PI)) * Math.exp((-theta * theta) / 2)
  })
  const right = lines.map(({ a, d }) => thetas.map((theta) => 1 / (1 + Math.exp(-a * theta - d))))
  return patterns.reduce((total, { responses, count }) => {
    const likelihood = masses.reduce(
      (sum, mass, k) =>
        sum + responses.reduce<number>((p, u, i) => p * (u ? right[i]![k]! : 1 - right[i]![k]!), mass),
      0,
    )
    return total + count * Math.log(likelihood)
  }, 0)
}

/** Compass search: every coordinate up and down, the step halved when none helps. No derivative is used. */
export const climb = (height: (at: readonly number[]) => number, start: readonly number[]): number[] => {
  let at = [...start]
  let best = height(at)
  for (let step = 0.5; step > 2e-4; ) {
    const before = best
    const from = at
    for (let k = 0; k < at.length; k++) {
      for (const side of [step, -step]) {
        const tried = at.with(k, at[k]! + side)
        const reached = height(tried)
        if (reached <= best) continue
        best = reached
        at = tried
        break
      }
    }
    const leap = at.map((value, k) => 2 * value - from[k]!)
    if (best > before && height(leap) > best) {
      at = leap
      best = height(leap)
    }
    if (best <= before) step /= 2
  }
  return at
}
