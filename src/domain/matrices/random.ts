export type Random = {
  /** Uniform in [0, 1). */
  next: () => number
  /** Uniform integer in 0..n-1. */
  below: (n: number) => number
  /** One of the items, uniformly. Throws on an empty list. */
  pick: <T>(items: readonly T[]) => T
  /** A shuffled copy (Fisher-Yates). */
  shuffle: <T>(items: readonly T[]) => T[]
}

/**
 * Seeded pseudo-random numbers: the small fast counter generator sfc32 (C. Doty-Humphrey, PractRand; public domain),
 * its state filled from the seed by four rounds of the 32-bit FNV-1a hash. Good for drawing items; never for secrets.
 */
export const createRandom = (seed: string): Random => {
  let [a, b, c, counter] = [1, 2, 3, 4].map((round) => fnv1a(`${round}/${seed}`)) as [
    number,
    number,
    number,
    number,
  ]
  const next = () => {
    const t = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return (t >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 15; warmUp++) next()
  const below = (n: number) => Math.floor(next() * n)
  return {
    next,
    below,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('Nothing to pick from')
      return items[below(items.length)]!
    },
    shuffle: (items) => {
      const copy = [...items]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1)
        ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
      }
      return copy
    },
  }
}

/** FNV-1a over UTF-16 code units (Fowler, Noll, Vo; public domain), 32 bits unsigned. */
export const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
