/** What can be tried about an anomaly by one click. Each is safe to repeat. */
export const ANOMALY_REPAIRS = [
  /** Ask its provider about the payment again, and book what it says. */
  'ask_payment',
  /** The same for every attempt of the order. */
  'ask_order',
  /** Ask again, then give back what is more than the price. */
  'refund_excess',
  /** Want again what of this payment was refused, or failed after it was made. */
  'refund_again',
  /** Ask the provider now for the refunds that wait. */
  'make_refund',
  /** Open what a paid order sold, close what an unpaid one did not. */
  'align_access',
  /** Send the receipt that was not sent. */
  'send_receipt',
  /** Work off the provider's event again. */
  'work_off_event',
  /** Hold the provider's books against ours now. */
  'balance_books',
] as const
export type AnomalyRepair = (typeof ANOMALY_REPAIRS)[number]

/** Whose words say what an anomaly means and what can be done about it. */
export type AnomalyAdvice =
  | 'mismatch'
  | 'wrong_mode'
  | 'underpaid'
  | 'books_differ'
  | 'paid_twice'
  | 'sold_twice'
  | 'late_money'
  | 'unknown_money'
  | 'refund_refused'
  | 'refund_failed'
  | 'refund_waits'
  | 'overturned'
  | 'other_account'
  | 'movement'
  | 'balance'
  | 'mail'
  | 'access'
  | 'order_state'
  | 'event'
  | 'receipt'
  | 'promo'
  | 'plan'
  | 'developer'

export type AnomalyRule = { repair: AnomalyRepair | null; advice: AnomalyAdvice }

/** Kinds of the view invariant_violations bear this before their name. */
export const INVARIANT_PREFIX = 'invariant:'

/** What stands in the books themselves: such an anomaly ends only when the books are mended. */
export const isInvariant = (kind: string): boolean => kind.startsWith(INVARIANT_PREFIX)

/** The one table of what helps against which kind; a kind that it does not know wants a developer. */
export const ruleOf = (kind: string): AnomalyRule =>
  Object.hasOwn(RULES, kind) ? (RULES[kind] ?? UNKNOWN) : UNKNOWN

const UNKNOWN: AnomalyRule = { repair: null, advice: 'developer' }

const rule = (repair: AnomalyRepair | null, advice: AnomalyAdvice): AnomalyRule => ({ repair, advice })

export const RULES: Readonly<Record<string, AnomalyRule>> = {
  wrong_order: rule('ask_payment', 'mismatch'),
  wrong_intent: rule('ask_payment', 'mismatch'),
  wrong_amount: rule('ask_payment', 'mismatch'),
  wrong_currency: rule('ask_payment', 'mismatch'),
  malformed_amount: rule('ask_payment', 'mismatch'),
  wrong_mode: rule('ask_payment', 'wrong_mode'),
  underpaid: rule('ask_payment', 'underpaid'),
  charges_disagree: rule('ask_payment', 'books_differ'),
  over_refunded: rule('ask_payment', 'books_differ'),
  ledger_conflict: rule('ask_payment', 'books_differ'),
  double_success: rule('refund_excess', 'paid_twice'),
  bought_twice: rule('refund_excess', 'paid_twice'),
  plan_billed_otherwise: rule('ask_order', 'plan'),
  paid_after_expiry: rule(null, 'late_money'),
  success_after_close: rule(null, 'late_money'),
  unknown_intent_paid: rule('ask_payment', 'unknown_money'),
  refund_refused: rule('refund_again', 'refund_refused'),
  refund_failed: rule('refund_again', 'refund_failed'),
  dispute_overturned: rule(null, 'overturned'),
  other_account: rule(null, 'other_account'),
  movement_without_ledger: rule('ask_payment', 'movement'),
  movement_unlike_ledger: rule('ask_payment', 'movement'),
  ledger_without_movement: rule(null, 'movement'),
  mail_refused: rule(null, 'mail'),
  'invariant:paid_without_entitlement': rule('align_access', 'access'),
  'invariant:entitlement_without_payment': rule('align_access', 'access'),
  'invariant:entitlement_unlike_its_order': rule(null, 'developer'),
  'invariant:sold_twice': rule(null, 'sold_twice'),
  'invariant:plan_charged_after_its_end': rule('ask_order', 'plan'),
  'invariant:plan_paid_and_not_begun': rule('ask_order', 'plan'),
  'invariant:charged_more_than_price': rule('refund_excess', 'paid_twice'),
  'invariant:refunded_more_than_charged': rule('ask_order', 'books_differ'),
  'invariant:state_unlike_its_ledger': rule('ask_order', 'order_state'),
  'invariant:ledger_without_order': rule(null, 'developer'),
  'invariant:ledger_in_another_currency': rule(null, 'developer'),
  'invariant:charge_without_success': rule('ask_order', 'order_state'),
  'invariant:success_without_charge': rule('ask_order', 'order_state'),
  'invariant:success_told_but_not_booked': rule('ask_order', 'order_state'),
  'invariant:price_unlike_its_quote': rule(null, 'developer'),
  'invariant:attempt_for_another_amount': rule(null, 'developer'),
  'invariant:two_live_attempts': rule('ask_order', 'order_state'),
  'invariant:event_not_worked_off': rule('work_off_event', 'event'),
  'invariant:receipts_not_one': rule('send_receipt', 'receipt'),
  'invariant:receipt_not_sent': rule('send_receipt', 'receipt'),
  'invariant:attempt_unknown_for_a_day': rule('ask_order', 'order_state'),
  'invariant:refund_not_made': rule('make_refund', 'refund_waits'),
  'invariant:refund_unlike_its_ledger': rule('ask_order', 'order_state'),
  'invariant:books_not_balanced': rule('balance_books', 'balance'),
  'invariant:promo_oversold': rule(null, 'promo'),
  'invariant:finished_without_report': rule(null, 'developer'),
  'invariant:paid_without_valid_report': rule(null, 'developer'),
}

/**
 * What an order kept beyond what it may, in hundredths: without what went back, what a dispute withholds and, when it is
 * the second order for one thing, without any price of its own.
 */
export const excessOf = ({
  kept,
  total,
  kind,
}: {
  /** Charged less refunded, disputed and about to be refunded. */
  kept: number
  total: number
  kind: string
}): number => Math.max(0, kept - (kind === 'bought_twice' ? 0 : total))
