import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Article, LandingPage, Protocol, Skus } from '@/payload-types'
import { type AdminClient, signIn } from '../support/admin'
import { query } from '../support/database'
import { newVisitor } from '../support/visitor'
import { forgetRateLimits } from './support/rate-limits'

// Where pages are public, and what is said before that changes.

let editor: AdminClient
const made: string[] = []
beforeAll(async () => {
  await forgetRateLimits()
  editor = await signIn()
})
afterAll(async () => {
  for (const id of made) await editor.fetch(`/api/landing-pages/${id}`, { method: 'DELETE' })
})

const post = async <Data>(path: string, body: object) =>
  editor.json<{ data: Data; message?: string }>(`/api${path}`, { method: 'POST', body: JSON.stringify(body) })
const patch = (path: string, body: object) =>
  editor.fetch(`/api${path}`, { method: 'PATCH', body: JSON.stringify(body) })
const first = async <T>(path: string): Promise<T> => {
  const { docs } = await editor.json<{ docs: T[] }>(`/api${path}`)
  if (!docs[0]) throw new Error(`Nothing at ${path}`)
  return docs[0]
}
const home = () =>
  first<LandingPage>('/landing-pages?where[slug][equals]=new&where[exam.number][equals]=1&limit=1')

/** A page with all that it needs, at its own address; public at once. */
const newPage = async (slug: string): Promise<string> => {
  const { data } = await post<{ id: string }>('/editing/duplicate-landing', { id: (await home()).id })
  made.push(data.id)
  const answer = await patch(`/landing-pages/${data.id}`, { slug, _status: 'published' })
  expect([slug, answer.status]).toEqual([slug, 200])
  return data.id
}
const visit = (slug: string) => newVisitor().fetch(`/landing_page/${slug}/iq-1?hl=DE`, { redirect: 'manual' })
const leads = async (slug: string) => {
  const { status, headers } = await visit(slug)
  return [status, headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') ?? null]
}
const untilItLeads = (slug: string, expected: [number, string | null]) =>
  vi.waitFor(async () => expect(await leads(slug)).toEqual(expected), { timeout: 60_000, interval: 200 })
const HERE = '/landing_page'

describe('the address of a landing page', () => {
  it('is refused while it is typed when it is taken, reserved or not of its form', async () => {
    const { storefront, exam } = await home()
    const ask = async (slug: string, document: string | null = null) =>
      (
        await post<{ problem: string | null; path: string | null }>('/admin/slug', {
          slug,
          storefront,
          exam,
          document,
        })
      ).data
    expect(await ask('spring_sale')).toEqual({ problem: null, path: `${HERE}/spring_sale/iq-1` })
    expect((await ask('new')).problem).toMatch(/already/)
    expect((await ask('new', (await home()).id)).problem).toBeNull()
    expect((await ask('paying')).problem).toMatch(/another page/)
    expect((await ask('春')).problem).toMatch(/a–z/)
    const { status } = await patch(`/landing-pages/${(await home()).id}`, {
      slug: 'paying',
      _status: 'published',
    })
    expect(status).toBe(400)
  })

  it('is told beside the form, leads on when it changes, and is lent to no other page', async () => {
    const id = await newPage('autumn_one')
    await untilItLeads('autumn_one', [200, null])
    expect((await post('/admin/address', { collection: 'landing-pages', document: id })).data).toMatchObject({
      path: `${HERE}/autumn_one/iq-1`,
      since: expect.any(String),
      archived: null,
      past: [],
    })
    expect((await patch(`/landing-pages/${id}`, { slug: 'autumn_two', _status: 'published' })).status).toBe(
      200,
    )
    await untilItLeads('autumn_one', [307, `${HERE}/autumn_two/iq-1?hl=DE`])
    const { headers } = await newVisitor().fetch(`${HERE}/autumn_one/iq-1?hl=DE&utm_source=mail`)
    expect(headers.get('location')).toMatch(/autumn_two\/iq-1\?hl=DE&utm_source=mail$/)
    const { storefront, exam } = await home()
    const asked = { slug: 'autumn_one', storefront, exam, document: null }
    expect((await post<{ problem: string }>('/admin/slug', asked)).data.problem).toMatch(/was public/)
  })

  it('of an archived page leads to the page that was chosen, and never to itself', async () => {
    const [old, target] = [await newPage('winter_old'), await newPage('winter_new')]
    const archive = async (leadsTo: string | null) =>
      (await post<{ refused: string | null }>('/admin/archive', { document: old, leadsTo })).data.refused
    expect(await archive(old)).toMatch(/another page that is public/)
    await untilItLeads('winter_old', [200, null])
    expect(await archive(target)).toBeNull()
    await untilItLeads('winter_old', [307, `${HERE}/winter_new/iq-1?hl=DE`])
    expect((await post('/admin/address', { collection: 'landing-pages', document: old })).data).toMatchObject(
      {
        archived: { leads: { path: `${HERE}/winter_new/iq-1` } },
      },
    )
    // Public again: its address is its own again.
    expect((await patch(`/landing-pages/${old}`, { _status: 'published' })).status).toBe(200)
    await untilItLeads('winter_old', [200, null])
  })

  it('never leads in a circle when two pages are archived to each other at once', async () => {
    const [one, other] = [await newPage('circle_one'), await newPage('circle_other')]
    const archive = async (document: string, leadsTo: string) =>
      (await post<{ refused: string | null }>('/admin/archive', { document, leadsTo })).data.refused
    const refused = await Promise.all([archive(one, other), archive(other, one)])
    expect(refused.filter((why) => why === null)).toHaveLength(1)
    // Nothing leads to the other any more, so that both can be deleted.
    const archived = refused[0] === null ? one : other
    expect((await patch(`/landing-pages/${archived}`, { _status: 'published' })).status).toBe(200)
  })

  it('leads to its page again once that is public, where it had led elsewhere meanwhile', async () => {
    const [page, target] = [await newPage('summer_one'), await newPage('summer_other')]
    await patch(`/landing-pages/${page}`, { slug: 'summer_two', _status: 'published' })
    await post('/admin/archive', { document: page, leadsTo: target })
    await untilItLeads('summer_one', [307, `${HERE}/summer_other/iq-1?hl=DE`])
    expect((await patch(`/landing-pages/${page}`, { _status: 'published' })).status).toBe(200)
    await untilItLeads('summer_one', [307, `${HERE}/summer_two/iq-1?hl=DE`])
  })

  it('leads on when it was to lead to a page that is not public any more', async () => {
    const [page, target] = [await newPage('ahead_one'), await newPage('ahead_target')]
    const address = await first<{ id: string }>('/landing-addresses?where[slug][equals]=ahead_one&limit=1')
    const said = await patch(`/landing-addresses/${address.id}`, { redirectTo: target })
    expect(said.status).toBe(200)
    await patch(`/landing-pages/${target}`, { _status: 'draft' })
    expect((await patch(`/landing-pages/${page}`, { slug: 'ahead_two', _status: 'published' })).status).toBe(
      200,
    )
    await untilItLeads('ahead_one', [307, `${HERE}/ahead_two/iq-1?hl=DE`])
  })

  it('leads on when its page is of another test now, under the same name', async () => {
    const slug = `moved_${crypto.randomUUID().slice(0, 8)}`
    const page = await newPage(slug)
    // One that has a public page already, so that a page of it lacks nothing.
    const { exam } = await first<{ exam: { id: string; number: number } }>(
      '/landing-pages?where[_status][equals]=published&where[exam.number][not_equals]=1&limit=1&depth=1',
    )
    // While it is public its test is kept.
    const change = async (data: object) => (await patch(`/landing-pages/${page}`, data)).status
    expect(await change({ exam: exam.id, _status: 'published' })).toBe(409)
    expect(await change({ exam: exam.id, _status: 'draft' })).toBe(200)
    expect(await change({ _status: 'published' })).toBe(200)
    await untilItLeads(slug, [307, `${HERE}/${slug}/iq-${exam.number}?hl=DE`])
  })

  it('of the page behind the start page stays: archiving is refused by its use', async () => {
    const { id } = await home()
    const { data } = await post<{ refused: string | null }>('/admin/archive', { document: id, leadsTo: null })
    expect(data.refused).toBeTruthy()
    expect((await visit('new')).status).toBe(200)
  })
})

describe('before what is public changes', () => {
  const lines = async (asked: object) =>
    (
      await post<{ lines: string[] }>('/admin/live?locale=EN', {
        document: null,
        search: '',
        prices: null,
        slug: null,
        ...asked,
      })
    ).data.lines

  it('deleting and unpublishing name the address; a draft is not asked about', async () => {
    const id = await newPage('named_page')
    const of = { collection: 'landing-pages', document: id }
    expect(await lines({ ...of, change: 'delete' })).toEqual([
      expect.stringContaining(`${HERE}/named_page/iq-1`),
    ])
    expect(await lines({ ...of, change: 'unpublish' })).toEqual([
      expect.stringContaining(`${HERE}/named_page/iq-1`),
    ])
    const search = `?where[id][in][0]=${id}`
    expect(await lines({ collection: 'landing-pages', change: 'delete', search })).toHaveLength(1)
    // As many as a list shows at once, written as Payload's list writes them.
    const many = Array.from({ length: 250 }, (_, n) => (n === 249 ? id : crypto.randomUUID()))
    const ids = many.map((each, n) => `where%5Band%5D%5B1%5D%5Bid%5D%5Bin%5D%5B${n}%5D=${each}`)
    const selected = `?${ids.join('&')}`
    expect(await lines({ collection: 'landing-pages', change: 'delete', search: selected })).toHaveLength(1)
    expect(await lines({ ...of, change: 'publish', slug: 'other_name' })).toEqual([
      expect.stringContaining(`${HERE}/other_name/iq-1`),
    ])
    await patch(`/landing-pages/${id}`, { _status: 'draft' })
    expect(await lines({ ...of, change: 'delete' })).toEqual([])
  })

  it('a changed price is shown beside the one that is public', async () => {
    const sku = await first<Skus>('/skus?where[_status][equals]=published&limit=1')
    const [price, ...others] = sku.prices ?? []
    const typed = [{ ...price, amount: (price?.amount ?? 0) * 100 }, ...others]
    const said = await lines({ collection: 'skus', document: sku.id, change: 'publish', prices: typed })
    expect(said[0]).toContain('+9,900%')
    expect(
      await lines({ collection: 'skus', document: sku.id, change: 'publish', prices: sku.prices }),
    ).toEqual([])
  })

  it('publishing names the other languages that go along', async () => {
    const article = await first<Article>('/articles?where[_status][equals]=published&limit=1&locale=FR')
    const path = `/articles/${article.id}?locale=FR`
    const answer = await patch(`${path}&draft=true`, { title: `${article.title} …`, _status: 'draft' })
    expect(answer.status).toBe(200)
    const asked = { collection: 'articles', document: article.id, change: 'publish' }
    expect(await lines(asked)).toEqual([expect.stringContaining('Français')])
    expect(await lines({ ...asked, alone: true })).toEqual([])
    await patch(path, { title: article.title, _status: 'published' })
    expect(await lines(asked)).toEqual([])
  })
})

describe('what nobody asked to take off the net', () => {
  it('stays public when an earlier version is restored, and when a save names no status', async () => {
    const article = await first<Article>('/articles?where[_status][equals]=published&limit=1')
    const path = `/articles/${article.id}`
    await patch(`${path}?draft=true`, { author: 'Somebody else', _status: 'draft' })
    expect((await patch(path, { author: 'A script' })).status).toBe(200)
    const live = () => editor.json<Article>(`/api${path}?draft=false`)
    expect(await live()).toMatchObject({ _status: 'published', author: article.author })
    const [version] = await query<{ id: string }>(
      'select id from _articles_v where parent_id = $1 order by created_at limit 1',
      [article.id],
    )
    const restored = await editor.fetch(`/api/articles/versions/${version?.id}`, { method: 'POST' })
    expect(restored.status).toBe(200)
    expect(await live()).toMatchObject({ _status: 'published', author: article.author })
    await patch(path, { author: article.author, _status: 'published' })
  })
})

describe('the terms', () => {
  it('with another text need a version that was never used, or a word that only a typing error changed', async () => {
    const terms = await first<Protocol>(
      '/protocols?where[linkCode][equals]=terms&where[_status][equals]=published&limit=1',
    )
    const path = `/protocols/${terms.id}`
    const publish = (data: object) => patch(path, { ...data, _status: 'published' })
    const retitled = { title: `${terms.title}!` }
    // A word of a correction that corrects nothing is none.
    expect((await publish({ onlyTypo: true })).status).toBe(200)
    const corrections = await query(
      'select 1 from protocol_editions where protocol_id = $1 and corrected_at is not null',
      [terms.id],
    )
    expect(corrections).toEqual([])
    expect((await publish(retitled)).status).toBe(400)
    expect((await publish({ ...retitled, onlyTypo: true })).status).toBe(200)
    const editions = () =>
      query<{ version: string; corrected_at: Date | null }>(
        'select version, corrected_at from protocol_editions where protocol_id = $1 order by published_at',
        [terms.id],
      )
    expect(await editions()).toEqual([{ version: terms.version, corrected_at: expect.anything() }])
    // Said once, it holds for that correction alone.
    expect((await publish({ title: `${terms.title}?` })).status).toBe(400)
    expect((await publish({ title: terms.title, version: '2099-01' })).status).toBe(200)
    expect((await publish({ title: `${terms.title} 2`, version: terms.version })).status).toBe(400)
    expect((await editions()).map(({ version }) => version)).toEqual([terms.version, '2099-01'])
    const edition = await first<{ id: string }>(
      `/protocol-editions?where[protocol][equals]=${terms.id}&sort=publishedAt&limit=1`,
    )
    const old = await newVisitor().fetch(`/protocol/terms/versions/iq-1?id=${edition.id}&hl=EN`)
    expect(old.status).toBe(200)
    expect(await old.text()).toContain(`${terms.title}!`)
  })
})
