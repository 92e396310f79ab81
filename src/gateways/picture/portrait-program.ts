import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A program of its own (draw-portrait.ts starts it): a stranger's picture comes in, a square WebP of a few kilobytes goes
// out, and it ends. What a file can do to a decoder ends with it. Its arguments: most pixels, edge of the square.

const UNREADABLE = 2
const [mostPixels = 0, edge = 0] = process.argv.slice(2).map(Number)

// Nothing but these is decoded, whatever a file says that it is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)
// Whoever answers visitors comes first.
setPriority(10)

/** Turned as its camera was held, and drawn anew, so that nothing of the file is left, nor where and when it was taken. */
const draw = async (file: Buffer): Promise<Buffer> => {
  const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
  // Before anything is decoded.
  const { width, height, pages = 1 } = await picture.metadata()
  if (width * height > mostPixels || pages > 1) throw new Error('too large, or a film')
  return picture.rotate().resize(edge, edge, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
}

const file = await buffer(process.stdin)
const drawn = await draw(file).catch(() => null)
if (drawn) process.stdout.write(drawn)
else process.exitCode = UNREADABLE
