import type { Picture } from '@/domain/theme/look'

/** A populated upload as a picture; null when there is none. */
export const pictureOf = (media: unknown): Picture | null => {
  if (!media || typeof media !== 'object') return null
  const { url, alt, width, height } = media as Partial<Picture>
  return url && width && height ? { url, alt: alt ?? '', width, height } : null
}
