import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Attention } from '@/domain/statistics/overview'
import type { Deps } from '../deps'

/** What somebody should look at, now. */
export const countAttention = async ({ payload }: Pick<Deps, 'payload'>): Promise<Attention> => {
  const { rows } = await payload.db.drizzle.execute<Attention>(sql`
    select (select count(*) from anomalies where resolved_at is null)::int as anomalies,
      (select count(*) from mails where status = 'failed')::int as "mailsFailed",
      (select count(*) from contact_messages where handled is not true)::int as messages`)
  return rows[0] ?? { anomalies: 0, mailsFailed: 0, messages: 0 }
}
