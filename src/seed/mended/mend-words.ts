import type { Client } from 'pg'
import mended from './words.json'

/** Texts of the seed that repeat a rule of the code and were wrong or became so, as they stood and as they stand now. */
export const MENDED_WORDS: readonly { before: string; now: string }[] = mended

/** Where such a text may stand as a whole value of a JSON document, or as a column. */
const DOCUMENTS = [
  ['help_entries_locales', 'body'],
  ['_help_entries_v_locales', 'version_body'],
  ['articles_locales', 'body'],
  ['_articles_v_locales', 'version_body'],
  ['landing_pages', 'blocks'],
  ['_landing_pages_v', 'version_blocks'],
] as const
const TEXTS = [
  ['report_parts_locales', 'content'],
  ['landing_pages_locales', 'description'],
  ['_landing_pages_v_locales', 'version_description'],
  ['help_entries_locales', 'title'],
  ['_help_entries_v_locales', 'version_title'],
  ['help_entries_locales', 'also_searched_as'],
  ['_help_entries_v_locales', 'version_also_searched_as'],
  ['exams_encouragements_locales', 'text'],
  ['_exams_v_version_encouragements_locales', 'text'],
] as const

/** Those that an installation still has as they were seeded, so no editor has touched them. One look at each text: every start takes it. */
const staleWords = async (client: Pick<Client, 'query'>): Promise<Set<string>> => {
  const found = [
    ...DOCUMENTS.map(
      ([table, column]) =>
        `select leaf #>> '{}' as word from "${table}", jsonb_path_query("${column}", '$.** ? (@.type() == "string")') leaf`,
    ),
    ...TEXTS.map(([table, column]) => `select "${column}" as word from "${table}"`),
  ]
  const { rows } = await client.query<{ word: string }>(
    `select distinct word from (${found.join(' union all ')}) words where word = any($1::text[])`,
    [MENDED_WORDS.map(({ before }) => before)],
  )
  return new Set(rows.map(({ word }) => word))
}

export const hasStaleWords = async (client: Pick<Client, 'query'>): Promise<boolean> =>
  (await staleWords(client)).size > 0

/** Replaces them where they stand as they were seeded; what an editor wrote is left alone. With its quotes, a text is found only where it is a whole value. */
export const mendWords = async (client: Pick<Client, 'query'>): Promise<string> => {
  const stale = await staleWords(client)
  if (stale.size === 0) return 'the words of the seed are those of today'
  for (const { before, now } of MENDED_WORDS.filter((each) => stale.has(each.before))) {
    for (const [table, column] of DOCUMENTS)
      await client.query(
        `update "${table}" set "${column}" =
           replace("${column}"::text, to_jsonb($1::text)::text, to_jsonb($2::text)::text)::jsonb
         where strpos("${column}"::text, to_jsonb($1::text)::text) > 0`,
        [before, now],
      )
    for (const [table, column] of TEXTS)
      await client.query(`update "${table}" set "${column}" = $2 where "${column}" = $1`, [before, now])
  }
  return 'replaced words of the seed that were not true any more'
}
