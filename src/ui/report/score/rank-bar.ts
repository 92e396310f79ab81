import type { Told } from './score-facts'

export type Country = NonNullable<Told['rank']>['takers']['countries'][number]

/** Where the ranks from best to worst lie on a bar from the first to the last rank, in percent of its width. */
export const rankBar = (
  { best, worst }: Pick<Country, 'best' | 'worst'>,
  last: number,
): { from: number; width: number } => {
  const from = (100 * (best - 1)) / last
  return { from, width: Math.max(0, (100 * worst) / last - from) }
}
