/** A stream of numbers in [0, 1) that a seed decides (mulberry32). */
export type Random = () => number

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A stream of its own for one part of a run, so that the parts do not disturb each other. */
export const randomFor = (seed: number, part: number): Random =>
  randomFrom(Math.imul(seed ^ 0x9e3779b9, 2_654_435_761) + Math.imul(part + 1, 40_503))

export const below = (random: Random, end: number): number => Math.floor(random() * end)
export const between = (random: Random, [low, high]: readonly [number, number]): number =>
  low + random() * (high - low)
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!
