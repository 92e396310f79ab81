import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hasStaleWords, MENDED_WORDS, mendWords } from '@/seed/mended/mend-words'
import { up, WORDS } from '../../migrations/20261122_224500_seed_words'
import { site } from '../support/site'

// All of it in one transaction that is rolled back: the running site's catalogue stays as it is.
const client = new pg.Client({ connectionString: site().databaseUrl, application_name: 'tests' })
await client.connect()
await client.query('begin')
afterAll(async () => {
  await client.query('rollback')
  await client.end()
})

const migrate = () => up({ db: drizzle(client) } as unknown as Parameters<typeof up>[0])

const LOCALES = ['exams_encouragements_locales', '_exams_v_version_encouragements_locales']
const PAGES = [
  ['landing_pages', 'blocks'],
  ['_landing_pages_v', 'version_blocks'],
] as const

/** What an editor wrote with a seeded sentence in it, and in quotes. */
const OWN = [`${WORDS[0]?.[0]} Good luck!`, `"${WORDS[2]?.[0]}"`]
const OLD = [...OWN, ...WORDS.map(([before]) => before)]
const NEW = [...OWN, ...WORDS.map(([, now]) => now)]
/** As landing pages hold their words: in documents, by language. */
const blocksWith = (texts: readonly string[]) => [
  { blockType: 'steps', items: texts.map((text, index) => ({ id: String(index), text: { EN: text } })) },
]

/** Every row's text, in the order of the rows, as far as there are texts. */
const textsIn = async (table: string) => {
  const { rows } = await client.query<{ text: string }>(`select text from "${table}" order by id`)
  return rows.map(({ text }) => text)
}

beforeEach(async () => {
  for (const table of LOCALES) {
    const { rows } = await client.query(`select id from "${table}" order by id`)
    for (const [index, { id }] of rows.entries())
      await client.query(`update "${table}" set text = $1 where id = $2`, [OLD[index % OLD.length], id])
  }
  for (const [table, column] of PAGES)
    await client.query(`update "${table}" set "${column}" = $1`, [JSON.stringify(blocksWith(OLD))])
})

describe('words of the first catalogue that are no longer true', () => {
  it.each(LOCALES)(
    'are replaced in %s; what an editor wrote stays, and twice is as good as once',
    async (table) => {
      const before = await textsIn(table)
      expect(before.length).toBeGreaterThanOrEqual(18)
      await migrate()
      const after = before.map((_, index) => NEW[index % NEW.length])
      expect(await textsIn(table)).toEqual(after)
      await migrate()
      expect(await textsIn(table)).toEqual(after)
    },
  )

  it.each(PAGES)('are replaced in the documents of %s, and nothing else in them', async (table, column) => {
    await migrate()
    await migrate()
    const { rows } = await client.query<{ blocks: unknown }>(`select "${column}" as blocks from "${table}"`)
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const { blocks } of rows) expect(blocks).toEqual(blocksWith(NEW))
  })
})

describe('words of the seed that repeat a rule of the code', () => {
  const [first] = MENDED_WORDS
  const { before = '', now = '' } = first ?? {}
  /** As a text of a document lies in it: a whole value, and within one that an editor wrote. */
  const bodyWith = (text: string) => ({
    root: { children: [{ text }, { text: `${before} Good luck!` }, { text: `"${before}"` }] },
  })
  const put = async (content: string, text: string) => {
    await client.query('update help_entries_locales set body = $1', [JSON.stringify(bodyWith(text))])
    await client.query('update report_parts_locales set content = $1', [content])
    await client.query('update landing_pages_locales set description = $1', [content])
    await client.query('update exams_encouragements_locales set text = $1', [content])
  }
  const found = async () => {
    const bodies = await client.query<{ body: unknown }>('select distinct body from help_entries_locales')
    const texts = await client.query<{ content: string }>('select distinct content from report_parts_locales')
    const pages = await client.query<{ content: string }>(
      'select distinct description as content from landing_pages_locales',
    )
    const pauses = await client.query<{ content: string }>(
      'select distinct text as content from exams_encouragements_locales',
    )
    return [
      bodies.rows.map(({ body }) => body),
      ...[texts, pages, pauses].map(({ rows }) => rows.map(({ content }) => content)),
    ]
  }

  it('are replaced where nobody edited them, once', async () => {
    await put(before, before)
    expect(await hasStaleWords(client)).toBe(true)
    await mendWords(client)
    expect(await found()).toEqual([[bodyWith(now)], [now], [now], [now]])
    expect(await hasStaleWords(client)).toBe(false)
  })

  it('stay where an editor wrote them anew', async () => {
    await put(`${before} Good luck!`, 'Their own words.')
    await mendWords(client)
    const own = [`${before} Good luck!`]
    expect(await found()).toEqual([[bodyWith('Their own words.')], own, own, own])
  })
})
