import type { LedgerRow } from '@/domain/orders/ledger'

/** That a dispute was lost before an appeal won it moves nothing, and is refused when it comes late. */
export const isOverturned = ({ kind, providerRef }: LedgerRow, ledger: readonly LedgerRow[]): boolean =>
  kind === 'dispute_lost' &&
  ledger.some((other) => other.kind === 'dispute_won' && other.providerRef === providerRef)
