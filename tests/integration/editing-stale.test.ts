import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOADED_VERSION, type NewerVersion } from '@/domain/publishing/loaded-version'
import type { LandingPage, PromoCode } from '@/payload-types'
import type { AdminClient } from '../support/admin'
import { site } from '../support/site'
import { newStaff } from './support/roles'

let anna: AdminClient
let ben: AdminClient
beforeAll(async () => {
  anna = await newStaff(['editor', 'marketer'])
  ben = await newStaff(['editor', 'marketer'])
})

/** What a test changed, put back in the end. */
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back()
})

const save = (by: AdminClient, path: string, data: object, loaded?: string) =>
  by.fetch(path, {
    method: 'PATCH',
    body: JSON.stringify(data),
    headers: loaded === undefined ? {} : { [LOADED_VERSION]: loaded },
  })
const refusalOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as {
    errors: { message: string; data?: { newer?: NewerVersion } }[]
  }
  return { status: answer.status, message: errors[0]?.message, newer: errors[0]?.data?.newer }
}

/** The newest draft of a landing page as a form loads it; taken back in the end. */
const open = async () => {
  const { docs } = await anna.json<{ docs: LandingPage[] }>(
    '/api/landing-pages?where[slug][equals]=new&where[exam.number][equals]=2&limit=1',
  )
  const id = docs[0]?.id
  const path = `/api/landing-pages/${id}?locale=EN&fallback-locale=none&depth=0`
  const before = await anna.json<LandingPage>(path)
  undo.push(() =>
    save(anna, path, { title: before.title, description: before.description, _status: 'published' }),
  )
  const form = await anna.json<LandingPage>(`${path}&draft=true`)
  return { path, form, draft: `${path}&draft=true`, loaded: form.updatedAt }
}
const formOf = ({ title, description, blocks }: LandingPage) => ({ title, description, blocks })

