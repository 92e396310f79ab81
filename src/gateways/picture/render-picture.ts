import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import type { Locale } from '@/domain/locale/locales'
import { logger } from '@/gateways/logs/log'
import { fontFile, readFaces } from '../pdf/faces'
import { type PictureNode, textOf } from './picture-node'

const log = logger('picture')

/** What every service that shows previews of links takes. */
export const PICTURE = { width: 1200, height: 630 } as const

export type Picture = { locale: Locale; node: PictureNode }

/** Bytes of pictures that were asked for of late, by what stands in them. */
const MOST_KEPT = 40
const kept = new Map<string, Promise<Buffer>>()

let last: Promise<unknown> = Promise.resolve()

/** A picture as the bytes of a PNG file, 1200 by 630 points. One is drawn at a time. */
export const renderPicture = (picture: Picture): Promise<Buffer> => {
  const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64url')
  const known = kept.get(key)
  kept.delete(key)
  const bytes = known ?? inTurn(() => render(picture))
  kept.set(key, bytes)
  // Of a failure nothing is kept.
  bytes.catch(() => kept.get(key) === bytes && kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return bytes
}

const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}

const render = async ({ locale, node }: Picture): Promise<Buffer> => {
  const fonts = await fontsFor({ locale, text: textOf(node) })
  const fontFamily = [...new Set(fonts.map(({ name }) => name))].join(', ')
  const root = { type: 'div', props: { style: { ...PICTURE, display: 'flex', fontFamily }, children: node } }
  const svg = await satori(root as Parameters<typeof satori>[0], { ...PICTURE, fonts })
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** Of the faces only those that draw a character of the text, the language's own first. */
const fontsFor = async ({ locale, text }: { locale: Locale; text: string }): Promise<Font[]> => {
  const { faceOf, missing } = await readFaces({ locale, text })
  if (missing.length > 0) {
    const codes = missing.map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
    log.warn('characters that no font has', { locale, codes })
  }
  const letters = [...new Set(text)]
  const names = [false, true].flatMap((bold) =>
    letters.map((letter) => faceOf(letter, { bold, italic: false }).name),
  )
  return Promise.all(
    [...new Set(names)].map(async (name): Promise<Font> => {
      const bold = name.endsWith('bold')
      const family = name.replace(/-?(?:regular|bold)$/, '') || 'latin'
      return { name: family, data: await readFile(fontFile(name)), weight: bold ? 700 : 400, style: 'normal' }
    }),
  )
}
