import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { LOCALES } from '@/domain/locale/locales'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { inTransaction } from '@/services/transaction'
import { readOtherWords } from '../seed-centre'

const TABLES = [
  ['help', 'help_entries'],
  ['articles', 'articles'],
  ['courses', 'courses'],
] as const

/**
 * Gives the documents that an installation from before has the words of the search, and their newest version too, which is
 * what an editor opens. Once one document has any they are the editors' own, and nothing is written.
 */
export const addOtherWords = async ({ payload }: { payload: Payload }): Promise<string> => {
  const words = await readOtherWords()
  const count = await inTransaction({ payload, jobs: getJobs }, async ({ db }) => {
    const { rows } = await db.execute(sql`select from help_entries_locales where also_searched_as is not null
      union all select from articles_locales where also_searched_as is not null
      union all select from courses_locales where also_searched_as is not null limit 1`)
    if (rows.length > 0) return 0
    let written = 0
    for (const [kind, table] of TABLES) {
      const told = JSON.stringify(
        LOCALES.flatMap((locale) =>
          Object.entries(words[locale][kind]).map(([slug, text]) => ({ locale, slug, text })),
        ),
      )
      const from = sql`jsonb_to_recordset(${told}::jsonb) as word (locale text, slug text, text text)`
      const [names, one, texts, versions] = [
        `${table}_locales`,
        table,
        `_${table}_v_locales`,
        `_${table}_v`,
      ].map((name) => sql.identifier(name))
      const { rowCount } = await db.execute(sql`update ${names} named set also_searched_as = word.text
        from ${from} join ${one} one on one.slug = word.slug
        where one.id = named._parent_id and named._locale::text = word.locale`)
      await db.execute(sql`update ${texts} named set version_also_searched_as = word.text
        from ${from} join ${versions} one on one.version_slug = word.slug and one.latest
        where one.id = named._parent_id and named._locale::text = word.locale`)
      written += rowCount ?? 0
    }
    return written
  })
  return count > 0 ? `added other words for the search in ${count} places` : 'the search has other words'
}
