import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type DrizzleTransactionLike, fromDrizzle } from 'pg-boss'
import { insideNext } from '@/config/env'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { type CacheTag, isCacheTag } from './tags'

export type { CacheTag }

type Changed = CollectionSlug | GlobalSlug

/** From the worker to the site, which alone can forget what Next caches. */
export const REVALIDATE_PATH = '/api/internal/revalidate'

/**
 * Marks the cached reads of what was changed as stale after the change is committed (content/tags says who reads what).
 * Inside Next: once the response is sent (the commit is then done). Elsewhere (worker, scheduled publish): by a job in the
 * same transaction. src/worker.ts takes it and posts to REVALIDATE_PATH, where cms/endpoints/revalidate.ts calls
 * `revalidate` below. Imports no Payload config.
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
  if (insideNext()) return revalidateAfterResponse(tags)
  const jobs = await getJobs()
  const session = await sessionOf(req)
  await jobs.send('revalidate', { tags }, session ? { db: fromDrizzle(session, sql) } : undefined)
}

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
  return session?.db as DrizzleTransactionLike | undefined
}
