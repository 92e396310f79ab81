import type { ReportReason } from './reports'
import type { HoldReason, SecretState } from './screen-secret'

/** A secret as staff read it: nothing in it leads to its writer. */
export type QueuedSecret = {
  id: string
  /** Null: it cannot be opened any more, and can only be refused. */
  text: string | null
  locale: string
  week: string
  state: SecretState
  reasons: HoldReason[]
  notices: { reason: ReportReason; note: string | null }[]
}

export const DECISIONS = ['public', 'refused'] as const
export type SecretDecision = (typeof DECISIONS)[number]

/** How many are decided about at once. */
export const MOST_DECIDED = 50
