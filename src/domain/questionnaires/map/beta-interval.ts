/**
 * The middle `level` of a Beta distribution with whole parameters, by halving: its cumulative distribution is
 * a sum of binomial terms (Abramowitz & Stegun 1964, 26.5.24). Both ends are within 1e-9.
 * @param alpha whole, from 1. @param beta whole, from 1. @param level above 0, below 1.
 */
export const betaInterval = ({
  alpha,
  beta,
  level,
}: {
  alpha: number
  beta: number
  level: number
}): [low: number, high: number] => [
  quantile({ alpha, beta, at: (1 - level) / 2 }),
  quantile({ alpha, beta, at: (1 + level) / 2 }),
]

const quantile = ({ alpha, beta, at }: { alpha: number; beta: number; at: number }): number => {
  let [low, high] = [0, 1]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (below({ alpha, beta, x: middle }) < at) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** P(X <= x): that of `n = alpha + beta - 1` trials with chance x at least `alpha` succeed. */
const below = ({ alpha, beta, x }: { alpha: number; beta: number; x: number }): number => {
  const n = alpha + beta - 1
  let term = (1 - x) ** n
  let sum = 0
  for (let k = 0; k <= n; k++) {
    if (k >= alpha) sum += term
    term = x === 1 ? (k + 1 === n ? 1 : 0) : (term * (n - k) * x) / ((k + 1) * (1 - x))
  }
  return sum
}
