import type { Currency } from '@/domain/money/currencies'

/** The kinds of ledger row, and how each moves our balance. */
export const LEDGER_SIGNS = {
  charge: 1,
  refund: -1,
  /** A refund that came to nothing after it was booked, under the same reference: the money is with us again. */
  refund_failed: 1,
  /** Money the provider withholds while a dispute is open. */
  dispute: -1,
  dispute_won: 1,
  /** Moves nothing: the dispute row already took the money. It records that it will not come back. */
  dispute_lost: 0,
  fee: -1,
} as const
export type LedgerKind = keyof typeof LEDGER_SIGNS
export const LEDGER_KINDS = Object.keys(LEDGER_SIGNS) as readonly LedgerKind[]

/** One row of an order's append-only ledger, unique by provider, kind and providerRef. */
export type LedgerRow = {
  kind: LedgerKind
  /** Hundredths, positive whatever the kind; LEDGER_SIGNS gives the direction. */
  amount: number
  currency: Currency
  provider: string
  /** The provider's own id of the charge, refund or dispute. */
  providerRef: string
}

/** Sums in hundredths over an order's whole ledger. The ledger is append-only, so each of them only grows. */
export type LedgerTotals = {
  charged: number
  refunded: number
  /** Of what was refunded: what came back to us. */
  refundFailed: number
  disputed: number
  disputeWon: number
  disputeLost: number
  /** Of what was lost: what was won after all. */
  disputeOverturned: number
}

export const NO_TOTALS: LedgerTotals = {
  charged: 0,
  refunded: 0,
  refundFailed: 0,
  disputed: 0,
  disputeWon: 0,
  disputeLost: 0,
  disputeOverturned: 0,
}

export const ledgerTotals = (rows: readonly LedgerRow[]): LedgerTotals => ({
  charged: sumOf(rows, 'charge'),
  refunded: sumOf(rows, 'refund'),
  refundFailed: sumOf(rows, 'refund_failed'),
  disputed: sumOf(rows, 'dispute'),
  disputeWon: sumOf(rows, 'dispute_won'),
  disputeLost: sumOf(rows, 'dispute_lost'),
  disputeOverturned: sumOf(rows.filter(isOverturned), 'dispute_lost'),
})

/** Hundredths that went back to the buyer and stayed there. */
export const goneBack = ({ refunded, refundFailed }: LedgerTotals): number => refunded - refundFailed

/** Hundredths that a dispute withholds or took. */
export const withheldOf = ({ disputed, disputeWon }: LedgerTotals): number => disputed - disputeWon

/** The larger of each sum. Whatever arrives late or twice, the join is the same. */
export const joinTotals = (a: LedgerTotals, b: LedgerTotals): LedgerTotals => ({
  charged: Math.max(a.charged, b.charged),
  refunded: Math.max(a.refunded, b.refunded),
  refundFailed: Math.max(a.refundFailed, b.refundFailed),
  disputed: Math.max(a.disputed, b.disputed),
  disputeWon: Math.max(a.disputeWon, b.disputeWon),
  disputeLost: Math.max(a.disputeLost, b.disputeLost),
  disputeOverturned: Math.max(a.disputeOverturned, b.disputeOverturned),
})

/** What makes a ledger row one: the database's unique index is over the same three. */
export const ledgerKey = ({ provider, kind, providerRef }: LedgerRow): string =>
  JSON.stringify([provider, kind, providerRef])

/** A lost dispute that an appeal won. */
const isOverturned = (row: LedgerRow, _: number, rows: readonly LedgerRow[]): boolean => {
  const won = ledgerKey({ ...row, kind: 'dispute_won' })
  return row.kind === 'dispute_lost' && rows.some((other) => ledgerKey(other) === won)
}

const sumOf = (rows: readonly LedgerRow[], kind: LedgerKind): number =>
  rows.reduce((sum, row) => (row.kind === kind ? sum + row.amount : sum), 0)
