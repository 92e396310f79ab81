/**
 * The tiers to lay side by side, three at most, cheapest first as offered: the first, the last, and between them the
 * most popular one, or else the middle.
 */
export const threeOf = <Tier extends { mostPopular: boolean }>(tiers: readonly Tier[]): Tier[] => {
  if (tiers.length <= 3) return [...tiers]
  const between = tiers.slice(1, -1)
  const middle = between.find(({ mostPopular }) => mostPopular) ?? between[Math.floor(between.length / 2)]
  return [tiers[0], middle, tiers.at(-1)].flatMap((tier) => tier ?? [])
}
