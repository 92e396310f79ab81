import { eq } from '@payloadcms/db-postgres/drizzle'
import { type mails, orders } from '@/payload-schema'
import { recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

type Row = Pick<typeof mails.$inferSelect, 'id' | 'template' | 'params'>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Tells staff of a mail that nobody will get, beside the order that it is about. */
export const recordRefused = async (
  deps: Pick<Deps, 'payload'>,
  { mail, detail = {}, db }: { mail: Row; detail?: Record<string, string>; db?: TransactionHandle },
): Promise<void> => {
  const { orderId, copyOf } = mail.params as { orderId?: unknown; copyOf?: unknown }
  const named = String(orderId ?? copyOf ?? '')
  // An order that is gone cannot be named.
  const [order] = UUID.test(named)
    ? await (db ?? deps.payload.db.drizzle).select({ id: orders.id }).from(orders).where(eq(orders.id, named))
    : []
  await recordAnomaly(deps, {
    db,
    kind: 'mail_refused',
    ref: mail.id,
    order: order?.id,
    detail: { template: mail.template, ...detail },
  })
}
