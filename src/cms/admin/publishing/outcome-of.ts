import type { Completeness } from '@/cms/publishing/read-completeness'
import type { StaffAnswer } from '../use-staff-answer'

/** What the panel says on the whole. `clear`, in green, only where publishing was tried, passed, and nothing looks like a slip. */
export type Outcome = 'unreachable' | 'checking' | 'refused' | 'untried' | 'warned' | 'clear'

export const outcomeOf = (reading: StaffAnswer<Completeness>): Outcome => {
  if (reading.phase === 'failed') return 'unreachable'
  // What was missing before the last letter most likely still is; what was fine need not be any more.
  if (reading.found && reading.found.gaps.length > 0) return 'refused'
  if (reading.phase === 'checking') return 'checking'
  if (!reading.found.tried) return 'untried'
  return reading.found.warnings.length > 0 ? 'warned' : 'clear'
}
