import { gzipSync } from 'node:zlib'
import { foreignSources, type Sources } from './foreign-sources'
import { ownScripts } from './own-scripts'

const MOST_BYTES = 24 * 1024 * 1024

/** Which page of which cached making: `etag` is undefined for one that was made for one request. */
type PageKey = { path: string; etag: string | undefined }
type Page = {
  hashes: string[]
  /** Beginnings of inline scripts that are not ours. */
  strange: string[]
  /** What its policy opens for scripts of others. */
  foreign: Sources[]
  plain: Buffer
  gzip: Buffer
  size: number
}

/**
 * What a page costs once: its bytes, its gzip, the hashes of its scripts. By its path and the ETag that Next gives a page
 * it cached. That one is a weak hash, and a page that is not there repeats the path it was asked by: by the hash alone,
 * somebody could compute an address whose page is then handed out for another.
 */
const kept = new Map<string, Page>()
let bytes = 0

const keyOf = ({ path, etag }: PageKey): string => `${path} ${etag}`

const forget = (key: string): void => {
  bytes -= kept.get(key)?.size ?? 0
  kept.delete(key)
}

/** The prepared page of a path and ETag, if this process has served it. */
export const keptPage = ({ path, etag }: PageKey): Page | undefined =>
  etag ? kept.get(keyOf({ path, etag })) : undefined

/** Prepares a page and keeps it when it has an ETag. `body`: the HTML as Next wrote it. */
export const preparePage = ({ path, etag, body }: PageKey & { body: string | Buffer }): Page => {
  const known = keptPage({ path, etag })
  if (known) return known
  const plain = Buffer.from(body as string)
  const html = plain.toString()
  const { hashes, foreign: strange } = ownScripts(html)
  const foreign = foreignSources({ path, html })
  const page = { hashes, strange, foreign, plain, gzip: gzipSync(plain), size: 0 }
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
