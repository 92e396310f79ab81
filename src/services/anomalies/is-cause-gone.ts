import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { excessOf, INVARIANT_PREFIX, isInvariant, ruleOf } from '@/domain/orders/anomaly-repairs'
import { ledger_entries } from '@/payload-schema'
import type { Deps } from '../deps'
import { isBehind, readBalancedTo } from '../reconciliation/balanced-to'
import { isRefundedAgain } from '../refunds/retry-refunds'
import type { AnomalyRow, Subject } from './find-subject'
import { readKept } from './read-kept'

/**
 * Whether what an anomaly told of is over, looked up anew: in the view of the books, in the order's money, or in what
 * its provider has just said. Where nothing can be looked up, it is not.
 * @param said what came of the repair, or null when none was tried.
 */
export const isCauseGone = async (
  deps: Deps,
  { row, subject, said }: { row: AnomalyRow; subject: Subject; said: string | null },
): Promise<boolean> => {
  const { repair, advice } = ruleOf(row.kind)
  if (repair === 'balance_books')
    return !isBehind(await readBalancedTo(deps, { gateway: row.ref }), deps.now())
  if (isInvariant(row.kind)) return !(await isStillViolated(deps, row))
  if (repair === 'refund_excess') return isGivenBack(deps, { row, subject })
  if (repair === 'refund_again') return subject.payment !== null && isRefundedAgain(deps, subject.payment)
  if (advice === 'movement') return isBooked(deps, row)
  return repair === 'ask_payment' && said !== null && isAgreed(said)
}

/** The provider was asked, and what it said is in the books, now or already, or it has gone back. */
const isAgreed = (said: string): boolean =>
  said.startsWith('applied') || said.startsWith('skipped: nothing_new') || said.endsWith('given back')

const isStillViolated = async ({ payload }: Deps, { kind, ref }: AnomalyRow): Promise<boolean> => {
  const { rows } = await payload.db.drizzle.execute(sql`
    select 1 from invariant_violations
    where invariant = ${kind.slice(INVARIANT_PREFIX.length)} and ref = ${ref} limit 1`)
  return rows.length > 0
}

/** What was asked for and has not gone yet is still there. */
const isGivenBack = async (
  deps: Deps,
  { row, subject: { order } }: { row: AnomalyRow; subject: Subject },
): Promise<boolean> => {
  if (!order) return false
  const { charged, refunded, withheld } = await readKept(deps, order.id)
  return excessOf({ kept: charged - refunded - withheld, total: order.total, kind: row.kind }) === 0
}

/** The line of the provider's books now stands in ours, with the same amount. */
const isBooked = async ({ payload }: Deps, { kind, ref, detail }: AnomalyRow): Promise<boolean> => {
  if (kind === 'ledger_without_movement') return false
  const [provider = '', movement, ...rest] = ref.split(':')
  const rows = await payload.db.drizzle
    .select({ amount: ledger_entries.amount, kind: ledger_entries.kind })
    .from(ledger_entries)
    .where(and(eq(ledger_entries.provider, provider), eq(ledger_entries.providerRef, rest.join(':'))))
  const { amount } = (detail ?? {}) as { amount?: unknown }
  return rows.some((row) => row.amount === amount && row.kind === movement)
}
