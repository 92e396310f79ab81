import { estimateTau, shrinkGroupMean } from '../measurement/calibration/shrinkage'

/** A group of takers is shown from this many valid first results on (docs/decisions/0012). */
export const FEWEST_TAKERS = 200

/** How many countries a ranking lists. */
export const MOST_COUNTRIES = 10

/** IQ points of a group's first valid results. */
export type Group<Key> = { key: Key; n: number; mean: number; sd: number }

export type Ranked = {
  key: string
  n: number
  /** Drawn towards the mean of all as far as the group is small. */
  mean: number
  rank: number
  /** The ranks that its uncertainty allows: how many groups are surely above, and surely below it. */
  best: number
  worst: number
}

/** Two means differ when their distance passes this many standard errors of it. */
const SURE = 1.96

/**
 * Groups that are large enough, highest mean first: shrunk by empirical Bayes (domain/measurement/calibration/shrinkage),
 * each with the ranks that pairwise comparisons at 95 % leave open. Empty with fewer than two.
 */
export const rankGroups = (groups: readonly Group<string>[]): Ranked[] => {
  const large = groups.filter(({ n, sd }) => n >= FEWEST_TAKERS && sd > 0)
  if (large.length < 2) return []
  const { tau, grandMean } = estimateTau(large)
  const shrunk = large
    .map((group) => ({ ...group, ...shrinkGroupMean({ ...group, grandMean, tau }) }))
    .toSorted((one, other) => other.mean - one.mean || (one.key < other.key ? -1 : 1))
  return shrunk.map((group, index) => {
    const differs = (other: typeof group) =>
      Math.abs(other.mean - group.mean) > SURE * Math.hypot(other.sd, group.sd)
    const above = shrunk.slice(0, index).filter(differs).length
    const below = shrunk.slice(index + 1).filter(differs).length
    const { key, n, mean } = group
    return { key, n, mean, rank: index + 1, best: above + 1, worst: shrunk.length - below }
  })
}

/** Age groups by the first year of age in each; the last is open. */
export const AGE_GROUPS = [18, 25, 35, 45, 55, 65] as const

/** The group of an age in years; null: below all of them. */
export const ageGroupOf = (age: number): { from: number; to: number | null } | null => {
  const index = AGE_GROUPS.findLastIndex((from) => age >= from)
  const from = AGE_GROUPS[index]
  if (from === undefined) return null
  const next = AGE_GROUPS[index + 1]
  return { from, to: next === undefined ? null : next - 1 }
}
