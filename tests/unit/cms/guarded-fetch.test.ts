import { describe, expect, it } from 'vitest'
import { guardedFetch, type OpenForm, saveMethod, type Told } from '@/cms/admin/saving/guarded-fetch'
import { saveAddress } from '@/cms/admin/saving/save-address'
import { LOADED_VERSION } from '@/domain/publishing/loaded-version'

const NEWER = { by: { name: 'Ben', own: false }, at: '2026-11-28T10:00:00.000Z', fields: [] }
const stale = () => Response.json({ errors: [{ message: 'Stale', data: { newer: NEWER } }] }, { status: 409 })
const saved = (updatedAt: string) => Response.json({ doc: { id: 'a', updatedAt } })
const refused = (status = 400) => Response.json({ errors: [{ message: 'Missing in FR' }] }, { status })

type Asked = { url: string; version: string | null; status: unknown }

/** A form of an article whose saves are answered one after the other as given. */
const formWith = (
  { collection = 'articles', id = 'a', hasDrafts = true }: Partial<OpenForm>,
  ...answers: Response[]
) => {
  const told: Told[] = []
  const asked: Asked[] = []
  const form: OpenForm = {
    collection,
    id,
    version: '1',
    hasDrafts,
    tell: (what) => told.push(what),
  }
  const ask = async (input: unknown, init: RequestInit = {}) => {
    const sent = init.body instanceof FormData ? JSON.parse(String(init.body.get('_payload'))) : {}
    const version = new Headers(init.headers).get(LOADED_VERSION)
    asked.push({ url: String(input), version, status: sent._status })
    return answers.shift() ?? saved('last')
  }
  const guarded = guardedFetch(ask as typeof fetch, (at) =>
    at.collection === form.collection && at.id === form.id ? form : undefined,
  )
  const save = (url: string, status: string, method = 'PATCH') => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ title: 'Typed', _status: status }))
    return guarded(url, { method, body, headers: { 'Accept-Language': 'de' } })
  }
  return { told, asked, form, save, guarded }
}

describe('a save of a form', () => {
  it('carries the version that the form was filled from, the next one what that made', async () => {
    const { save, asked, told } = formWith({}, saved('2'), saved('3'))
    await Promise.all([save('/api/articles/a?draft=true', 'draft'), save('/api/articles/a', 'published')])
    expect(asked.map(({ version }) => version)).toEqual(['1', '2'])
    expect(told.map(({ what }) => what)).toEqual(['saved', 'saved'])
  })

  it('that came too late is told, and an autosave shows no message beside it', async () => {
    const { save, told, form } = formWith({}, stale(), stale())
    const byHand = await save('/api/articles/a?draft=true', 'draft')
    const byItself = await save('/api/articles/a?draft=true&autosave=true', 'draft')
    const inPanel = { what: 'stale', newer: NEWER, publishing: false, only: null }
    expect(told).toEqual([inPanel, inPanel])
    expect([byHand.status, byItself.status]).toEqual([409, 409])
    expect(await byHand.json()).toMatchObject({ errors: [{ message: 'Stale' }] })
    expect(await byItself.json()).toEqual({ errors: [] })
    expect(form.version).toBe('1')
  })

  it('is told with the one language that it was to publish, and goes there again', async () => {
    const { save, told } = formWith({}, stale())
    await save('/api/articles/a?locale=DE&publishSpecificLocale=DE', 'published')
    expect(told).toEqual([{ what: 'stale', newer: NEWER, publishing: true, only: 'DE' }])
    const again = { collection: 'articles', id: 'a', locale: 'DE', only: 'DE' }
    expect(saveAddress({ ...again, draft: false })).toMatch(/&publishSpecificLocale=DE$/)
    expect(saveAddress({ ...again, draft: true })).not.toContain('publishSpecificLocale')
  })

  it('goes on after one that failed', async () => {
    const { save, asked, told } = formWith({}, refused(500), saved('2'))
    await Promise.all([save('/api/articles/a', 'draft'), save('/api/articles/a', 'draft')])
    expect(asked.map(({ version }) => version)).toEqual(['1', '1'])
    expect(told.map(({ what }) => what)).toEqual(['notSaved', 'saved'])
  })
})

describe('a refused publish', () => {
  it('is stored as a draft, and stays refused', async () => {
    const { save, asked, told, form } = formWith({}, refused(), saved('2'))
    const answer = await save('/api/articles/a?locale=DE&publishSpecificLocale=DE', 'published')
    expect(asked).toEqual([
      { url: '/api/articles/a?locale=DE&publishSpecificLocale=DE', version: '1', status: 'published' },
      { url: '/api/articles/a?locale=DE&draft=true', version: '1', status: 'draft' },
    ])
    expect(told).toEqual([{ what: 'kept', doc: { id: 'a', updatedAt: '2' } }])
    expect([answer.status, form.version]).toEqual([400, '2'])
  })

  it('of a new document as well', async () => {
    const { save, asked, told } = formWith({ id: null }, refused(), saved('2'))
    await save('/api/articles?locale=EN', 'published', 'POST')
    expect(asked[1]).toEqual({ url: '/api/articles?locale=EN&draft=true', version: '1', status: 'draft' })
    expect(told).toEqual([{ what: 'kept', doc: { id: 'a', updatedAt: '2' } }])
  })

  it.each<[string, Partial<OpenForm>, Response[], string]>([
    ['where there are no drafts', { hasDrafts: false }, [refused()], 'notKept'],
    ['when the server failed', {}, [refused(500)], 'notKept'],
    ['when the draft is refused too', {}, [refused(), refused()], 'notKept'],
    ['when a newer version is stored', {}, [refused(), stale()], 'stale'],
  ])('is not stored %s, and that is told', async (_, form, answers, what) => {
    const { save, told } = formWith(form, ...answers)
    expect((await save('/api/articles/a', 'published')).ok).toBe(false)
    expect(told).toMatchObject([{ what }])
  })
})

describe('the form of a global', () => {
  const GLOBAL = { collection: 'globals', id: 'counters', hasDrafts: false }
  const savedGlobal = (updatedAt: string) => Response.json({ result: { updatedAt } })

  it('saves by POST over what it was filled from, and goes on from what that made', async () => {
    const { save, asked, told, form } = formWith(GLOBAL, savedGlobal('2'), savedGlobal('3'))
    await save('/api/globals/counters?locale=DE', '', 'POST')
    await save('/api/globals/counters?locale=DE', '', 'POST')
    expect(asked.map(({ version }) => version)).toEqual(['1', '2'])
    expect(told.map(({ what }) => what)).toEqual(['saved', 'saved'])
    expect(form.version).toBe('3')
  })

  it('is told what came too late, and where to go on from it', async () => {
    const { save, told, form } = formWith(GLOBAL, stale())
    expect((await save('/api/globals/counters?locale=DE', '', 'POST')).status).toBe(409)
    expect(told).toEqual([{ what: 'stale', newer: NEWER, publishing: false, only: null }])
    expect(saveAddress({ ...form, locale: 'DE', draft: false })).toMatch(/^\/api\/globals\/counters\?/)
    expect(saveMethod(form)).toBe('POST')
  })
})

it('everything else is asked as it is', async () => {
  const { guarded, save, asked, told } = formWith({})
  await guarded('/api/articles/a?draft=true')
  await guarded('/api/articles/a', { method: 'PATCH', body: '{}' })
  await save('/api/articles/b', 'published')
  await save('/api/articles/versions/a/x', 'published', 'POST')
  expect(asked.map(({ version }) => version)).toEqual([null, null, null, null])
  expect(told).toEqual([])
})
