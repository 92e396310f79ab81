import { and, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import { subscriptions } from '@/payload-schema'
import type { Deps } from '../../deps'
import { secretOfErased } from '../../privacy/erase-subject'
import type { TransactionHandle } from '../../transaction'

/** A trial is had once a customer, and once an address. */
export const hadTrial = async (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  customer: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.trialEndsAt),
        sql`(${subscriptions.customer} = ${customer}::uuid
          or ${subscriptions.email} = (select email from customers where id = ${customer}::uuid)
          or ${subscriptions.email} = erased_text((select email from customers where id = ${customer}::uuid), ${secretOfErased()}))`,
      ),
    )
    .limit(1)
  return row !== undefined
}
