import { createHash } from 'node:crypto'
import { tagOf } from '@/domain/locale/locales'
import { logger } from '@/gateways/logs/log'
import { drawPages } from './draw-pages'
import { readFaces } from './faces'
import type { PdfBlock, PdfDocument } from './pdf-document'
import { printable } from './set-text'
import { typeset } from './typeset'

const log = logger('pdf')

/** Bytes of documents that were asked for of late, by what stands in them. */
const MOST_KEPT = 40
const kept = new Map<string, Promise<Uint8Array>>()

let last: Promise<unknown> = Promise.resolve()

/** A document as the bytes of a PDF file: the same for the same document. One is drawn at a time. */
export const renderPdf = (document: PdfDocument): Promise<Uint8Array> => {
  const key = keyOf(document)
  const known = kept.get(key)
  kept.delete(key)
  const bytes = known ?? inTurn(() => render(document))
  kept.set(key, bytes)
  // Of a failure nothing is kept.
  bytes.catch(() => kept.get(key) === bytes && kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return bytes
}

const keyOf = ({ footer, ...document }: PdfDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([document, footer(1, 2)]))
    .digest('base64url')

const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}

const render = async (document: PdfDocument): Promise<Uint8Array> => {
  const { locale, title, author } = document
  const { faceOf, missing } = await readFaces({ locale, text: printable(textOf(document)) })
  if (missing.length > 0) {
    const codes = missing.map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
    log.warn('characters that no font has', { locale, title, codes })
  }
  return drawPages({ title, author, language: tagOf(locale), pages: typeset(document, { faceOf }) })
}

/** Everything that is printed, for the choice of fonts. */
export const textOf = ({ title, above, header, footer, blocks, sources }: PdfDocument): string => {
  const words = [...blocks.flatMap(wordsOf), ...sources.items.flat().map(({ text }) => text)]
  return [title, above, header, footer(1, 23), sources.title, '•0123456789.…', ...words].join('')
}

const wordsOf = (block: PdfBlock): string[] => {
  if (block.kind === 'page') return []
  if (block.kind === 'together') return block.blocks.flatMap(wordsOf)
  if (block.kind === 'note' || block.kind === 'subheading') return [block.text]
  if (block.kind === 'drawing') return block.words.map(({ text }) => text)
  if (block.kind === 'table') return [...(block.head ?? []), ...block.rows.flatMap(({ cells }) => cells)]
  const runs = block.kind === 'list' ? block.items.flat() : block.runs
  return runs.map(({ text }) => text)
}
