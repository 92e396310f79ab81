import { afterAll, describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { localPayload } from './support/local-payload'

const QUIET = { context: { skipInvalidation: true } }
const founder = { slug: { equals: 'founder' } }

/** As if the installation were of the time before them: their themes have other names, and no address says where they are. */
const hide = async () => {
  await query("update landing_themes set name = 'Before ' || name")
  await query("update landing_addresses set live_until = live_until + interval '1 second'")
}

afterAll(async () => {
  const payload = await localPayload()
  const before = { name: { equals: 'Before Kraft and ink' } }
  await payload.delete({ collection: 'landing-themes', where: before, ...QUIET })
  await query("update landing_themes set name = replace(name, 'Before ', '')")
  await query("update landing_addresses set live_until = live_until - interval '1 second'")
  const data = { _status: 'published' as const }
  await payload.update({
    collection: 'landing-themes',
    where: { name: { equals: 'Kraft and ink' } },
    data,
    ...QUIET,
  })
  await payload.update({ collection: 'landing-pages', where: founder, data, ...QUIET })
})

describe('a release of an installation without the landing pages', () => {
  it('adds those whose address was never given to a page, as drafts, once', async () => {
    const { addLandings } = await import('@/seed/landings/seed-pages')
    const payload = await localPayload()
    const count = async () => (await query('select 1 from landing_pages')).length
    const before = await count()
    expect(await addLandings({ payload })).toBe('the landing pages are there')

    await payload.delete({ collection: 'landing-pages', where: founder, ...QUIET })
    expect(await addLandings({ payload })).toBe('the landing pages are there')

    await hide()
    await query("delete from landing_addresses where slug = 'founder'")
    expect(await addLandings({ payload })).toBe('added the landing pages as drafts')
    expect(await addLandings({ payload })).toBe('the landing pages are there')
    expect(await count()).toBe(before)
    expect(
      await query(
        `select page._status as page, theme.name, theme._status as theme
         from landing_pages page join landing_themes theme on theme.id = page.theme_id where page.slug = 'founder'`,
      ),
    ).toEqual([{ page: 'draft', name: 'Kraft and ink', theme: 'draft' }])
  })
})
