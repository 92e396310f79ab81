import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepPresence } from '@/cms/admin/saving/keep-presence'

afterEach(() => vi.unstubAllGlobals())

/** What is asked of Payload's locks, while the document has this one. */
const asked = async ({
  lock,
  isEditing,
  place = { collection: 'courses', id: 'c' },
}: {
  lock?: object
  isEditing: boolean
  place?: { collection: string; id: string }
}) => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push([method, url.split('?')[0], body].filter(Boolean).join(' '))
    return Response.json(method === 'GET' ? { docs: lock ? [lock] : [] } : { doc: { id: 'made' } })
  })
  const presence = await keepPresence({ place, me: 'anna', isEditing, now: 0 })
  return { presence, calls: calls.slice(1) }
}
const lockOf = (value: unknown) => ({ id: 'lock', user: { relationTo: 'admins', value } })
const USER = '"user":{"relationTo":"admins","value":"anna"}'

describe('who is editing', () => {
  it('is a colleague by name, whose lock stays theirs', async () => {
    expect(await asked({ lock: lockOf({ id: 'ben', email: 'Ben' }), isEditing: true })).toEqual({
      presence: { other: 'Ben', own: null },
      calls: [],
    })
  })

  it('is nobody, and who only looks does not say otherwise', async () => {
    expect(await asked({ isEditing: false })).toEqual({ presence: { other: null, own: null }, calls: [] })
  })

  it('is oneself from the first change on', async () => {
    expect(await asked({ isEditing: true })).toEqual({
      presence: { other: null, own: 'made' },
      calls: [`POST /api/payload-locked-documents {${USER},"document":{"relationTo":"courses","value":"c"}}`],
    })
  })

  it('is told of a global by its name', async () => {
    const place = { collection: 'globals', id: 'counters' }
    expect((await asked({ isEditing: true, place })).calls).toEqual([
      `POST /api/payload-locked-documents {${USER},"globalSlug":"counters"}`,
    ])
  })

  it('stays oneself', async () => {
    expect(await asked({ lock: lockOf({ id: 'anna', email: 'Anna' }), isEditing: true })).toEqual({
      presence: { other: null, own: 'lock' },
      calls: [`PATCH /api/payload-locked-documents/lock {${USER}}`],
    })
  })
})
