import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderStore } from '@/gateways/store/folder-store'
import { s3Store } from '@/gateways/store/s3-store'
import { type Store, serverKey } from '@/gateways/store/store'
import { fillBucket } from '@/services/uploads/fill-bucket'
import { type FakeS3, fakeS3 } from '../../support/fake-s3'

let s3: FakeS3
let base: string
let [folder, bucket]: Store[] = []
beforeAll(async () => {
  s3 = await fakeS3()
  base = await mkdtemp(path.join(tmpdir(), 'plumbline-fill-'))
  folder = folderStore(base)
  bucket = s3Store(s3.place)
})
afterAll(async () => {
  await s3.stop()
  await rm(base, { recursive: true })
})

/** A database with these files in its documents; null: it has no tables yet. */
const databaseOf = (files: { name: string; type: string | null }[] | null) => ({
  query: async (text: string) => {
    if (text.includes('pg_class')) return { rows: files ? [{ name: 'media', type: null }] : [] }
    return { rows: text.includes('course_files') ? [] : (files ?? []) }
  },
})
const fill = (files: Parameters<typeof databaseOf>[0]) =>
  fillBucket(databaseOf(files), { folder: folder as Store, bucket: bucket as Store, now: new Date() })

it('copies what documents name and the bucket lacks, once, and leaves the folder as it was', async () => {
  const inFolder = (name: string) => ({ room: 'media', name }) as const
  for (const name of ['named.png', 'nobodys.png'])
    await folder?.put(inFolder(name), Buffer.from(name), 'image/png')
  const named = [
    { name: 'named.png', type: 'image/png' },
    { name: 'lost.png', type: 'image/png' },
  ]
  expect(await fill(named)).toBe(1)
  expect([...s3.kept]).toEqual([
    [`media/${serverKey('named.png')}`, expect.objectContaining({ type: 'image/png' })],
  ])
  expect(s3.kept.get(`media/${serverKey('named.png')}`)?.bytes.toString()).toBe('named.png')
  expect(await fill(named)).toBe(0)
  expect(await folder?.open(inFolder('named.png'))).not.toBeNull()
})

it('waits for a database that has no tables yet', async () => {
  expect(await fill(null)).toBe(0)
})
