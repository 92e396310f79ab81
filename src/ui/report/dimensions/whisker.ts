/** A dimension's scale in standard deviations; levels change at -1.5, -.5, .5 and 1.5. */
export const Z_DOMAIN = [-3, 3] as const
export const LEVEL_CUTS = [-1.5, -0.5, 0.5, 1.5] as const

/** Where the middle 68 % of the reference population are: the 16th to the 84th percentile. */
export const REFERENCE = [-1, 1] as const

export type Whisker = {
  /** Percent of the track's width from its left end. */
  at: number
  from: number
  to: number
  /** The whisker runs on beyond the track. */
  openLeft: boolean
  openRight: boolean
}

/** A point and ±1 standard error on a track, clamped to its ends. */
export const whiskerOf = ({ z, se }: { z: number; se: number }): Whisker => ({
  at: percentOf(z),
  from: percentOf(z - se),
  to: percentOf(z + se),
  openLeft: z - se < Z_DOMAIN[0],
  openRight: z + se > Z_DOMAIN[1],
})

export const percentOf = (z: number): number => {
  const [low, high] = Z_DOMAIN
  const share = (Math.min(high, Math.max(low, z)) - low) / (high - low)
  return Math.round(share * 10_000) / 100
}
