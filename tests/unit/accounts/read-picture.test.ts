import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureFormat } from '@/domain/accounts/picture-format'
import { drawPortrait } from '@/gateways/picture/draw-portrait'
import { readPicture as read } from '@/services/accounts/read-picture'

/** The program as it is written; a built server starts it bundled. */
const program = {
  path: fileURLToPath(new URL('../../../src/gateways/picture/portrait-program.ts', import.meta.url)),
}
const readPicture = (base64: string) => read(base64, program)

const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#155e63' } })
const base64 = async (picture: Sharp) => (await picture.toBuffer()).toString('base64')

/** Two frames of a film. */
const moving = () =>
  sharp(Buffer.from([...Array(40 * 40 * 3).keys()].map((index) => (index < 2400 ? 0 : 255))), {
    raw: { width: 40, height: 40, channels: 3, pageHeight: 20 },
  })

/** With the first bytes of a JPEG in place of its own. */
const beginning = (file: Buffer) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), file.subarray(3)]).toString('base64')

const text = (words: string) => Buffer.from(words).toString('base64')

describe('a picture of a person', () => {
  it.each([
    ['JPEG', () => base64(plain().jpeg())],
    ['PNG', () => base64(plain().png())],
    ['PNG that is transparent', () => base64(plain().ensureAlpha(0.5).png())],
    ['WebP', () => base64(plain().webp())],
    ['a picture of one pixel', () => base64(plain(1, 1).png())],
    ['the largest', () => base64(plain(2048, 2048).png())],
  ])('%s becomes a square WebP', async (_, make) => {
    const kept = Buffer.from(await readPicture(await make()), 'base64')
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  it('keeps nothing of what the camera wrote down, and stands upright', async () => {
    const left = sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
    const taken = plain(40, 20)
      .composite([{ input: await left.png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
    const kept = Buffer.from(await readPicture(await base64(taken)), 'base64')
    const { exif, icc, xmp, orientation } = await sharp(kept).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true })
    // Turned by a quarter, what was on the left is on top.
    expect(data[128 * 3]).toBeLessThan(10)
    expect(data[(250 * 256 + 128) * 3 + 1]).toBeGreaterThan(60)
  })

  it.each([
    ['an AVIF', () => base64(plain().avif())],
    ['a HEIF', () => base64(plain().heif({ compression: 'av1' }))],
    ['a GIF', () => base64(plain().gif())],
    ['a film as WebP', () => base64(moving().webp())],
    ['a film as GIF', () => base64(moving().gif())],
    ['a TIFF', () => base64(plain().tiff())],
    ['an SVG', async () => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['one line too large', () => base64(plain(2048, 2049).png())],
    ['an AVIF that begins as a JPEG', async () => beginning(await plain().avif().toBuffer())],
    ['half a file', async () => (await base64(plain(300, 300).jpeg())).slice(0, 400)],
    ['words', async () => text('no picture')],
    ['a page', async () => text('<!doctype html><script>alert(1)</script>')],
    ['what is no base64', async () => 'data:image/png;base64,AAAA'],
    ['nothing', async () => ''],
  ])('%s is refused', async (_, make) => {
    await expect(readPicture(await make())).rejects.toMatchObject({ reason: 'pictureUnreadable' })
  })
})

describe('what a picture costs', () => {
  it('is bounded: one is read, three wait, and more are refused at once', async () => {
    const picture = await base64(plain().png())
    const asked = await Promise.allSettled(Array.from({ length: 7 }, () => readPicture(picture)))
    expect(asked.map(({ status }) => status)).toEqual([
      ...Array(4).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ])
    const [refused] = asked.slice(4)
    expect(refused).toMatchObject({ reason: { problem: 'unavailable', details: { retryAfterSeconds: 10 } } })
    expect(await readPicture(picture)).toBeTruthy()
  })

  it('ends with its process, which is ended when it does not end', async () => {
    const path = fileURLToPath(new URL('./never-ends.mjs', import.meta.url))
    expect(await drawPortrait(Buffer.from('any'), { path, mostMs: 200 })).toBeNull()
  })

  it('is a failure of ours when there is no such program', async () => {
    const path = `${program.path}.missing`
    await expect(drawPortrait(Buffer.from('any'), { path })).rejects.toThrow('ended with 1')
  })
})

describe('the format of a file', () => {
  it.each([
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
    ['webp', [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')]],
    [null, [...Buffer.from('\0\0\0\x1cftypavif')]],
    [null, [...Buffer.from('\0\0\0\x18ftypheic')]],
    [null, [...Buffer.from('RIFF\0\0\0\0WAVE')]],
    [null, [...Buffer.from('<svg/>')]],
    [null, [0xff, 0xd8]],
    [null, []],
  ] as const)('%s is read from its first bytes', (format, bytes) => {
    expect(pictureFormat(Uint8Array.from(bytes))).toBe(format)
  })
})
