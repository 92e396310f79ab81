import { eq } from '@payloadcms/db-postgres/drizzle'
import { sittings } from '@/payload-schema'
import type { TransactionHandle } from '../transaction'

/** Everything about one sitting's money happens one after the other: two of its orders may sell the same part. */
export const lockSitting = async (db: TransactionHandle, sittingId: string): Promise<void> => {
  await db.select({ id: sittings.id }).from(sittings).where(eq(sittings.id, sittingId)).for('update')
}
