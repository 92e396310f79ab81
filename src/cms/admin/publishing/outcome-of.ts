import type { Completeness } from '@/cms/publishing/read-completeness'

/** What the panel says on the whole. `clear`, in green, only where publishing was tried, passed, and nothing looks like a slip. */
export type Outcome = 'refused' | 'untried' | 'warned' | 'clear'

export const outcomeOf = ({ gaps, warnings, tried }: Omit<Completeness, 'failed'>): Outcome => {
  if (gaps.length > 0) return 'refused'
  if (!tried) return 'untried'
  return warnings.length > 0 ? 'warned' : 'clear'
}
