/** Edge of a picture that is sent, in pixels. */
const LONGEST_EDGE = 512
/** What the call takes. */
const LONGEST_BASE64 = 240_000
/** A picture that is still too long is made again, less exact. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const

type Size = { width: number; height: number }

/** The square in the middle of a picture, and the edge that it is drawn with: never enlarged. */
export const middleSquare = ({ width, height }: Size) => {
  const side = Math.min(width, height)
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 2),
    side,
    edge: Math.max(1, Math.min(side, LONGEST_EDGE)),
  }
}

/** The base64 of a JPEG data address; null when it is none, as where a browser cannot write one. */
export const base64Of = (address: string): string | null =>
  /^data:image\/jpeg;base64,([A-Za-z0-9+/]+=*)$/.exec(address)?.[1] ?? null

export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable'
}

/** A file as a square JPEG, base64 without a prefix. Throws PictureUnreadable. */
export const squarePicture = async (file: Blob): Promise<string> => {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) throw new PictureUnreadable()
  const { x, y, side, edge } = middleSquare(picture)
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context || side === 0) throw new PictureUnreadable()
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, edge, edge)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, edge, edge)
  picture.close()
  for (const quality of QUALITIES) {
    const base64 = base64Of(canvas.toDataURL('image/jpeg', quality))
    if (base64 && base64.length <= LONGEST_BASE64) return base64
  }
  throw new PictureUnreadable()
}
