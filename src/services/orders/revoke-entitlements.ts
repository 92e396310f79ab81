import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import { entitlements } from '@/payload-schema'
import { revokeCertificates } from '../reports/certificate/revoke-certificates'
import type { TransactionHandle } from '../transaction'
import type { OrderRow } from './find-order'

/** Closes what an order opened, and revokes the certificate that came with it. Doing it again changes nothing. */
export const revokeEntitlements = async (
  db: TransactionHandle,
  { order, now }: { order: Pick<OrderRow, 'id' | 'sitting'>; now: Date },
): Promise<void> => {
  await db
    .update(entitlements)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(entitlements.order, order.id), isNull(entitlements.revokedAt)))
  await revokeCertificates(db, { sitting: order.sitting, now })
}
