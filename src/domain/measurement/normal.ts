/**
 * Upper and lower tail of the standard normal distribution at z: the Taylor series of Marsaglia (2004) within three
 * standard deviations, the continued fraction of Laplace beyond, where the series would cancel. Relative error < 1e-13.
 * @throws RangeError when z is NaN.
 */
export const normalTails = (z: number): { below: number; above: number } => {
  if (Number.isNaN(z)) throw new RangeError('z must be a number, got NaN')
  const size = Math.abs(z)
  const tail = size < 3 ? 0.5 - density(size) * centralSeries(size) : density(size) / laplaceFraction(size)
  return z >= 0 ? { below: 1 - tail, above: tail } : { below: tail, above: 1 - tail }
}

const density = (z: number): number => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI)

const centralSeries = (z: number): number => {
  let term = z
  let sum = z
  for (let k = 3; term > sum * 1e-17; k += 2) {
    term *= (z * z) / k
    sum += term
  }
  return sum
}

const laplaceFraction = (z: number): number => {
  let value = z
  for (let k = 60; k >= 1; k--) value = z + k / value
  return value
}
