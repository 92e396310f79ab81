import { createHash } from 'node:crypto'
import { logger } from '@/gateways/logs/log'
import { drawInProgram } from './pdf-process'
import type { Printable, Rendered } from './printable'

const log = logger('pdf')

/** Bytes of documents that were asked for of late, by what stands in them. */
const MOST_KEPT = 40
const kept = new Map<string, Promise<Rendered>>()

/** A document as the bytes of a PDF file: the same for the same document. It is drawn by a program of its own. */
export const renderPdf = async (document: Printable): Promise<Uint8Array> =>
  (await renderKept(document)).bytes

const renderKept = (document: Printable): Promise<Rendered> => {
  const key = createHash('sha256').update(JSON.stringify(document)).digest('base64url')
  const known = kept.get(key)
  kept.delete(key)
  const drawn = known ?? renderOnce(document)
  kept.set(key, drawn)
  // Of a failure nothing is kept.
  drawn.catch(() => kept.get(key) === drawn && kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return drawn
}

/** The same, of which nothing is kept: for what lies on a disk afterwards. */
export const renderOnce = async (document: Printable): Promise<Rendered> => {
  const drawn = await drawInProgram(document)
  if (drawn.missing.length > 0) {
    const codes = drawn.missing.map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
    // Never the words: they may be somebody's name.
    log.warn('characters that no font has', { locale: document.locale, codes })
  }
  return drawn
}
