import { and, eq, isNull, notInArray, sql } from '@payloadcms/db-postgres/drizzle'
import { healthKinds } from '@/domain/exam/kinds'
import { customer_secrets, customer_sessions, customers, exams, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'

/**
 * Somebody has shown that they read the mailbox of a customer. The first time, every password and session that was set up
 * before is deleted: whoever made them had not shown it, and would stay inside somebody else's account (pre-account
 * hijacking). Every time, what was taken and bought with the address as a guest becomes the customer's, except tests of
 * health, which need a step of their own (docs/decisions/0014). Called before a password is set or a session begun.
 */
export const proveAddress = async (
  { now }: Pick<Deps, 'now'>,
  { db, customerId }: { db: TransactionHandle; customerId: string },
): Promise<void> => {
  const [first] = await db
    .update(customers)
    .set({ provenAt: now().toISOString() })
    .where(and(eq(customers.id, customerId), isNull(customers.provenAt)))
    .returning({ id: customers.id })
  if (first) {
    await db.delete(customer_sessions).where(eq(customer_sessions.customer, customerId))
    await db
      .delete(customer_secrets)
      .where(and(eq(customer_secrets.customer, customerId), eq(customer_secrets.kind, 'password')))
  }
  await claimSittings({ db, customerId })
}

const claimSittings = async ({
  db,
  customerId,
}: {
  db: TransactionHandle
  customerId: string
}): Promise<void> => {
  const address = db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  const plain = db.select({ id: exams.id }).from(exams).where(notInArray(exams.kind, healthKinds()))
  await db
    .update(sittings)
    .set({ customer: customerId })
    .where(
      and(
        isNull(sittings.customer),
        eq(sql`lower(${sittings.email})`, sql`(${address})`),
        sql`${sittings.exam} in (${plain})`,
      ),
    )
}
