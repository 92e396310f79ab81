/** Most pixels of a picture that a visitor sends: 4 megapixels. The browser sends a quarter of one (ui/centre/info). */
export const MOST_PIXELS_OF_VISITORS = 2048 * 2048
/** Of one that staff upload: 24 megapixels, as a camera takes it. */
export const MOST_PIXELS_OF_STAFF = 6000 * 4000

/** What is decoded here; no SVG, which is a program that draws, and no AVIF or HEIF, of which a few hundred bytes take seconds. */
export const PICTURE_FORMATS = ['jpeg', 'png', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The bytes that a file of each format begins with; null: any. */
const BEGINNINGS: Record<PictureFormat, readonly (number | null)[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // RIFF, its length, WEBP
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
}

/** The format of a file by what it is, whatever name or type it came with; null for anything that is not decoded here. */
export const pictureFormat = (file: Uint8Array): PictureFormat | null =>
  PICTURE_FORMATS.find((format) =>
    BEGINNINGS[format].every((byte, at) => (byte === null ? at < file.length : file[at] === byte)),
  ) ?? null
