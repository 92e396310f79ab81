import { gzipSync } from 'node:zlib'
import { ownScripts } from './own-scripts.mjs'

const MOST_BYTES = 24 * 1024 * 1024

/**
 * What a page costs once: its bytes, its gzip, the hashes of its scripts. By its path and the ETag that Next gives a page
 * it cached. That one is a weak hash, and a page that is not there repeats the path it was asked by: by the hash alone,
 * somebody could compute an address whose page is then handed out for another.
 */
const kept = new Map()
let bytes = 0

const keyOf = ({ path, etag }) => `${path} ${etag}`

const forget = (key) => {
  bytes -= kept.get(key)?.size ?? 0
  kept.delete(key)
}

/** The prepared page of a path and ETag, if this process has served it. */
export const keptPage = ({ path, etag }) => (etag ? kept.get(keyOf({ path, etag })) : undefined)

/** Prepares a page and keeps it when it has an ETag. `body`: the HTML as Next wrote it. */
export const preparePage = ({ path, etag, body }) => {
  const known = keptPage({ path, etag })
  if (known) return known
  const plain = Buffer.from(body)
  const { hashes, foreign } = ownScripts(plain.toString())
  const page = { hashes, foreign, plain, gzip: gzipSync(plain), size: 0 }
  if (!etag) return page
  const key = keyOf({ path, etag })
  page.size = page.plain.length + page.gzip.length + key.length
  kept.set(key, page)
  bytes += page.size
  for (const oldest of kept.keys()) {
    if (bytes <= MOST_BYTES) break
    forget(oldest)
  }
  return page
}
