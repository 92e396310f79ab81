import { and, eq, gte, inArray, lt } from '@payloadcms/db-postgres/drizzle'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import { isUnknownIntent } from '@/gateways/payments/gateway-error'
import { ledger_entries } from '@/payload-schema'
import { recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { keyOf } from './movement-key'
import { skipUnreadable } from './skip-unreadable'

const KINDS = ['charge', 'refund', 'dispute', 'dispute_won'] as const

type Span = { from: Date; to: Date }
type Line = typeof ledger_entries.$inferSelect

/** What we have and the provider has not. A line that was booked late stands in an earlier page of theirs: it is asked for itself. */
export const findUnmatchedEntries = async (
  deps: Deps,
  { gateway, span, seen }: { gateway: PaymentGateway; span: Span; seen: ReadonlySet<string> },
): Promise<number> => {
  const rows = await deps.payload.db.drizzle
    .select()
    .from(ledger_entries)
    .where(
      and(
        eq(ledger_entries.provider, gateway.id),
        inArray(ledger_entries.kind, [...KINDS]),
        gte(ledger_entries.createdAt, span.from.toISOString()),
        lt(ledger_entries.createdAt, span.to.toISOString()),
      ),
    )
  let stray = 0
  for (const line of rows) {
    if (seen.has(keyOf({ kind: line.kind, ref: line.providerRef }))) continue
    if (await isInItsPayment(deps, { gateway, line })) continue
    stray += 1
    await recordAnomaly(deps, {
      kind: 'ledger_without_movement',
      ref: `${gateway.id}:${line.kind}:${line.providerRef}`,
      order: line.order,
      detail: { amount: line.amount, currency: line.currency },
    })
  }
  return stray
}

const isInItsPayment = async (
  { payload }: Deps,
  { gateway, line }: { gateway: PaymentGateway; line: Line },
): Promise<boolean> => {
  const attempts = await payload.db.drizzle.query.payment_attempts.findMany({
    where: (attempt, { and: all, eq: is }) =>
      all(is(attempt.order, line.order), is(attempt.provider, gateway.id)),
  })
  for (const { intentId } of attempts) {
    if (!intentId) continue
    const fact = await gateway
      .fetchIntent(intentId)
      .catch((error: unknown) =>
        isUnknownIntent(error) ? null : skipUnreadable({ gateway, intentId, error }),
      )
    if (!fact) continue
    const { charges, refunds, failedRefunds = [], disputes = [] } = fact
    const refs = [...charges, ...refunds, ...failedRefunds, ...disputes].filter(
      ({ amount }) => amount === line.amount,
    )
    if (refs.some(({ ref }) => ref === line.providerRef)) return true
  }
  return false
}
