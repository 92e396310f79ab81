/** order[shown position] = canonical option index, both from 0. Stored with the sitting. */
export type OptionOrder = readonly number[]

/**
 * A uniformly random order of options (Fisher-Yates).
 * @param random uniform in [0, 1); from a secure source, as the order must not be derivable.
 * @throws RangeError when count is not a whole number from 1 or random leaves [0, 1).
 */
export const shuffleOptions = ({ random, count }: { random: () => number; count: number }): number[] => {
  if (!(Number.isInteger(count) && count >= 1)) {
    throw new RangeError(`count must be a whole number from 1, got ${count}`)
  }
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const draw = random()
    if (!(draw >= 0 && draw < 1)) throw new RangeError(`random must return a number in [0, 1), got ${draw}`)
    const other = Math.floor(draw * (last + 1))
    const moved = order[last]!
    order[last] = order[other]!
    order[other] = moved
  }
  return order
}

/** Canonical index of the option at a shown position. @throws RangeError when there is no such position. */
export const toCanonical = ({ order, shown }: { order: OptionOrder; shown: number }): number => {
  const canonical = order[shown]
  if (canonical === undefined) throw new RangeError(`shown must be a position of the order, got ${shown}`)
  return canonical
}

/** Shown position of a canonical option. @throws RangeError when the order lacks it. */
export const toShown = ({ order, canonical }: { order: OptionOrder; canonical: number }): number => {
  const shown = order.indexOf(canonical)
  if (shown < 0) throw new RangeError(`canonical must be an option of the order, got ${canonical}`)
  return shown
}

/** Whether every index below its length occurs once. */
export const isOptionOrder = (order: OptionOrder): boolean =>
  order.length > 0 && order.every((_, canonical) => order.includes(canonical))
