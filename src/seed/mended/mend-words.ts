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
const TEXTS = [['report_parts_locales', 'content']] as const

const BEFORE = MENDED_WORDS.map(({ before }) => before)

/** Whether an installation still has one of them: as it was seeded, so no editor has touched it. */
export const hasStaleWords = async (client: Pick<Client, 'query'>): Promise<boolean> => {
  const found = [
    ...DOCUMENTS.map(
      ([table, column]) => `select from "${table}", unnest($1::text[]) before
      where strpos("${column}"::text, to_jsonb(before)::text) > 0`,
    ),
    ...TEXTS.map(([table, column]) => `select from "${table}" where "${column}" = any($1::text[])`),
  ]
  const { rows } = await client.query(
    `select ${found.map((query) => `exists (${query})`).join(' or ')} as stale`,
    [BEFORE],
  )
  return rows[0]?.stale === true
}

/** Replaces them where they stand as they were seeded; what an editor wrote is left alone. With its quotes, a text is found only where it is a whole value. */
export const mendWords = async (client: Pick<Client, 'query'>): Promise<string> => {
  if (!(await hasStaleWords(client))) return 'the words of the seed are those of today'
  for (const { before, now } of MENDED_WORDS) {
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
