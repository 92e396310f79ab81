import type { Payload, PayloadRequest } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { richText } from '@/seed/rich-text'
import { writeInNine } from '@/services/editing/write-in-nine'
import { inTransaction } from '@/services/transaction'
import { query } from '../support/database'
import { localPayload } from './support/local-payload'

const SLUG = 'written-in-nine'

let payload: Payload
beforeAll(async () => {
  payload = await localPayload()
})
afterEach(async () => {
  const context = { skipInvalidation: true }
  await payload.delete({ collection: 'help-entries', where: { slug: { equals: SLUG } }, context })
  await payload.delete({ collection: 'exams', where: { number: { equals: 900 } }, context })
})

const write = <Result>(work: (req: PayloadRequest) => Promise<Result>): Promise<Result> =>
  inTransaction({ payload, jobs: () => Promise.reject(new Error('No job is sent.')) }, async ({ newReq }) =>
    work(await newReq()),
  )

const writeEntry = (titleIn: (locale: Locale) => string, _status: 'draft' | 'published' = 'published') =>
  write((req) =>
    writeInNine(
      { payload, req },
      {
        collection: 'help-entries',
        data: (locale) => ({
          slug: SLUG,
          category: 'billing',
          title: titleIn(locale),
          body: richText([{ paragraphs: [`In ${locale}`] }]),
          _status,
        }),
      },
    ),
  )

const stored = () => query('select 1 from help_entries where slug = $1', [SLUG])

describe('a document in nine languages', () => {
  it('is stored with one version, whole in each language', async () => {
    const { id } = await writeEntry((locale) => `Title in ${locale}`, 'draft')
    for (const locale of LOCALES) {
      const entry = await payload.findByID({ collection: 'help-entries', id, locale, fallbackLocale: false })
      expect(entry).toMatchObject({ title: `Title in ${locale}`, place: 0 })
      expect(JSON.stringify(entry.body)).toContain(`In ${locale}`)
    }
    const { docs } = await payload.findVersions({
      collection: 'help-entries',
      where: { parent: { equals: id } },
      locale: 'all',
    })
    const titles = Object.fromEntries(LOCALES.map((locale) => [locale, `Title in ${locale}`]))
    expect(docs).toMatchObject([{ latest: true, version: { title: titles } }])
  })

  it('is refused whole when one language lacks a text', async () => {
    await expect(writeEntry((locale) => (locale === 'KR' ? '' : 'Title'))).rejects.toThrow(/title/i)
    expect(await stored()).toEqual([])
  })

  it('is refused whole when one language has a text that its field does not take', async () => {
    await expect(writeEntry((locale) => (locale === 'JA' ? 'x'.repeat(161) : 'Title'))).rejects.toThrow(
      /title/i,
    )
    expect(await stored()).toEqual([])
  })

  it('shares its rows between the languages', async () => {
    const { id } = await write((req) =>
      writeInNine(
        { payload, req },
        {
          collection: 'exams',
          draft: true,
          data: (locale) => ({
            number: 900,
            kind: 'eq',
            title: locale,
            duration: '5',
            instructions: [1, 2].map((at) => ({ title: `${locale} ${at}`, text: 'Text' })),
            _status: 'draft',
          }),
        },
      ),
    )
    const rows = await query<{ titles: Record<string, string> }>(
      `select json_object_agg(l._locale, l.title) as titles from exams_instructions i
        join exams_instructions_locales l on l._parent_id = i.id where i._parent_id = $1 group by i._order order by i._order`,
      [id],
    )
    const titlesOf = (at: number) => Object.fromEntries(LOCALES.map((locale) => [locale, `${locale} ${at}`]))
    expect(rows).toEqual([{ titles: titlesOf(1) }, { titles: titlesOf(2) }])
  })
})
