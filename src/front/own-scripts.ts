import { createHash } from 'node:crypto'

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
/** Data for a search engine is never run. */
const DATA = /\stype="application\/(?:ld\+)?json"/

/**
 * The inline scripts that Next writes, by their grammar: a call with JSON in it, and nothing else. Whatever else stands
 * in a page came there by mistake or by malice, and gets no hash.
 */
const OWN: readonly [shape: RegExp, holds: (value: unknown) => boolean][] = [
  [/^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(([\s\S]*)\)$/, Array.isArray],
  [/^self\.__next_f\.push\(([\s\S]*)\)$/, Array.isArray],
  [
    /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);$/,
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'otherChunks' in value &&
      Array.isArray(value.otherChunks),
  ],
]

/** CSP sources of the inline scripts of a page that are ours, and the beginnings of those that are not. */
export const ownScripts = (html: string): { hashes: string[]; foreign: string[] } => {
  const hashes = new Set<string>()
  const foreign: string[] = []
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (DATA.test(attributes)) continue
    if (isOwn(code)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    else foreign.push(code.slice(0, 60))
  }
  return { hashes: [...hashes], foreign }
}

const isOwn = (code: string): boolean =>
  OWN.some(([shape, holds]) => {
    const [, json] = shape.exec(code) ?? []
    if (json === undefined) return false
    try {
      return holds(JSON.parse(json))
    } catch {
      return false
    }
  })
