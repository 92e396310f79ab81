import { inArray } from '@payloadcms/db-postgres/drizzle'
import { parseCurrency } from '@/domain/money/currencies'
import type { LedgerRow } from '@/domain/orders/ledger'
import { ledger_entries } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

type Database = Deps['payload']['db']['drizzle'] | TransactionHandle

/** Every row of an order's ledger. */
export const ledgerOf = async ({ db, orderId }: { db: Database; orderId: string }): Promise<LedgerRow[]> =>
  (await ledgersOf({ db, orderIds: [orderId] })).get(orderId) ?? []

/** Every row of the ledgers of some orders, by the order's id, in one query; an order without any is not in it. */
export const ledgersOf = async ({
  db,
  orderIds,
}: {
  db: Database
  orderIds: readonly string[]
}): Promise<Map<string, LedgerRow[]>> => {
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .select()
          .from(ledger_entries)
          .where(inArray(ledger_entries.order, [...orderIds]))
  const byOrder = new Map<string, LedgerRow[]>()
  for (const { order, kind, amount, currency: text, provider, providerRef } of rows) {
    const currency = parseCurrency(text)
    if (!currency) throw new Error(`A ledger row in ${text}.`)
    const known = byOrder.get(order) ?? []
    known.push({ kind, amount, currency, provider, providerRef })
    byOrder.set(order, known)
  }
  return byOrder
}
