import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { searchable, termsOf } from '@/domain/centre/search'
import type { Locale } from '@/domain/locale/locales'
import type { Deps } from '../deps'

const TABLES = {
  articles: { documents: sql`articles`, texts: sql`articles_locales` },
  courses: { documents: sql`courses`, texts: sql`courses_locales` },
} as const

export type Searched = keyof typeof TABLES

/**
 * The names of the published documents in whose text all terms of a query stand, those first that have them in their
 * title. null: the query has no word, so nothing was looked for.
 */
export const searchContent = async (
  { payload }: Pick<Deps, 'payload'>,
  { of, query, locale }: { of: Searched; query: string; locale: Locale },
): Promise<string[] | null> => {
  const terms = termsOf(query)
  if (terms.length === 0) return searchable(query) === '' ? null : []
  const { documents, texts } = TABLES[of]
  const stands = (column: SQL) =>
    sql.join(
      terms.map((term) => sql`${column} like ${`%${escapeLike(term)}%`}`),
      sql` and `,
    )
  const { rows } = await payload.db.drizzle.execute<{ slug: string }>(sql`
    select d.slug from ${documents} d join ${texts} t on t._parent_id = d.id
    where d._status = 'published' and t._locale = ${locale} and ${stands(sql`t.search_text`)}
    order by (${stands(sql`lower(t.title)`)}) desc, d.published_at desc, d.slug`)
  return rows.map(({ slug }) => slug)
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
