import { afterAll, describe, expect, it } from 'vitest'
import { PAGES } from '@/seed/landings/pages'
import { query } from '../support/database'
import { localPayload } from './support/local-payload'

const QUIET = { context: { skipInvalidation: true } }
/** One of the first test, and one of another test, to which an address under the first one leads. */
const plans = ['founder', 'girl'].map((slug) => {
  const plan = PAGES.find((each) => each.slug === slug)
  if (!plan) throw new Error(`no page ${slug}`)
  return plan
})
const slugs = plans.map(({ slug }) => slug)
const themes = plans.map(({ theme }) => theme.name)
const pages = { slug: { in: slugs } }

/** As if the installation were of the time before them: their themes have other names, and no address says where they are. */
const hide = async () => {
  await query("update landing_themes set name = 'Before ' || name")
  await query("update landing_addresses set live_until = live_until + interval '1 second'")
}

afterAll(async () => {
  const payload = await localPayload()
  const before = { name: { in: themes.map((name) => `Before ${name}`) } }
  await payload.delete({ collection: 'landing-themes', where: before, ...QUIET })
  await query("update landing_themes set name = replace(name, 'Before ', '')")
  await query(
    "update landing_addresses set live_until = live_until - interval '1 second' where live_until > live_since",
  )
  const data = { _status: 'published' as const }
  await payload.update({
    collection: 'landing-themes',
    where: { name: { in: themes } },
    data,
    ...QUIET,
  })
  await payload.update({ collection: 'landing-pages', where: pages, data, ...QUIET })
})

describe('a release of an installation without the landing pages', () => {
  it('adds those whose address was never given to a page, as drafts, once', async () => {
    const { addLandings } = await import('@/seed/landings/seed-pages')
    const payload = await localPayload()
    const count = async () => (await query('select 1 from landing_pages')).length
    const before = await count()
    expect(await addLandings({ payload })).toBe('the landing pages are there')

    // Nothing leads to them, so that they may be deleted.
    await query('delete from landing_addresses where slug = any($1)', [slugs])
    await payload.delete({ collection: 'landing-pages', where: pages, ...QUIET })
    expect(await addLandings({ payload })).toBe('the landing pages are there')

    await hide()
    expect(await addLandings({ payload })).toBe('added the landing pages as drafts')
    expect(await addLandings({ payload })).toBe('the landing pages are there')
    expect(await count()).toBe(before)
    expect(
      await query(
        `select page._status as page, theme.name, theme._status as theme
         from landing_pages page join landing_themes theme on theme.id = page.theme_id where page.slug = any($1)
         order by page.slug`,
        [slugs],
      ),
    ).toEqual(themes.map((name) => ({ page: 'draft', name, theme: 'draft' })))
    expect(
      await query(
        `select page.slug from landing_addresses address join landing_pages page on page.id = address.redirect_to_id
         where address.slug = any($1)`,
        [slugs],
      ),
    ).toEqual([{ slug: 'girl' }])
  })
})
