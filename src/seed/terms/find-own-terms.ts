import type pg from 'pg'
import { areOwnTerms } from './own-terms'

/** Published terms of the time before plans that nobody edited, nor has begun to. Needs no CMS. */
export const findOwnTerms = async (sql: Pick<pg.Client, 'query'>): Promise<string[]> => {
  const { rows } = await sql.query<{ id: string; contents: Record<string, unknown> }>(
    `select p.id, jsonb_object_agg(l._locale::text, l.content) as contents
     from protocols p join protocols_locales l on l._parent_id = p.id
     where p.link_code = 'terms' and p._status = 'published' and not coalesce(p.covers_plans, false)
       and not exists (select from _protocols_v v where v.parent_id = p.id and v.latest and v.version__status = 'draft')
     group by p.id`,
  )
  return rows.filter(({ contents }) => areOwnTerms(contents)).map(({ id }) => id)
}
