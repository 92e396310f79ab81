import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPicture } from '@/services/accounts/read-picture'

const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#155e63' } })
const base64 = async (picture: Sharp) => (await picture.toBuffer()).toString('base64')

/** Two frames of a film. */
const moving = () =>
  sharp(Buffer.from([...Array(40 * 40 * 3).keys()].map((index) => (index < 2400 ? 0 : 255))), {
    raw: { width: 40, height: 40, channels: 3, pageHeight: 20 },
  })

const text = (words: string) => Buffer.from(words).toString('base64')

describe('a picture of a person', () => {
  it.each([
    ['JPEG', () => base64(plain().jpeg())],
    ['PNG', () => base64(plain().png())],
    ['PNG that is transparent', () => base64(plain().ensureAlpha(0.5).png())],
    ['WebP', () => base64(plain().webp())],
    ['AVIF', () => base64(plain().avif())],
    ['a picture of one pixel', () => base64(plain(1, 1).png())],
    ['the largest', () => base64(plain(4096, 4096).png())],
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
    ['a GIF', () => base64(plain().gif())],
    ['a film as WebP', () => base64(moving().webp())],
    ['a film as GIF', () => base64(moving().gif())],
    ['a TIFF', () => base64(plain().tiff())],
    ['an SVG', async () => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['one line too large', () => base64(plain(4096, 4097).png())],
    ['half a file', async () => (await base64(plain(300, 300).jpeg())).slice(0, 400)],
    ['words', async () => text('no picture')],
    ['a page', async () => text('<!doctype html><script>alert(1)</script>')],
    ['what is no base64', async () => 'data:image/png;base64,AAAA'],
    ['nothing', async () => ''],
  ])('%s is refused', async (_, make) => {
    await expect(readPicture(await make())).rejects.toMatchObject({ reason: 'pictureUnreadable' })
  })
})
