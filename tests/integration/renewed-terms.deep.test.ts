import pg from 'pg'
import { expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { SEED_CONTENT } from '@/seed/content'
import { richText, type Section } from '@/seed/rich-text'
import { TERMS_VERSION, termsIn } from '@/seed/terms/terms-in'
import { query } from '../support/database'
import { site } from '../support/site'
import { localPayload } from './support/local-payload'

type Row = { id: string; version: string; covers: boolean; status: string; contents: Record<string, unknown> }

const terms = async (): Promise<Row> => {
  const [row] = await query<Row>(
    `select p.id, p.version, p.covers_plans as covers, p._status::text as status,
       jsonb_object_agg(l._locale::text, l.content) as contents
     from protocols p join protocols_locales l on l._parent_id = p.id join storefronts s on s.id = p.storefront_id
     where p.link_code = 'terms' and s.code = 'iq' group by p.id`,
  )
  if (!row) throw new Error('The storefront has no terms.')
  return row
}

it('terms that stand as they were seeded before plans are published anew, once; edited ones stay', async () => {
  const { renewTerms } = await import('@/seed/terms/renew-terms')
  const payload = await localPayload()
  const { id } = await terms()
  const write = async (sections: (locale: Locale) => Section[]) => {
    for (const locale of LOCALES)
      await payload.update({
        collection: 'protocols',
        id,
        locale,
        data: {
          version: '2026-11',
          coversPlans: false,
          content: richText(sections(locale)),
          _status: 'published',
        },
        context: { skipInvalidation: true },
      })
  }
  const before = (locale: Locale) => SEED_CONTENT[locale].protocols.terms.sections
  const sql = new pg.Client(site().databaseUrl)
  await sql.connect()
  try {
    await write((locale) => (locale === 'FR' ? [{ paragraphs: ['Les nôtres.'] }] : before(locale)))
    expect(await renewTerms(sql, { payload })).toMatch(/somebody edited them/)
    expect(await terms()).toMatchObject({ version: '2026-11', covers: false })

    await write(before)
    expect(await renewTerms(sql, { payload })).toBe(`published the terms ${TERMS_VERSION}`)
    expect(await renewTerms(sql, { payload })).toMatch(/the terms are of today/)
  } finally {
    await sql.end()
  }
  const renewed = await terms()
  expect(renewed).toMatchObject({ version: TERMS_VERSION, covers: true, status: 'published' })
  for (const locale of LOCALES) expect(renewed.contents[locale]).toEqual(richText(termsIn(locale)))
})
