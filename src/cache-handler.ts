import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CacheHandler, CacheHandlerContext } from 'next/dist/server/lib/incremental-cache'
import type * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { env } from '@/config/env'
import { isOutdated, type Marks } from '@/domain/caches/marks'
import { processGlobals } from '@/front/process-globals'
import { entryOf, mayShow, packEntry, unpackEntry } from '@/gateways/caches/entry'
import { type SharedStore, sharedStore } from '@/gateways/caches/shared-store'

// Next's cache of pages and reads with REDIS_URL: what one server made, the others show (docs/scale.md). Without REDIS_URL
// Next is given no handler (front/start-next.ts), and its own is the only one.

type Get = CacheHandler['get']
type Set = CacheHandler['set']
type Context = CacheHandlerContext & { serverDistDir: string }

/** Next makes one for each request; what they share is made once. */
let shared: { store: SharedStore; prefix: string; Own: typeof fileSystemCache.default } | undefined

const sharedBy = ({ serverDistDir }: Context) => {
  if (shared) return shared
  const { REDIS_URL = '', SITE_URL } = env()
  const site = createHash('sha256').update(SITE_URL).digest('hex').slice(0, 12)
  // Reads as well as pages: what a release reads may have another shape than what the one beside it reads.
  const build = readFileSync(join(serverDistDir, '../BUILD_ID'), 'utf8').trim()
  // The one that Next brings: a copy would have tags of its own.
  const require = createRequire(join(process.cwd(), 'server.js'))
  const own = require('next/dist/server/lib/incremental-cache/file-system-cache') as typeof fileSystemCache
  shared = { store: sharedStore(REDIS_URL), prefix: `plumbline:${site}:${build}:`, Own: own.default }
  return shared
}

/**
 * First the shared store, then what this process keeps by itself, as it would without the store. A shared entry is shown
 * while every tag has the mark that it had when the making began, by what this process heard (gateways/caches/follow-changes):
 * a store that lost a write, or came back with what it knew yesterday, shows nothing that is stale.
 */
export default class SharedCache implements CacheHandler {
  private readonly shared
  private readonly own: CacheHandler
  /** The marks when a key was first asked for, which is before it is made. */
  private readonly asked = new Map<string, Marks>()

  constructor(context: CacheHandlerContext) {
    this.shared = sharedBy(context as Context)
    this.own = new this.shared.Own(context as ConstructorParameters<typeof this.shared.Own>[0])
  }

  async get(...[key, context]: Parameters<Get>): ReturnType<Get> {
    const { marks } = processGlobals()
    if (marks && !this.asked.has(key)) this.asked.set(key, marks)
    const found = marks && (await this.shared.store.read(this.shared.prefix + key))
    const entry = found && unpackEntry(found.bytes)
    // Those of this moment: something may have changed since the store was asked.
    const now = processGlobals().marks
    const tags = 'tags' in context ? (context.tags ?? []) : []
    if (!entry || !now || !mayShow(entry, { tags, now })) return this.own.get(key, context)
    const { value, cacheControl } = entry
    return { value, cacheControl, lastModified: Date.now() - found.ageMs } as Awaited<ReturnType<Get>>
  }

  async set(...[key, data, context]: Parameters<Set>): Promise<void> {
    const before = this.asked.get(key)
    this.asked.delete(key)
    const tags = before ? tagsOf(data, context) : []
    const now = processGlobals().marks
    // What was read before a change is nobody's: a page that is made of it would be shared under the marks of after it.
    if (before && now && isOutdated({ tags, before, now })) return
    await this.own.set(key, data, context)
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    const entry = before && entryOf({ value: data, cacheControl, tags, before })
    if (entry) await this.shared.store.write(this.shared.prefix + key, packEntry(entry))
  }

  revalidateTag(...given: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    return this.own.revalidateTag(...given)
  }

  resetRequestCache(): void {
    this.own.resetRequestCache()
  }
}

/** Next's own, one for each part of a path. */
const IMPLICIT = '_N_T_'

/** Under which tags something is kept. None for a page that is not there: a visitor can invent any number of them. */
const tagsOf = (data: Parameters<Set>[1], context: Parameters<Set>[2]): string[] => {
  if (!data) return []
  if (data.kind === 'FETCH') return 'tags' in context ? (context.tags ?? []) : []
  if (!('headers' in data) || (data.status ?? 200) >= 400) return []
  const listed = data.headers?.['x-next-cache-tags']
  return typeof listed === 'string' ? listed.split(',').filter((tag) => !tag.startsWith(IMPLICIT)) : []
}