describe('a form that was filled from an older version', () => {
  it('is not saved over a newer one, and is told where they differ', async () => {
    const { form, draft, loaded } = await open()
    expect((await save(ben, draft, { ...formOf(form), title: 'From Ben' }, loaded)).status).toBe(200)
    const answer = await save(anna, draft, { ...formOf(form), description: 'From Anna' }, loaded)
    const stored = await anna.json<LandingPage>(draft)
    expect(await refusalOf(answer)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Not saved: there is a newer version\./),
      newer: {
        by: { name: 'An editor', own: false },
        at: stored.updatedAt,
        fields: [{ path: 'title' }, { path: 'description' }],
      },
    })
    expect(stored).toMatchObject({ title: 'From Ben', description: form.description })
  })

  it('is not saved by autosave either, nor in a second tab of the same person', async () => {
    const { form, draft, loaded } = await open()
    const autosave = `${draft}&autosave=true`
    expect((await save(anna, autosave, { ...formOf(form), title: 'First tab' }, loaded)).status).toBe(200)
    const refusal = await refusalOf(
      await save(anna, autosave, { ...formOf(form), description: 'Second tab' }, loaded),
    )
    expect(refusal).toMatchObject({ status: 409, newer: { by: { own: true } } })
    expect(await anna.json<LandingPage>(draft)).toMatchObject({
      title: 'First tab',
      description: form.description,
    })
  })

  it('is not published over it', async () => {
    const { form, path, draft, loaded } = await open()
    await save(ben, draft, { ...formOf(form), title: 'From Ben' }, loaded)
    const answer = await save(anna, path, { ...formOf(form), _status: 'published' }, loaded)
    expect((await refusalOf(answer)).newer?.fields.map(({ path: at }) => at)).toEqual(['title'])
    expect(await anna.json<LandingPage>(draft)).toMatchObject({ title: 'From Ben', _status: 'draft' })
  })

  it('goes on from the newer one when its editor has chosen so', async () => {
    const { form, draft, loaded } = await open()
    await save(ben, draft, { ...formOf(form), title: 'From Ben' }, loaded)
    const mine = { ...formOf(form), title: 'From Anna' }
    const { newer } = await refusalOf(await save(anna, draft, mine, loaded))
    expect((await save(anna, draft, mine, newer?.at)).status).toBe(200)
    expect(await anna.json<LandingPage>(draft)).toMatchObject({ title: 'From Anna' })
  })

  it('one of two that are saved at once is refused', async () => {
    const { form, draft, loaded } = await open()
    const answers = await Promise.all([
      save(anna, draft, { ...formOf(form), title: 'From Anna' }, loaded),
      save(ben, draft, { ...formOf(form), title: 'From Ben' }, loaded),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'From Anna' : 'From Ben'
    expect(await anna.json<LandingPage>(draft)).toMatchObject({ title: winner })
  })

  it('is refused where there are no drafts as well', async () => {
    const code = `STALE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    const { doc } = await anna.json<{ doc: PromoCode }>('/api/promo-codes', {
      method: 'POST',
      body: JSON.stringify({ code, percent: 10, active: false }),
    })
    const path = `/api/promo-codes/${doc.id}`
    undo.push(() => anna.fetch(path, { method: 'DELETE' }))
    expect((await save(ben, path, { percent: 20 }, doc.updatedAt)).status).toBe(200)
    expect((await save(anna, path, { percent: 30 }, doc.updatedAt)).status).toBe(409)
    expect(await anna.json<PromoCode>(path)).toMatchObject({ percent: 20 })
  })
})

describe('the form of a global', () => {
  type Item = Counter & { id: string }
  type Stored = { items: Item[]; updatedAt: string }
  type Counter = { key: string; label: string; value?: string | null }
  const PATH = '/api/globals/counters?locale=EN&fallback-locale=none&depth=0'
  const saveGlobal = (by: AdminClient, data: object, loaded?: string) =>
    by.fetch(PATH, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: loaded === undefined ? {} : { [LOADED_VERSION]: loaded },
    })
  const stored = () => anna.json<Stored>(PATH)
  const openGlobal = async () => {
    const before = await stored()
    undo.push(() => saveGlobal(anna, { items: before.items }))
    const named = (label: string) => ({
      items: before.items.map((item, at) => (at === 0 ? { ...item, label } : item)),
    })
    return { before, named, loaded: before.updatedAt }
  }

  it('is not saved over a newer version, is told where they differ, and goes on from it', async () => {
    const { before, named, loaded } = await openGlobal()
    expect((await saveGlobal(ben, named('From Ben'), loaded)).status).toBe(200)
    const refusal = await refusalOf(await saveGlobal(anna, named('From Anna'), loaded))
    const { updatedAt, items } = await stored()
    expect(refusal).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Not saved: there is a newer version\./),
      newer: { at: updatedAt, fields: [{ path: 'items.0.label' }] },
    })
    expect(items[0]?.label).toBe('From Ben')
    expect((await saveGlobal(anna, named('From Anna'), refusal.newer?.at)).status).toBe(200)
    expect((await stored()).items.map(({ label }) => label)).toEqual([
      'From Anna',
      ...before.items.slice(1).map(({ label }) => label),
    ])
  })

  it('one of two that are saved at once is refused', async () => {
    const { named, loaded } = await openGlobal()
    const answers = await Promise.all([
      saveGlobal(anna, named('From Anna'), loaded),
      saveGlobal(ben, named('From Ben'), loaded),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'From Anna' : 'From Ben'
    expect((await stored()).items[0]?.label).toBe(winner)
  })

  it('loses nothing where both hold the same, and a script is asked nothing', async () => {
    const { named, loaded } = await openGlobal()
    await saveGlobal(ben, named('From both'), loaded)
    expect((await saveGlobal(anna, named('From both'), loaded)).status).toBe(200)
    expect((await saveGlobal(anna, named('From a script'))).status).toBe(200)
  })

  it('tells nobody who may not save it what it holds', async () => {
    const body = JSON.stringify({ listPageSize: 7 })
    const headers = { [LOADED_VERSION]: '2020-01-01T00:00:00.000Z' }
    const answer = await anna.fetch('/api/globals/site-settings', { method: 'POST', body, headers })
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('newer')
  })
})

describe('nothing is refused', () => {
  it('that would lose nothing: the newer version holds the same, or differs in another language', async () => {
    const { form, path, draft, loaded } = await open()
    await save(ben, draft, formOf(form), loaded)
    expect((await save(anna, draft, formOf(form), loaded)).status).toBe(200)
    const german = draft.replace('locale=EN', 'locale=DE')
    const { title } = await anna.json<LandingPage>(german)
    undo.push(() => save(anna, path.replace('locale=EN', 'locale=DE'), { title, _status: 'published' }))
    const { updatedAt } = await anna.json<LandingPage>(draft)
    expect((await save(ben, german, { title: 'Von Ben' }, updatedAt)).status).toBe(200)
    expect((await save(anna, draft, { ...formOf(form), title: form.title }, updatedAt)).status).toBe(200)
    expect(await anna.json<LandingPage>(german)).toMatchObject({ title: 'Von Ben' })
  })

  it('of what one form saves again and again: drafts, by itself, published', async () => {
    const { form, path, draft, loaded } = await open()
    let version: string | undefined = loaded
    for (const [at, _status] of [
      [draft, 'draft'],
      [`${draft}&autosave=true`, 'draft'],
      [`${draft}&autosave=true`, 'draft'],
      [path, 'published'],
      [`${draft}&autosave=true`, 'draft'],
      [path, 'published'],
    ] as const) {
      const mine = { ...formOf(form), title: `Title ${crypto.randomUUID()}`, _status }
      const answer = await save(anna, at, mine, version)
      expect([at, answer.status]).toEqual([at, 200])
      const { doc } = (await answer.json()) as { doc: LandingPage }
      expect((await anna.json<LandingPage>(draft)).updatedAt).toBe(doc.updatedAt)
      version = doc.updatedAt
    }
  })

  it('that does not say what it was filled from: a script', async () => {
    const { form, draft, loaded } = await open()
    await save(ben, draft, { ...formOf(form), title: 'From Ben' }, loaded)
    expect((await save(anna, draft, { title: 'From a script' })).status).toBe(200)
  })

  it('because a colleague has the document open', async () => {
    const { form, draft, loaded } = await open()
    const lock = await ben.json<{ doc: { id: string } }>('/api/payload-locked-documents', {
      method: 'POST',
      body: JSON.stringify({
        document: { relationTo: 'landing-pages', value: form.id },
        user: { relationTo: 'admins', value: (await me(ben)).id },
      }),
    })
    undo.push(() => ben.fetch(`/api/payload-locked-documents/${lock.doc.id}`, { method: 'DELETE' }))
    expect((await save(anna, draft, { ...formOf(form), title: 'From Anna' }, loaded)).status).toBe(200)
  })
})

it('who has a document open is told to a colleague by name', async () => {
  const { form } = await open()
  const { id, name } = await me(ben)
  const { doc } = await ben.json<{ doc: { id: string } }>('/api/payload-locked-documents', {
    method: 'POST',
    body: JSON.stringify({
      document: { relationTo: 'landing-pages', value: form.id },
      user: { relationTo: 'admins', value: id },
    }),
  })
  undo.push(() => ben.fetch(`/api/payload-locked-documents/${doc.id}`, { method: 'DELETE' }))
  const path = `/api/payload-locked-documents?depth=0&where[document.relationTo][equals]=landing-pages&where[document.value][equals]=${form.id}`
  const { docs } = await anna.json<{ docs: object[] }>(path)
  expect(docs).toMatchObject([{ user: { relationTo: 'admins', value: { id, email: name } } }])
})

const me = async (client: AdminClient) =>
  (await client.json<{ user: { id: string; name: string } }>('/api/admins/me')).user

it('strangers learn nothing by naming a version', async () => {
  const { draft } = await open()
  const answer = await fetch(`${site().url}${draft}`, {
    method: 'PATCH',
    body: JSON.stringify({ title: 'Mine' }),
    headers: {
      'content-type': 'application/json',
      origin: site().url,
      [LOADED_VERSION]: '2020-01-01T00:00:00.000Z',
    },
  })
  expect(answer.status).toBe(403)
  expect(await answer.text()).not.toContain('newer')
})
