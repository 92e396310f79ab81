import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { insideNext } from '@/config/env'
import { CACHE_TAGS, type CacheTag, isCacheTag } from './tags'

export type { CacheTag }

type Changed = CollectionSlug | GlobalSlug
type Database = Pick<Payload['db']['drizzle'], 'execute'>

/**
 * Marks the cached reads of what was changed as stale after the change is committed (content/tags says who reads what). Every
 * server hears it, whichever process changes something: in the same transaction a row and a message are written, which exist
 * if that one commits (announce). A server that serves the change itself does not wait for the message.
 * Imports no Payload config.
 */
export const invalidate = async ({
  changed,
  req,
}: {
  changed: Changed[]
  req: PayloadRequest
}): Promise<void> => {
  if (req.context.skipInvalidation) return
  const tags = changed.filter(isCacheTag)
  if (tags.length === 0) return
  await announce((await sessionOf(req)) ?? req.payload.db.drizzle, tags)
  if (insideNext()) await revalidateAfterResponse(tags)
}

/**
 * Tells every server that what is kept under the tags is stale, once the transaction of `db` is committed. The message makes
 * them read the rows (gateways/caches/follow-changes.ts); it may be lost, the rows are not. Rows are added and none is
 * changed, so nobody who changes the same things waits for another's commit; `sweep` deletes them.
 */
export const announce = async (db: Database, tags: readonly string[]): Promise<void> => {
  const list = sql`${`{${tags.join(',')}}`}::text[]`
  await db.execute(
    sql`with told as (insert into invalidations (tag) select unnest(${list})) select pg_notify('plumbline_invalidate', '')`,
  )
}

/** After a release, which changes what it likes: servers of the one before may still run. */
export const announceEverything = (db: Database): Promise<void> => announce(db, CACHE_TAGS)

const revalidateAfterResponse = async (tags: readonly string[]): Promise<void> => {
  const { after } = await import('next/server')
  after(async () => {
    await revalidate(tags)
    // A page that was being made meanwhile, from what was read before the commit, may be kept as new.
    await new Promise((next) => setTimeout(next, AGAIN_AFTER_MS))
    await revalidate(tags)
  })
}

/** Longer than a page takes to be made. */
const AGAIN_AFTER_MS = 2_000

/**
 * Marks tags as stale now, and with them every page below app/(site) that read under one of them: the next request makes
 * it anew, say app/(site)/[locale]/[code]/[examId]/landing/[slug]/page.tsx. What the front keeps of a page
 * (front/headers.ts, front/page-store.ts) is kept by its ETag, so a new making takes the place of the old. Only inside Next.
 */
export const revalidate = async (tags: readonly string[]): Promise<void> => {
  const { revalidateTag } = await import('next/cache')
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}

const sessionOf = async (req: PayloadRequest) => {
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  return session?.db as Database | undefined
}
