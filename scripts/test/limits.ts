/**
 * What one `npm test` may hold at most (docs/testing.md). Each of these costs the more seconds the slower the machine is,
 * so the run fails on the count and never on the time. A commit that raises one gives the reason.
 */
export const LIMITS = {
  'browser tests': 32,
  'axe runs': 30,
  'starts of a site': 2,
} as const

export type Counts = Partial<Record<keyof typeof LIMITS, number>>

/** A sentence for each count that is over its limit. */
export const overLimits = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([name, count]) => {
    const limit = LIMITS[name as keyof typeof LIMITS]
    return count > limit ? [`${count} ${name}, at most ${limit} are allowed (scripts/test/limits.ts).`] : []
  })
