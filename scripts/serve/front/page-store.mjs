import { gzipSync } from 'node:zlib'
import { ownScripts } from './own-scripts.mjs'

const MOST_BYTES = 24 * 1024 * 1024

/** What a page costs once: its bytes, its gzip, the hashes of its scripts. By the ETag that Next gives a page it cached. */
const kept = new Map()
let bytes = 0

const forget = (key) => {
  bytes -= kept.get(key)?.size ?? 0
  kept.delete(key)
}

/** The prepared page of an ETag, if this process has served it. */
export const keptPage = (etag) => (etag ? kept.get(etag) : undefined)

/** Prepares a page and keeps it when it has an ETag. `body`: the HTML as Next wrote it. */
export const preparePage = ({ etag, body }) => {
  const known = keptPage(etag)
  if (known) return known
  const plain = Buffer.from(body)
  const { hashes, foreign } = ownScripts(plain.toString())
  const page = { hashes, foreign, plain, gzip: gzipSync(plain), size: 0 }
  page.size = page.plain.length + page.gzip.length
  if (!etag) return page
  kept.set(etag, page)
  bytes += page.size
  for (const key of kept.keys()) {
    if (bytes <= MOST_BYTES) break
    forget(key)
  }
  return page
}
