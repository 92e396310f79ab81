import { asc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import { customers, sittings } from '@/payload-schema'
import type { TransactionHandle } from '../transaction'

/**
 * Everything about one person's money happens one after the other: two orders of one sitting may sell the same part, and
 * a part that is the person's own, or another test that was bought with a report, reaches their other sittings. The person
 * first, then the sitting, in every transaction, so that no two wait for each other.
 */
export const lockSitting = async (db: TransactionHandle, sittingId: string): Promise<void> => {
  await lockPerson(db, sittingId)
  await db.select({ id: sittings.id }).from(sittings).where(eq(sittings.id, sittingId)).for('update')
}

/**
 * The person who began a sitting, until the transaction ends: the customer whose it is, where there is one, and the
 * browser, which has no row to lock. In this order everywhere.
 */
const lockPerson = async (db: TransactionHandle, sittingId: string): Promise<void> => {
  const owner = db.select({ id: sittings.customer }).from(sittings).where(eq(sittings.id, sittingId))
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, owner))
    .for('no key update')
  await db
    .select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${sittings.visitorHash}, 0))` })
    .from(sittings)
    .where(eq(sittings.id, sittingId))
}

/** Sittings, in one order, so that nobody erases one or ends its keys until the transaction ends. */
export const holdSittings = async (db: TransactionHandle, sittingIds: readonly string[]): Promise<void> => {
  if (sittingIds.length === 0) return
  await db
    .select({ id: sittings.id })
    .from(sittings)
    .where(inArray(sittings.id, [...sittingIds]))
    .orderBy(asc(sittings.id))
    .for('key share')
}
