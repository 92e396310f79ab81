import { AGE_GROUPS, ageGroupOf, FEWEST_TAKERS, type Group, MOST_COUNTRIES, rankGroups } from './takers'

/** The countries that a public page may show with their means: each has enough takers, and there are two at least. */
export const shownCountries = (
  groups: readonly Group<string>[],
): { code: string; mean: number; n: number }[] =>
  rankGroups(groups)
    .slice(0, MOST_COUNTRIES)
    .map(({ key, mean, n }) => ({ code: key, mean: Math.round(mean), n }))

/**
 * Which share of the takers whose age is known is of which age group, in whole percent, and how many they are; empty while
 * they are too few.
 */
export const shownAges = (
  groups: readonly Group<number>[],
): { ages: { from: number; to: number | null; percent: number }[]; aged: number } => {
  const aged = groups.reduce((sum, { n }) => sum + n, 0)
  if (aged < FEWEST_TAKERS) return { ages: [], aged }
  const ages = AGE_GROUPS.map((from) => {
    const n = groups.find(({ key }) => key === from)?.n ?? 0
    return { from, to: ageGroupOf(from)?.to ?? null, percent: Math.round((100 * n) / aged) }
  })
  return { ages, aged }
}
