import type { CollectionConfig, Config } from 'payload'
import { describe, expect, it } from 'vitest'
import { storedUploads } from '@/cms/plugins/stored-uploads'
import { apart, isCutAnew } from '@/cms/plugins/stored-uploads/name-apart'
import { incomingFiles } from '@/cms/plugins/stored-uploads/put-files'
import { namesOf } from '@/cms/plugins/stored-uploads/remove-replaced'

const refuse = () => {}
const PICTURES: CollectionConfig = {
  slug: 'media',
  fields: [{ name: 'alt', type: 'text' }],
  hooks: { beforeOperation: [refuse] },
  upload: { staticDir: '/srv/media', imageSizes: [{ name: 'small', width: 480 }] },
}
const PLAIN: CollectionConfig = { slug: 'exams', fields: [] }
const configOf = (...collections: CollectionConfig[]) => ({ collections }) as Config
const withBucket = async (inBucket: boolean, ...collections: CollectionConfig[]) =>
  (await storedUploads({ inBucket })(configOf(...collections))).collections

describe('uploads in a bucket', () => {
  it('leave the configuration as it is where there is a folder', async () => {
    expect(await withBucket(false, PICTURES, PLAIN)).toEqual([PICTURES, PLAIN])
  })

  it('change nothing of which tables and types are made, and nothing of other collections', async () => {
    const [pictures, plain] = (await withBucket(true, PICTURES, PLAIN)) ?? []
    expect(plain).toBe(PLAIN)
    expect(pictures?.fields).toBe(PICTURES.fields)
    expect(pictures?.upload).toMatchObject({ ...(PICTURES.upload as object), disableLocalStorage: true })
  })

  it('ask first what refuses an upload', async () => {
    const [pictures] = (await withBucket(true, PICTURES)) ?? []
    expect(pictures?.hooks?.beforeOperation?.[0]).toBe(refuse)
    expect(pictures?.hooks?.beforeOperation).toHaveLength(2)
  })

  it('need a room for every collection with files', async () => {
    await expect(withBucket(true, { ...PICTURES, slug: 'papers' })).rejects.toThrow('papers have no room')
  })

  it.each([
    ['mark.png', 'mark.0a1b2c3d.png'],
    ['mark.ffffffff.png', 'mark.0a1b2c3d.png'],
    ['v1.2.tar.gz', 'v1.2.tar.0a1b2c3d.gz'],
    ['photo-december.webp', 'photo-december.0a1b2c3d.webp'],
    ['noending', 'noending.0a1b2c3d'],
    ['.hidden', '.hidden.0a1b2c3d'],
  ])('get a name of their own: %s', (name, own) => expect(apart(name, '0a1b2c3d')).toBe(own))

  it.each([
    [true, { crop: { x: 1 } }, {}],
    [true, { widthInPixels: 10 }, {}],
    [true, { focalPoint: { x: 10, y: 20 } }, { focalX: 50, focalY: 20 }],
    [false, { focalPoint: { x: 10, y: 20 } }, { focalX: 10, focalY: 20 }],
    [false, {}, { alt: 'A mark' }],
    [false, undefined, { focalX: 10, focalY: 20 }],
  ])('are cut anew: %s, with %j over %j', (cut, edits, data) => expect(isCutAnew(edits, data)).toBe(cut))

  it('are what Payload made of the file, and no size that it did not make', () => {
    const [whole, small] = [Buffer.from('whole'), Buffer.from('small')]
    const data = {
      filename: 'a.png',
      mimeType: 'image/png',
      sizes: { small: { filename: 'a-480.webp', mimeType: 'image/webp' }, large: { filename: null } },
    }
    const file = { name: 'a.png', data: whole, mimetype: 'image/png', size: 5 }
    expect(incomingFiles(data, { file, payloadUploadSizes: { small } })).toEqual([
      { name: 'a.png', bytes: whole, type: 'image/png' },
      { name: 'a-480.webp', bytes: small, type: 'image/webp' },
    ])
    expect(incomingFiles(data, {})).toEqual([])
  })

  it('are named with their sizes when they go', () => {
    expect(namesOf({ filename: 'a.png', sizes: { small: { filename: 'b.png' }, large: {} } })).toEqual([
      'a.png',
      'b.png',
    ])
    expect(namesOf({})).toEqual([])
  })
})
