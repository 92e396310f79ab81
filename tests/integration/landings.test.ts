import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LANDING_NAMES } from '@/domain/routing/landing-names'
import type { LandingPage } from '@/payload-types'
import type { AdminClient } from '../support/admin'
import { newVisitor } from '../support/visitor'
import { xmlFaultOf } from '../support/xml'
import { forgetRateLimits } from './support/rate-limits'
import { newEditor } from './support/roles'

let editor: AdminClient
let id: string
let slug: string
beforeAll(async () => {
  await forgetRateLimits()
  editor = await newEditor()
  const home = await editor.json<{ docs: LandingPage[] }>(
    '/api/landing-pages?where[slug][equals]=new&where[exam.number][equals]=1&limit=1',
  )
  // A draft with all that a page needs.
  const { data } = await editor.json<{ data: { id: string } }>('/api/editing/duplicate-landing', {
    method: 'POST',
    body: JSON.stringify({ id: home.docs[0]?.id }),
  })
  id = data.id
  // One of the names that also answer at an old twin's address, under a test where no seeded page has it.
  slug = 'test_center'
  const exams = await editor.json<{ docs: { id: string }[] }>('/api/exams?where[number][equals]=2&limit=1')
  await editor.json(`/api/landing-pages/${id}?draft=true`, {
    method: 'PATCH',
    body: JSON.stringify({ slug, exam: exams.docs[0]?.id, _status: 'draft' }),
  })
})
afterAll(() => editor.fetch(`/api/landing-pages/${id}`, { method: 'DELETE' }))

const statusOf = async (path: string) => (await newVisitor().fetch(path)).status

/** What each way to write the page's address answers. */
const statuses = () =>
  Promise.all(
    [
      `/landing_page/${slug}/iq-2?hl=EN`,
      `/landing_page/${slug}-old/iq-2?hl=JA`,
      `/${slug}/iq-2?hl=DE`,
      `/landing_page/${slug}/iq-2`,
    ].map(statusOf),
  )
const sitemap = async () => (await newVisitor().fetch('/sitemap.xml')).text()
const inSitemap = async () => (await sitemap()).includes(`/landing_page/${slug}/iq-2?hl=KR`)

const SERVED = { answers: [200, 200, 200, 200], inSitemap: true }
const MISSING = { answers: [404, 404, 404, 404], inSitemap: false }

/** Caches forget after the answer to the editor was sent. */
const untilItIs = (expected: typeof SERVED) =>
  vi.waitFor(
    async () => expect({ answers: await statuses(), inSitemap: await inSitemap() }).toEqual(expected),
    { timeout: 60_000, interval: 200 },
  )
const change = async (_status: 'published' | 'draft') => {
  const answer = await editor.fetch(`/api/landing-pages/${id}`, {
    method: 'PATCH',
    body: JSON.stringify({ _status }),
  })
  expect([_status, answer.status]).toEqual([_status, 200])
}

describe('a landing name', () => {
  it('is served exactly while a page of it is published', async () => {
    // Asked for while it is a draft, so that each address has a 404 in the cache when the page is published.
    expect({ answers: await statuses(), inSitemap: await inSitemap() }).toEqual(MISSING)
    await change('published')
    await untilItIs(SERVED)
    await change('draft')
    await untilItIs(MISSING)
    await change('published')
    await untilItIs(SERVED)

    // Under another test or storefront it is another page.
    expect(await statusOf(`/landing_page/${slug}/iq-999?hl=EN`)).toBe(404)
    expect(await statusOf(`/landing_page/${slug}/nosuch-1?hl=EN`)).toBe(404)

    expect((await editor.fetch(`/api/landing-pages/${id}`, { method: 'DELETE' })).status).toBe(200)
    await untilItIs(MISSING)
  })

  it('of a page of another test leads there from the first test', async () => {
    const { status, headers } = await newVisitor().fetch('/landing_page/girl/iq-1?hl=DE')
    expect([status, headers.get('location')]).toEqual([
      307,
      expect.stringMatching(/\/landing_page\/girl\/iq-3\?hl=DE$/),
    ])
  })

  it('stands in a sitemap that a strict parser reads, with every address escaped once', async () => {
    const written = await sitemap()
    expect(await xmlFaultOf(written)).toBeNull()
    expect(written).toMatch(/<loc>[^<]*\?id=[\w-]+&amp;hl=DE<\/loc>/)
    expect(written).not.toContain('&amp;amp;')
  })

  it('that no page has is a page that says so', async () => {
    const free = LANDING_NAMES.at(-1)
    const answer = await newVisitor().fetch(`/landing_page/${free}/iq-4?hl=FR`)
    expect(answer.status).toBe(404)
    const html = (await answer.text()).replace(/<!--.*?-->/g, '')
    expect(html).toContain(`Page introuvable\u202f: /landing_page/${free}/iq-4`)
  })

  it.each([
    '/landing/no-such-name',
    '/landing/no-such-name/iq-1',
    '/landing_page/no-such-name/iq-1',
    '/landing_page/no_such_name/iq-1',
    '/no_such_name/iq-1',
    '/landing_page/constructor/iq-1',
  ])('that is none is not found: %s', async (path) => {
    expect(await statusOf(`${path}?hl=EN`)).toBe(404)
    expect(await statusOf(path)).toBe(404)
  })
})

describe('what a link to a landing page shows where it is shared', () => {
  const picture = (path: string) => newVisitor().fetch(`/api/exam/landing/${path}/picture.png?hl=JA`)

  it('is named in the head of the page, and drawn in its size', async () => {
    const html = await (await newVisitor().fetch('/landing_page/new/iq-1?hl=JA')).text()
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
    expect(html).toMatch(
      /property="og:image" content="http[^"]*\/api\/exam\/landing\/iq\/1\/new\/picture\.png\?hl=JA"/,
    )
    const answer = await picture('iq/1/new')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it.each(['iq/1/no_such_page', 'iq/999/new', 'nosuch/1/new', 'iq/x/new'])(
    'is nothing for a page that is not public: %s',
    async (path) => {
      expect((await picture(path)).status).toBe(404)
    },
  )
})
