import type { Picture } from '@/domain/theme/look'
import type { Media } from '@/payload-types'

type Size = keyof NonNullable<Media['sizes']>
type Stored = Picture & { focalX: number | null; focalY: number | null }

/** A populated upload as a picture; null when there is none. */
export const pictureOf = (media: unknown): Picture | null => {
  if (!media || typeof media !== 'object') return null
  const { url, alt, width, height, focalX, focalY } = media as Partial<Stored>
  if (!url || !width || !height) return null
  const focus = typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null
  return { url, alt: alt ?? '', width, height, ...(focus && { focus }) }
}

/** The same in a size that was cut of it (cms/collections/media.ts); as it was uploaded where there is none. */
export const pictureIn = (media: unknown, size: Size): Picture | null => {
  const picture = pictureOf(media)
  const { url, width, height } = (media as Partial<Media> | null | undefined)?.sizes?.[size] ?? {}
  return picture && url && width && height ? { ...picture, url, width, height } : picture
}
