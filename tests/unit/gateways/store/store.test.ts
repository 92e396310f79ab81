import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Patience } from '@/gateways/store/ask-bucket'
import { folderStore } from '@/gateways/store/folder-store'
import { s3Store } from '@/gateways/store/s3-store'
import { type Store, serverKey } from '@/gateways/store/store'
import { type FakeS3, fakeS3 } from '../../../support/fake-s3'

const AT_ONCE: Patience = { tries: 3, answerMs: 60_000, overallMs: 60_000, pauseMs: 1 }
const REPORT = `${'a1'.repeat(32)}.pdf`
const BYTES = Buffer.from('0123456789'.repeat(20_000))

let s3: FakeS3
let folder: string
const stores: Partial<Record<'folder' | 's3', Store>> = {}
const storeOf = (kind: 'folder' | 's3'): Store => {
  const found = stores[kind]
  if (!found) throw new Error('It was not opened.')
  return found
}

beforeAll(async () => {
  s3 = await fakeS3()
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-store-'))
  stores.s3 = s3Store(s3.place, AT_ONCE)
  stores.folder = folderStore(folder)
})
beforeEach(() => {
  s3.asked.length = 0
  s3.faults.length = 0
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

const put = (store: Store, name: string, bytes: Buffer = BYTES) =>
  store.put({ room: 'courses', name }, bytes, 'audio/mpeg')
const open = (store: Store, name: string) => store.open({ room: 'courses', name })
const read = async (store: Store, name: string, range = { start: 0, end: BYTES.length - 1 }) =>
  buffer((await open(store, name))?.read(range) as unknown as AsyncIterable<Uint8Array>)

const longAgo = new Date(0)
const later = () => new Date(Date.now() + 60_000)

describe.each(['folder', 's3'] as const)('a %s', (kind) => {
  it('gives back what was put there, whole and in parts', async () => {
    await put(storeOf(kind), 'a talk (1) + 音.mp3')
    const name = 'a talk (1) + 音.mp3'
    expect((await open(storeOf(kind), name))?.bytes).toBe(BYTES.length)
    expect((await read(storeOf(kind), name)).equals(BYTES)).toBe(true)
    const part = await read(storeOf(kind), name, { start: 100_003, end: 100_012 })
    expect(part.toString()).toBe('3456789012')
  })

  it('takes the same name many times at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => put(storeOf(kind), 'at-once.mp3')))
    expect((await read(storeOf(kind), 'at-once.mp3')).equals(BYTES)).toBe(true)
  })

  it('replaces what has the same name, under another tag', async () => {
    await put(storeOf(kind), 'twice.mp3', Buffer.from('one'))
    const before = await open(storeOf(kind), 'twice.mp3')
    await put(storeOf(kind), 'twice.mp3', Buffer.from('three'))
    const after = await open(storeOf(kind), 'twice.mp3')
    expect(after).toMatchObject({ bytes: 5 })
    expect(after?.etag).not.toBe(before?.etag)
    expect(after?.etag).toMatch(/^"[^"]+"$/)
  })

  it('has nothing of a name that was never put or was removed', async () => {
    await put(storeOf(kind), 'short-lived.mp3')
    await storeOf(kind).remove([
      { room: 'courses', name: 'short-lived.mp3' },
      { room: 'courses', name: 'never.mp3' },
    ])
    expect(await open(storeOf(kind), 'short-lived.mp3')).toBeNull()
    expect(await open(storeOf(kind), 'never.mp3')).toBeNull()
  })

  it('keeps rooms apart', async () => {
    await put(storeOf(kind), 'apart.mp3')
    expect(await storeOf(kind).open({ room: 'reports', name: 'apart.mp3' })).toBeNull()
  })

  it('lists the keys of a room by their age, and removes by them', async () => {
    const store = storeOf(kind)
    const names = ['a1', 'b2', 'c3', 'd4', 'e5'].map((two) => `${two.repeat(32)}.pdf`)
    for (const name of names) await store.put({ room: 'reports', name }, BYTES, 'application/pdf')
    expect((await store.list('reports', later())).toSorted()).toEqual(names.map(store.keyOf))
    expect(await store.list('reports', longAgo)).toEqual([])
    await store.removeKeys('reports', names.slice(1))
    expect(await store.list('reports', later())).toEqual([REPORT])
  })

  it.each(['../media', '..', '.', '', 'a/b', 'a\\b', 'nul\0', 'x'.repeat(256)])(
    'takes no name that leads elsewhere: %j',
    async (name) => {
      await expect(put(storeOf(kind), name)).rejects.toThrow('one step of a path')
      expect(await open(storeOf(kind), name)).toBeNull()
    },
  )

  it('can be asked whether it is there', async () => {
    await expect(storeOf(kind).check()).resolves.toBeUndefined()
  })
})

it('a folder that cannot be made says so', async () => {
  await put(storeOf('folder'), 'a-file')
  const below = folderStore(path.join(folder, 'courses', 'a-file'))
  await expect(below.check()).rejects.toThrow('a-file')
})

describe('a bucket', () => {
  const bucket = () => storeOf('s3')

  it('is asked by keys that hold no word of whoever named the file', async () => {
    await put(bucket(), 'My secret name.mp3')
    await bucket().put({ room: 'reports', name: REPORT }, BYTES, 'application/pdf')
    expect(s3.asked).toEqual([
      `PUT courses/${serverKey('My secret name.mp3')} 200`,
      `PUT reports/${REPORT} 200`,
    ])
    expect(s3.kept.get(`reports/${REPORT}`)?.type).toBe('application/pdf')
  })

  it('is not let in with another secret', async () => {
    const stranger = s3Store({ ...s3.place, secretAccessKey: 'another' }, AT_ONCE)
    await expect(put(stranger, 'x.mp3')).rejects.toThrow('The store did not do a PUT: status 403.')
    await expect(stranger.check()).rejects.toThrow('status 403')
  })

  it.each([503, 500, 429])('is asked once more after %i, with the whole body', async (status) => {
    s3.faults.push({ method: 'PUT', status }, { method: 'PUT', status })
    await put(bucket(), `again-${status}.mp3`)
    expect((await read(bucket(), `again-${status}.mp3`)).equals(BYTES)).toBe(true)
  })

  it('is given up after three tries, and says of itself only what it answered', async () => {
    s3.faults.push(...[1, 2, 3].map(() => ({ method: 'PUT', status: 503 })))
    await expect(put(bucket(), 'never.mp3')).rejects.toThrow(/^The store did not do a PUT: status 503\.$/)
    expect(await open(bucket(), 'never.mp3')).toBeNull()
  })

  it('that does not answer is given up in time', async () => {
    s3.faults.push({ method: 'HEAD', silent: true })
    const hasty = s3Store(s3.place, { tries: 1, answerMs: 50, overallMs: 60_000, pauseMs: 1 })
    await expect(open(hasty, 'x.mp3')).rejects.toThrow('The store did not do a HEAD: no answer.')
  })

  it('is read on from where the connection was cut', async () => {
    await put(bucket(), 'cut.mp3')
    const cut = () => ({ method: 'GET', cutAfter: 70_000 })
    s3.faults.push(cut(), cut())
    expect((await read(bucket(), 'cut.mp3')).equals(BYTES)).toBe(true)
    expect(s3.asked.filter((line) => line.startsWith('GET'))).toHaveLength(3)
  })

  it('that is cut again and again ends with an error, not with a short file', async () => {
    await put(bucket(), 'cut.mp3')
    s3.faults.push(...[1, 2, 3, 4].map(() => ({ method: 'GET', cutAfter: 10 })))
    await expect(read(bucket(), 'cut.mp3')).rejects.toThrow('cut off again and again')
  })

  it('never puts two files together', async () => {
    await put(bucket(), 'replaced.mp3')
    const opened = await open(bucket(), 'replaced.mp3')
    await put(bucket(), 'replaced.mp3', Buffer.from('another'))
    const stream = opened?.read({ start: 0, end: 9 }) as unknown as AsyncIterable<Uint8Array>
    await expect(buffer(stream)).rejects.toThrow('status 412')
  })

  it('leaves alone what somebody else put beside ours', async () => {
    s3.kept.set('courses/notes.txt', { bytes: BYTES, type: 'text/plain', written: longAgo })
    expect(await bucket().list('courses', later())).not.toContain('notes.txt')
    await expect(bucket().removeKeys('courses', ['notes.txt'])).rejects.toThrow('one step of a path')
    expect(s3.kept.has('courses/notes.txt')).toBe(true)
  })
})

it('waits for the end of no copy of an answer that nobody reads, as Next makes them', async () => {
  const plain = fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await plain(...asked)
    const [one = null] = answer.body?.tee() ?? []
    return new Response(one, answer)
  })
  try {
    await put(storeOf('s3'), 'copied.mp3')
    await storeOf('s3').check()
    expect((await read(storeOf('s3'), 'copied.mp3')).equals(BYTES)).toBe(true)
    expect(await open(storeOf('s3'), 'not-there.mp3')).toBeNull()
  } finally {
    vi.unstubAllGlobals()
  }
})
