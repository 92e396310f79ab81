import type { HoldReason, SecretState } from './screen-secret'

/** Why a reader, or whom it is about, reports a secret. */
export const REPORT_REASONS = ['names_somebody', 'threat', 'illegal', 'worry', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const LONGEST_NOTE = 1000

type Standing = { state: SecretState; reasons: readonly HoldReason[] }

/**
 * How a secret stands after a report: out of sight until staff have read it again. One that they have left public after a report
 * before stays so, or anybody could take any secret away again and again; staff are asked all the same.
 */
export const afterReport = ({ state, reasons }: Standing): { state: SecretState; reasons: HoldReason[] } => ({
  state: state === 'public' && !reasons.includes('reported') ? 'held' : state,
  reasons: reasons.includes('reported') ? [...reasons] : [...reasons, 'reported'],
})

/** How long a secret lives. */
export const SECRET_DAYS = 90
