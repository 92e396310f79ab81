import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '../support/database'
import { type FakeS3, fakeS3 } from '../support/fake-s3'

// The product's own Payload on the site's database, as a server with S3_URL has it: against a bucket that checks signatures.
// What a site with a folder sends is in uploads.test.ts, course-files.test.ts and report-file.test.ts.

let s3: FakeS3
let payload: Payload
let png: Buffer

const urlOf = ({ bucketUrl, accessKeyId, secretAccessKey, region }: FakeS3['place']): string => {
  const url = new URL(bucketUrl)
  Object.assign(url, { username: accessKeyId, password: encodeURIComponent(secretAccessKey) })
  return `${url.href}?region=${region}`
}

beforeAll(async () => {
  s3 = await fakeS3()
  vi.resetModules()
  process.env.S3_URL = urlOf(s3.place)
  // Under a key of its own: the next file wants the one without a bucket.
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ])
  payload = await getPayload({ config, key: 'bucket' })
  png = await sharp({ create: { width: 2000, height: 900, channels: 3, background: '#155e63' } })
    .png()
    .toBuffer()
})
// The next file of this process has its own environment, and modules that read it.
afterAll(async () => {
  delete process.env.S3_URL
  vi.resetModules()
  await payload.destroy()
  await s3.stop()
})

const file = () => ({
  name: 'A mark.png',
  data: Buffer.from(png),
  size: png.length,
  mimetype: 'image/png',
})
const create = () => payload.create({ collection: 'media', data: { alt: 'A mark' }, file: file() })
const keysOf = async (id: string): Promise<string[]> => {
  const { serverKey } = await import('@/gateways/store/store')
  const [row] = await query<{ names: string[] }>(
    'select array[filename, sizes_small_filename, sizes_large_filename] as names from media where id = $1',
    [id],
  )
  return (row?.names ?? []).map((name) => `media/${serverKey(name)}`)
}
const removals = () =>
  query<{ data: { room: 'media'; names: string[] } }>(
    "select data from pgboss.job where name = 'remove-stored' order by created_on",
  )

describe('a picture in a bucket', () => {
  it('is there, with its sizes, once its document is, under a name of its own', async () => {
    const { id, filename } = await create()
    expect(filename).toMatch(/^A mark\.[0-9a-f]{8}\.png$/)
    const keys = await keysOf(id)
    expect(keys).toHaveLength(3)
    for (const key of keys) expect(s3.kept.get(key)?.type).toBe('image/png')
    expect(s3.kept.get(keys[0] ?? '')?.bytes.equals(png)).toBe(true)
    await payload.delete({ collection: 'media', id })
  })

  it('that cannot be stored leaves everything as it was, and the editor is told so', async () => {
    const { id } = await create()
    const before = await keysOf(id)
    s3.faults.push(...Array.from({ length: 9 }, () => ({ method: 'PUT', status: 503 })))
    const save = payload.update({ collection: 'media', id, data: { alt: 'Another' }, file: file() })
    await expect(save).rejects.toMatchObject({ status: 503, isPublic: true })
    s3.faults.length = 0
    expect(await keysOf(id)).toEqual(before)
    expect((await payload.findByID({ collection: 'media', id })).alt).toBe('A mark')
    await payload.delete({ collection: 'media', id })
  })

  it('that is replaced or deleted goes by a job of the same transaction, and what is named stays', async () => {
    const { removeStored } = await import('@/services/uploads/remove-stored')
    const { id } = await create()
    const first = await keysOf(id)
    await payload.update({ collection: 'media', id, data: {}, file: file() })
    const second = await keysOf(id)
    const [replaced] = (await removals()).slice(-1)
    const names = [
      ...(replaced?.data.names ?? []),
      (await payload.findByID({ collection: 'media', id })).filename,
    ]
    const deps = { payload, now: () => new Date() }
    const said = await removeStored(deps, { room: 'media', names: names.flatMap((name) => name ?? []) })
    expect(said).toBe('removed 3 of 4 files of media')
    expect(first.filter((key) => s3.kept.has(key))).toEqual([])
    expect(second.every((key) => s3.kept.has(key))).toBe(true)
    await payload.delete({ collection: 'media', id })
    const [deleted] = (await removals()).slice(-1)
    expect(deleted?.data.names).toHaveLength(3)
  })

  it('that no document names is swept once it is old', async () => {
    const { forgetUploads } = await import('@/services/uploads/remove-stored')
    const { id } = await create()
    const named = await keysOf(id)
    const nobodys = `media/${'ab'.repeat(32)}`
    s3.kept.set(nobodys, { bytes: png, type: 'image/png', written: new Date(0) })
    await forgetUploads({ payload, now: () => new Date() })
    expect(s3.kept.has(nobodys)).toBe(false)
    await forgetUploads({ payload, now: () => new Date(Date.now() + 8 * 86_400_000) })
    expect(named.every((key) => s3.kept.has(key))).toBe(true)
    await payload.delete({ collection: 'media', id })
  })

  it('is sent with its tag and in parts, and is not found once it is gone', async () => {
    const { sendStored } = await import('@/cms/plugins/stored-uploads/send-stored')
    const { id, filename } = await create()
    const send = async (headers: Record<string, string>) => {
      const req = { headers: new Headers(headers) } as Parameters<ReturnType<typeof sendStored>>[0]
      const params = { collection: 'media', filename: filename ?? '' }
      return (await sendStored('media')(req, { doc: {} as never, params })) as Response
    }
    const whole = await send({})
    const etag = whole.headers.get('etag') ?? ''
    expect(Buffer.from(await whole.arrayBuffer()).equals(png)).toBe(true)
    const part = await send({ range: 'bytes=0-9', 'if-range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-9/${png.length}`])
    expect((await send({ range: 'bytes=0-9', 'if-range': '"nope"' })).status).toBe(200)
    const [key = ''] = await keysOf(id)
    s3.kept.delete(key)
    expect((await send({})).status).toBe(404)
    s3.faults.push(...Array.from({ length: 3 }, () => ({ method: 'HEAD', status: 500 })))
    expect((await send({})).status).toBe(503)
    await payload.delete({ collection: 'media', id })
  })
})
