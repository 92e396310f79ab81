import { receiptKey } from '@/domain/orders/receipt-key'
import { entitlements, type orders } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import type { Transaction } from '../transaction'

type Order = typeof orders.$inferSelect

/**
 * Opens what an order sold. Unique per order and SKU, so doing it again changes nothing. Who reads it: read-report.ts and
 * open-parts.ts in services/reports, services/orders/owned-parts.ts.
 */
export const grantEntitlement = async (
  deps: Pick<Deps, 'now'>,
  { transaction: { db }, order }: { transaction: Transaction; order: Order },
): Promise<void> => {
  await db
    .insert(entitlements)
    .values({
      order: order.id,
      sitting: order.sitting,
      sku: order.sku,
      tier: order.tier,
      parts: order.parts,
      grantedAt: deps.now().toISOString(),
    })
    .onConflictDoUpdate({ target: [entitlements.order, entitlements.sku], set: { revokedAt: null } })
}

/** One "report ready" mail per order and SKU, whoever asks and however often. */
export const sendReceipt = ({
  transaction,
  order,
}: {
  transaction: Transaction
  order: Order
}): Promise<void> =>
  queueMail({
    transaction,
    mail: {
      to: order.email,
      template: 'report_ready',
      locale: order.locale,
      key: receiptKey({ order: order.id, sku: order.sku }),
      params: { orderId: order.id },
    },
  })
