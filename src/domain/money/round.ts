const MILLION = 1_000_000

/** A rate of 0 to 1 as whole parts per million, so that 0.07 of 1250 is 87.5 and not 87.50000000000001. */
export const partsPerMillion = (rate: number): number => {
  if (!(rate >= 0 && rate <= 1)) throw new RangeError(`a rate lies between 0 and 1: ${rate}`)
  return Math.round(rate * MILLION)
}

/** amount × numerator / denominator, rounded half up to a multiple of `unit` hundredths, in exact arithmetic. */
export const shareOf = ({
  amount,
  numerator,
  denominator,
  unit,
}: {
  amount: number
  numerator: number
  denominator: number
  unit: number
}): number => {
  const twice = 2n * BigInt(amount) * BigInt(numerator)
  const step = BigInt(denominator) * BigInt(unit)
  return Number((twice + step) / (2n * step)) * unit
}

/** `rate` (0 to 1) of an amount in hundredths, half up to `unit`. */
export const rateOf = ({ amount, rate, unit }: { amount: number; rate: number; unit: number }): number =>
  shareOf({ amount, numerator: partsPerMillion(rate), denominator: MILLION, unit })

/** The tax inside a gross amount in hundredths: amount × rate / (1 + rate), half up to `unit`. */
export const taxInside = ({ amount, rate, unit }: { amount: number; rate: number; unit: number }): number => {
  const numerator = partsPerMillion(rate)
  return shareOf({ amount, numerator, denominator: MILLION + numerator, unit })
}
