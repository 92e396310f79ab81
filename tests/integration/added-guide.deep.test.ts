import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { localPayload } from './support/local-payload'

type Row = { locale: string; guide: { root: object } | null }

const GUIDES = `from report_parts_locales texts join report_parts told on told.id = texts._parent_id
  where told.part = 'brain_guide'`
const guides = () => query<Row>(`select texts._locale::text as locale, texts.guide ${GUIDES} order by 1`)

const write = (locale: string, guide: object | null) =>
  query(
    `update report_parts_locales texts set guide = $2::jsonb from report_parts told
     where told.id = texts._parent_id and told.part = 'brain_guide' and texts._locale::text = $1`,
    [locale, guide && JSON.stringify(guide)],
  )

/** As if the installation were of the time before the guide. */
const forget = async () => {
  for (const locale of LOCALES) await write(locale, null)
}

const isSold = async () => {
  const { items } = await newVisitor().ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
  return items.some(({ parts }) => parts.some(({ part }) => part === 'brain_guide'))
}

let seeded: Row[] = []
beforeAll(async () => {
  seeded = await guides()
})
afterAll(async () => {
  for (const { locale, guide } of seeded) await write(locale, guide)
})

describe('a release of an installation without a text of the guide', () => {
  it('gives it the text of a new one in nine languages, once, and its tier lists it', async () => {
    const { addGuide } = await import('@/seed/added/add-guide')
    const payload = await localPayload()
    expect(await addGuide({ payload })).toBe('the guide is there')
    await forget()
    expect(await isSold()).toBe(false)
    expect(await addGuide({ payload })).toBe('added the text of the guide')
    expect(await addGuide({ payload })).toBe('the guide is there')
    expect(await guides()).toEqual(seeded)
    expect(seeded).toHaveLength(LOCALES.length)
    expect(await isSold()).toBe(true)
  })

  it.each([
    [
      'what an editor wrote in one language',
      { type: 'paragraph', children: [{ type: 'text', text: 'Ours' }] },
    ],
    ['what an editor emptied', { type: 'paragraph', children: [] }],
  ])('leaves %s', async (_, child) => {
    const { addGuide } = await import('@/seed/added/add-guide')
    const payload = await localPayload()
    await forget()
    await write('DE', { root: { type: 'root', children: [child] } })
    expect(await addGuide({ payload })).toBe('the guide is there')
    expect((await guides()).filter(({ guide }) => guide !== null).map(({ locale }) => locale)).toEqual(['DE'])
  })
})
