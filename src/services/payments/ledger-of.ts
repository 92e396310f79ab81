import { eq } from '@payloadcms/db-postgres/drizzle'
import { parseCurrency } from '@/domain/money/currencies'
import type { LedgerRow } from '@/domain/orders/ledger'
import { ledger_entries } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

/** Every row of an order's ledger. */
export const ledgerOf = async ({
  db,
  orderId,
}: {
  db: Deps['payload']['db']['drizzle'] | TransactionHandle
  orderId: string
}): Promise<LedgerRow[]> => {
  const rows = await db.select().from(ledger_entries).where(eq(ledger_entries.order, orderId))
  return rows.map(({ kind, amount, currency: text, provider, providerRef }) => {
    const currency = parseCurrency(text)
    if (!currency) throw new Error(`A ledger row in ${text}.`)
    return { kind, amount, currency, provider, providerRef }
  })
}
