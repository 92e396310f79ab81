import { eq } from '@payloadcms/db-postgres/drizzle'
import { entitlements, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { Transaction } from '../transaction'
import type { OrderRow } from './find-order'

/**
 * Opens what an order sold. Unique per order and SKU, so doing it again changes nothing. Who reads it: read-report.ts and
 * open-parts.ts in services/reports, and owned-parts.ts; what it opens is domain/catalog/entitlements.ts. A report that the
 * reader of a letter wanted erased stays: somebody paid for it since.
 */
export const grantEntitlement = async (
  deps: Pick<Deps, 'now'>,
  { transaction: { db }, order }: { transaction: Transaction; order: OrderRow },
): Promise<void> => {
  await db
    .insert(entitlements)
    .values({
      order: order.id,
      sitting: order.sitting,
      customer: order.customer,
      sku: order.sku,
      tier: order.tier,
      parts: order.parts,
      grantedAt: deps.now().toISOString(),
    })
    .onConflictDoUpdate({ target: [entitlements.order, entitlements.sku], set: { revokedAt: null } })
  if (order.sitting) await db.update(sittings).set({ eraseAt: null }).where(eq(sittings.id, order.sitting))
}
