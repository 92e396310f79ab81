import sharp from 'sharp'
import { Refusal } from '../refusal'

const MOST_PIXELS = 4096 * 4096
const SIDE = 256
/** AVIF is a HEIF to sharp. No SVG, which is a program that draws, and nothing that moves. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'avif', 'heif']

/**
 * A picture of a person as it is kept: a square WebP of 256 pixels, base64, drawn anew, so that nothing of the file itself
 * is left, nor where and when it was taken. Turned as its camera was held.
 * @param base64 without a prefix.
 * @throws Refusal pictureUnreadable
 */
export const readPicture = async (base64: string): Promise<string> => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new Refusal('pictureUnreadable')
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format, width, height, pages = 1 } = await picture.metadata()
    if (!FORMATS.includes(format) || width * height > MOST_PIXELS || pages > 1)
      throw new Refusal('pictureUnreadable')
    const drawn = await picture
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 80 })
      .timeout({ seconds: 5 })
      .toBuffer()
    return drawn.toString('base64')
  } catch {
    throw new Refusal('pictureUnreadable')
  }
}
