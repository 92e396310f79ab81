import { sql } from '@payloadcms/db-postgres/drizzle'
import type { QueuedSecret } from '@/domain/tree-hole/queue'
import type { Deps } from '../deps'
import { openText } from './secret-keys'

const A_PAGE = 20

/**
 * What staff read next: who may be in danger first, then what was reported, then what may be of harm, then by age. Of a secret
 * there is its text and why it is here, and nothing about its writer.
 */
export const readQueue = async ({
  payload,
  now,
}: Pick<Deps, 'payload' | 'now'>): Promise<{ items: QueuedSecret[]; total: number }> => {
  const { rows } = await payload.db.drizzle.execute<
    Omit<QueuedSecret, 'text'> & { stored: string; total: number }
  >(sql`
    with asked as (
      select s.id, s.text as stored, s.locale, s.week, s.state, s.created_at,
        coalesce((select jsonb_agg(why.value order by why."order") from secrets_reasons why where why.parent_id = s.id),
          '[]'::jsonb) as reasons,
        coalesce((select jsonb_agg(jsonb_build_object('reason', told.reason, 'note', told.note) order by told.created_at)
          from secret_reports told where told.secret_id = s.id and told.state = 'new'), '[]'::jsonb) as notices
      from secrets s
      where s.expires_at > ${now().toISOString()}::timestamptz and (s.state in ('waiting', 'held')
        or exists (select from secret_reports told where told.secret_id = s.id and told.state = 'new'))
    )
    select id, stored, locale, week, state, reasons, notices, (count(*) over ())::int as total from asked
    order by reasons ? 'crisis' desc, jsonb_array_length(notices) > 0 desc, reasons ? 'harm' desc, created_at, id
    limit ${A_PAGE}`)
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ stored, total: _, ...row }) => ({ ...row, text: openText(stored) })),
  }
}
