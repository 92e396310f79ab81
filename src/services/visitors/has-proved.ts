import { sql } from '@payloadcms/db-postgres/drizzle'
import { accountAddress } from '@/domain/accounts/profile'
import { customer_sessions, customers, email_codes } from '@/payload-schema'
import type { Deps } from '../deps'
import { liveSession } from './person'
import type { Viewer } from './viewer'

/**
 * Whether this browser has shown that it reads the mailbox of an address: its customer has proved it as theirs, or a code
 * that was mailed there was entered here within the last day (services/sweep.ts). The address that a test of this browser has
 * shows nothing; nor does the link of a letter, which may have been forwarded, nor the link to one's data, which leaves
 * nothing in the browser that opens it.
 */
export const hasProved = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { email, viewer }: { email: string; viewer: Viewer },
): Promise<boolean> => {
  const address = accountAddress(email)
  const { rows } = await payload.db.drizzle.execute<{ proved: boolean }>(sql`
    select exists (
      select from ${customer_sessions} join ${customers} on ${customers.id} = ${customer_sessions.customer}
      where ${liveSession(viewer.sessionHash ?? '', now())}
        and ${customers.email} = ${address} and ${customers.provenAt} is not null
    ) or exists (
      select from ${email_codes} where ${email_codes.email} = ${address}
        and ${email_codes.visitorHash} = ${viewer.visitorHash}
        and ${email_codes.usedAt} is not null and ${email_codes.purpose} <> 'data'
    ) as proved`)
  return rows[0]?.proved === true
}
