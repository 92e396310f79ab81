/** What a machine asks its caller to do. Each is idempotent where it is carried out. */
export const EFFECTS = [
  'write_ledger',
  'grant_entitlement',
  'send_receipt',
  'revoke_entitlement',
  'record_anomaly',
] as const
export type Effect = (typeof EFFECTS)[number]

/** What a person should look at. Options of the anomalies collection. */
export const ANOMALY_KINDS = [
  'wrong_order',
  'wrong_intent',
  'wrong_amount',
  'wrong_currency',
  'wrong_mode',
  'malformed_amount',
  'charges_disagree',
  'over_refunded',
  'ledger_conflict',
  'underpaid',
  'double_success',
  'paid_after_expiry',
  'success_after_close',
  'bought_twice',
  'unknown_intent_paid',
  'refund_refused',
  'refund_failed',
  'dispute_overturned',
  'other_account',
  'movement_without_ledger',
  'movement_unlike_ledger',
  'ledger_without_movement',
] as const
export type AnomalyKind = (typeof ANOMALY_KINDS)[number]

/**
 * The answer of a machine. applied: store `state`, carry out `effects` (`anomaly` names what `record_anomaly` records).
 * ignored: nothing new, a normal outcome of duplicates and lateness. rejected: the caller asked for something wrong.
 */
export type Transition<State, Reason extends string, Code extends string> =
  | { kind: 'applied'; state: State; effects: Effect[]; anomaly?: AnomalyKind }
  | { kind: 'ignored'; reason: Reason }
  | { kind: 'rejected'; code: Code }
