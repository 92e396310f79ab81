import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Attention } from '@/domain/statistics/overview'
import type { Deps } from '../deps'

/**
 * What somebody should look at, now. What the books themselves show (the view invariant_violations) is looked up by the
 * worker every minute and stands among the anomalies; here it is only counted.
 */
export const countAttention = async ({
  payload,
  now,
}: Pick<Deps, 'payload' | 'now'>): Promise<Omit<Attention, 'pages'>> => {
  const { rows } = await payload.db.drizzle.execute<Omit<Attention, 'pages'>>(sql`
    select (select count(*) from anomalies where resolved_at is null)::int as anomalies,
      (select count(*) from anomalies where resolved_at is null and kind like 'invariant:%')::int as violations,
      (select count(*) from mails where status = 'failed')::int as "mailsFailed",
      (select count(*) from contact_messages where state in ('new', 'open'))::int as messages,
      (select count(*) from secrets where state in ('waiting', 'held') and expires_at > ${now().toISOString()}::timestamptz)::int as secrets`)
  return rows[0] ?? { anomalies: 0, violations: 0, mailsFailed: 0, messages: 0, secrets: 0 }
}
