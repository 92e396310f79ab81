import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { customers, orders } from '@/payload-schema'
import { lockSitting } from '../../sittings/lock-sitting'
import type { TransactionHandle } from '../../transaction'

/** What an order or an entitlement is for: a sitting's report, or something of a customer's own. Exactly one of the two. */
export type Subject = { sitting: string | null; customer?: string | null }

/** Everything about the money of one subject happens one after the other, until the transaction ends. */
export const lockSubject = async (db: TransactionHandle, { sitting, customer }: Subject): Promise<void> => {
  if (sitting) return lockSitting(db, sitting)
  if (!customer) throw new Error('An order for nobody.')
  await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customer)).for('no key update')
}

/** The orders of the same subject, as a condition. */
export const ofSubject = ({ sitting, customer }: Subject): SQL =>
  sitting ? eq(orders.sitting, sitting) : customer ? eq(orders.customer, customer) : sql`false`
