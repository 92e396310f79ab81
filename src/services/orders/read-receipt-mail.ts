import { desc, eq, or, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { receiptKey } from '@/domain/orders/receipt-key'
import { receiptState } from '@/domain/orders/receipt-state'
import { mails } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OwnSitting } from '../sittings/find-sitting'
import { addressFor } from '../visitors/shown-to'
import type { Viewer } from '../visitors/viewer'
import type { OrderRow } from './find-order'

/**
 * How the newest mail with an order's receipt fares (docs/facts/commerce.md R9). A server that took it may still
 * return it later (../mails/returned-mail.ts), so that nothing more is said than that it was sent. null: none went to
 * where the order's mail goes now.
 */
export const readReceiptMail = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  {
    order,
    sitting,
    viewer,
  }: { order: Pick<OrderRow, 'id' | 'sku' | 'email'>; sitting: OwnSitting | null; viewer: Viewer },
): Promise<CallData<'pay.mail'>> => {
  const receipt = receiptKey({ order: order.id, sku: order.sku })
  const [row] = await deps.payload.db.drizzle
    .select()
    .from(mails)
    .where(or(eq(mails.key, receipt), sql`${mails.params} ->> 'copyOf' = ${order.id}`))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  // The receipt itself may have gone to an address that was left since; a copy's was typed by the buyer.
  if (!row || (row.key === receipt && row.to !== order.email)) return null
  const mail = { status: row.status, queuedAt: new Date(row.createdAt) }
  return {
    email: await addressFor(deps, { email: row.to, sitting, viewer }),
    state: receiptState({ mail, now: deps.now() }),
    sentAt: row.sentAt && new Date(row.sentAt).toISOString(),
  }
}
