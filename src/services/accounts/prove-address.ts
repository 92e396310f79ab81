import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import { customer_secrets, customer_sessions, customers } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { addByLetters } from '../visitors/keys'

/**
 * Somebody has shown that they read the mailbox of a customer. The first time, every password and session that was set up
 * before is deleted: whoever made them had not shown it, and would stay inside somebody else's account (pre-account
 * hijacking). Every time, what was bought and mailed to it as a guest is theirs too, by a second key (docs/decisions/0063). An
 * address that was merely typed for a test gives nothing. Called before a password is set or a session begun.
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
  const [customer] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (customer?.email) await addByLetters(db, { customerId, mailbox: customer.email, now: now() })
}
