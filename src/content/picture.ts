import type { Picture } from '@/domain/theme/look'

type Stored = Picture & { focalX: number | null; focalY: number | null }

/** A populated upload as a picture; null when there is none. */
export const pictureOf = (media: unknown): Picture | null => {
  if (!media || typeof media !== 'object') return null
  const { url, alt, width, height, focalX, focalY } = media as Partial<Stored>
  if (!url || !width || !height) return null
  const focus = typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null
  return { url, alt: alt ?? '', width, height, ...(focus && { focus }) }
}
