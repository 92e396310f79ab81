import { and, asc, eq } from '@payloadcms/db-postgres/drizzle'
import { type SeenPayment, seenPayment } from '@/domain/orders/seen-payment'
import { ledger_entries, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'

/** How an order was paid, for its buyer. null: with no money, or not at all. */
export const readPayment = async (
  { payload }: Pick<Deps, 'payload'>,
  orderId: string,
): Promise<SeenPayment | null> => {
  const db = payload.db.drizzle
  const [charges, attempts] = await Promise.all([
    db
      .select({ provider: ledger_entries.provider, providerRef: ledger_entries.providerRef })
      .from(ledger_entries)
      .where(and(eq(ledger_entries.order, orderId), eq(ledger_entries.kind, 'charge')))
      .orderBy(asc(ledger_entries.createdAt), asc(ledger_entries.id)),
    db
      .select({
        attempt: payment_attempts.attempt,
        provider: payment_attempts.provider,
        method: payment_attempts.method,
        status: payment_attempts.status,
      })
      .from(payment_attempts)
      .where(eq(payment_attempts.order, orderId)),
  ])
  return seenPayment({ charges, attempts })
}
