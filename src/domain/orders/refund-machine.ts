/** Why money goes back. */
export const REFUND_REASONS = [
  /** A person of ours, or the buyer by right, asked for it. */
  'requested',
  /** The order was paid twice; the second payment goes back by itself. */
  'double_success',
  /** The same thing was bought by another order. */
  'bought_twice',
  /** A provider took it for a plan otherwise than was agreed (docs/decisions/0036). */
  'not_owed',
  /** The buyer withdrew from the contract by right. */
  'withdrawn',
  /** Money came for an order that we do not know. */
  'unknown_order',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

export const REFUND_STATUSES = [
  /** Wanted and stored; the provider may not have been asked yet. */
  'wanted',
  /** Asked, and no answer: it may have been made. */
  'unknown',
  /** The provider has it, but the money has not moved yet. */
  'pending',
  /** It stands in the provider's books and in ours. */
  'made',
  /** The provider said no. */
  'refused',
  /** The provider took it, and it came to nothing, also after it was made: the money is with us again. */
  'failed',
] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** Refunds in these may still take money out: what can be refunded is counted without them. */
export const OPEN_REFUND_STATUSES: readonly RefundStatus[] = ['wanted', 'unknown', 'pending']

/** What is known of a refund after asking for it, or after looking at the payment again. */
export type RefundEvent =
  /** The payment's own books show it. */
  | { type: 'seen' }
  /** The provider took it and will move the money later. */
  | { type: 'accepted' }
  /** Sent, and no answer that tells the end. */
  | { type: 'no_answer' }
  /** Refused: it will be refused again. */
  | { type: 'declined' }
  /** The payment's own books show that it came to nothing. */
  | { type: 'failed' }

/** Rank only rises: money that was seen outweighs a refusal, and its coming back outweighs that. */
const RANK: Record<RefundStatus, number> = {
  wanted: 0,
  unknown: 1,
  pending: 2,
  refused: 3,
  made: 4,
  failed: 5,
}
const SAID: Record<RefundEvent['type'], RefundStatus> = {
  seen: 'made',
  accepted: 'pending',
  no_answer: 'unknown',
  declined: 'refused',
  failed: 'failed',
}

/** The refund's status after an event. An event of lower rank changes nothing. */
export const nextRefund = (status: RefundStatus, event: RefundEvent): RefundStatus => {
  const said = SAID[event.type]
  return RANK[said] > RANK[status] ? said : status
}

/** Hundredths that may still be refunded of one payment: what was charged, less what went back or is about to. */
export const refundable = ({
  charged,
  refunded,
  open,
}: {
  charged: number
  refunded: number
  /** Amounts of this payment's refunds in OPEN_REFUND_STATUSES. */
  open: readonly number[]
}): number => Math.max(0, charged - refunded - open.reduce((sum, amount) => sum + amount, 0))

/** One payment of an order, as our own refunds know it and as its provider shows it. Hundredths. */
export type RefundSource = {
  charged: number
  /** What our refunds of it gave back. */
  refunded: number
  /** Amounts of our refunds of it that may still take money out. */
  open: readonly number[]
  /** What its provider shows that it still holds; null: not asked, because the ledger says it. */
  leftThere: number | null
}

/**
 * How much of a sum each payment gives back, in the order given; `rest` is what none of them holds any more.
 * @param amount hundredths.
 */
export const splitRefund = (
  amount: number,
  sources: readonly RefundSource[],
): { parts: number[]; rest: number } => {
  let rest = amount
  const parts = sources.map(({ charged, refunded, open, leftThere }) => {
    const here = Math.min(
      refundable({ charged, refunded, open }),
      refundable({ charged: leftThere ?? charged, refunded: 0, open }),
    )
    const part = Math.min(rest, here)
    rest -= part
    return part
  })
  return { parts, rest }
}
