import type { AnomalyKind } from './anomaly-kinds'

/** What a machine asks its caller to do. Each is idempotent where it is carried out. */
export const EFFECTS = [
  'write_ledger',
  'grant_entitlement',
  'send_receipt',
  'revoke_entitlement',
  'record_anomaly',
] as const
export type Effect = (typeof EFFECTS)[number]

/**
 * The answer of a machine. applied: store `state`, carry out `effects` (`anomaly` names what `record_anomaly` records).
 * ignored: nothing new, a normal outcome of duplicates and lateness. rejected: the caller asked for something wrong.
 */
export type Transition<State, Reason extends string, Code extends string> =
  | { kind: 'applied'; state: State; effects: Effect[]; anomaly?: AnomalyKind }
  | { kind: 'ignored'; reason: Reason }
  | { kind: 'rejected'; code: Code }
