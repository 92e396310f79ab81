/**
 * The highest raw score that does not tell knowledge from guessing: more than 5 % of pure guessers beat it
 * (binomial, chance 1 / options). 30 items with 6 options: 8.
 * @throws RangeError when n is not a whole number from 1 or there are fewer than 2 options.
 */
export const chanceBound = ({ n, options = 6 }: { n: number; options?: number }): number => {
  if (!(Number.isInteger(n) && n >= 1)) throw new RangeError(`n must be a whole number from 1, got ${n}`)
  if (!(Number.isInteger(options) && options >= 2)) {
    throw new RangeError(`options must be a whole number from 2, got ${options}`)
  }
  const chance = 1 / options
  let exactly = (1 - chance) ** n
  let beaten = 1 - exactly
  let score = 0
  let bound = -1
  while (beaten > SHARE_OF_GUESSERS) {
    bound = score
    exactly *= ((n - score) / (score + 1)) * (chance / (1 - chance))
    score += 1
    beaten -= exactly
  }
  return bound
}

const SHARE_OF_GUESSERS = 0.05
