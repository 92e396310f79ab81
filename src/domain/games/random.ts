// The chance of a game: its state is one whole number of 32 bits, so it lies in the game's own state, and 32-bit arithmetic is
// the same on every machine. It keeps no secret and decides nothing but a game.

/** The first state of a game's chance, from the seed that the server gave out (FNV-1a). */
export const chanceOf = (seed: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < seed.length; index++)
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** A whole number from 0 up to and without `below`, and the state after it (mulberry32). */
export const draw = (chance: number, below: number): { value: number; chance: number } => {
  const next = (chance + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(next ^ (next >>> 15), next | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) % below, chance: next }
}
