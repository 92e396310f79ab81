/** How sure the likeliest reading of a scale is, in words. */
export const SURENESS = ['clear', 'likely', 'open'] as const
export type Sureness = (typeof SURENESS)[number]

/** Nine in ten, three in four: each has a word of its own in the free result. */
const LEAST = { clear: 0.9, likely: 0.75 } as const

/** @param probability of the likeliest band, 0 to 1. */
export const surenessOf = (probability: number): Sureness =>
  probability >= LEAST.clear ? 'clear' : probability >= LEAST.likely ? 'likely' : 'open'
