import { and, eq, isNull, lt, lte, not, sql } from '@payloadcms/db-postgres/drizzle'
import { PUBLISH_FAILED, publishRef } from '@/domain/publishing/scheduled'
import { logger } from '@/gateways/logs/log'
import { anomalies, payload_jobs } from '@/payload-schema'
import type { Deps } from '../deps'

const log = logger('editing')

/** A runner that was killed keeps its claim; after this long nobody is working on it any more. */
const CLAIM_MS = 5 * 60_000
const MOST_AT_ONCE = 50

/**
 * Runs what editors scheduled and what is due. Payload keeps such jobs but claims them without a lock (two runners run
 * one twice) and never frees a dead runner's; here one statement claims, and an old claim is taken back.
 * A publish that is refused is told to the editors, and never tried again by itself.
 */
export const publishScheduled = async (deps: Deps): Promise<string> => {
  const freed = await freeDeadClaims(deps)
  const done: string[] = []
  for (const id of await findDue(deps)) {
    const said = await runOne(deps, id)
    if (said) done.push(said)
  }
  const parts = [freed > 0 ? `freed ${freed}` : '', ...done].filter(Boolean)
  return parts.length > 0 ? parts.join('; ') : 'nothing was due'
}

const open = () => [
  eq(payload_jobs.taskSlug, 'schedulePublish'),
  isNull(payload_jobs.completedAt),
  not(eq(payload_jobs.hasError, true)),
]

const freeDeadClaims = async ({ payload, now }: Deps): Promise<number> => {
  const before = new Date(now().getTime() - CLAIM_MS).toISOString()
  const rows = await payload.db.drizzle
    .update(payload_jobs)
    .set({ processing: false })
    .where(and(...open(), eq(payload_jobs.processing, true), lt(payload_jobs.updatedAt, before)))
    .returning({ id: payload_jobs.id })
  return rows.length
}

const findDue = async ({ payload, now }: Deps): Promise<string[]> => {
  const rows = await payload.db.drizzle
    .select({ id: payload_jobs.id })
    .from(payload_jobs)
    .where(
      and(...open(), eq(payload_jobs.processing, false), lte(payload_jobs.waitUntil, now().toISOString())),
    )
    .orderBy(payload_jobs.waitUntil)
    .limit(MOST_AT_ONCE)
  return rows.map(({ id }) => id)
}

const runOne = async (deps: Deps, id: string): Promise<string | null> => {
  const { payload, now } = deps
  const [job] = await payload.db.drizzle
    .update(payload_jobs)
    .set({ processing: true, updatedAt: now().toISOString() })
    .where(and(...open(), eq(payload_jobs.id, id), eq(payload_jobs.processing, false)))
    .returning({ input: payload_jobs.input, waitUntil: payload_jobs.waitUntil })
  if (!job) return null
  const what = whatOf(job.input)
  // Payload deletes a job that succeeded; one that failed stays with its error.
  await payload.jobs.runByID({ id, silent: true })
  const [left] = await payload.db.drizzle
    .delete(payload_jobs)
    .where(eq(payload_jobs.id, id))
    .returning({ error: payload_jobs.error, hasError: payload_jobs.hasError })
  if (!left?.hasError) return `${what.type}ed ${what.ref}`
  await tellEditors(deps, {
    ref: what.ref,
    detail: { ...what, waitUntil: job.waitUntil, message: messageOf(left.error) },
  })
  return `could not ${what.type} ${what.ref}`
}

/** One open notice a document: the newest failure. */
const tellEditors = async (
  { payload, now }: Deps,
  { ref, detail }: { ref: string; detail: object },
): Promise<void> => {
  const at = now().toISOString()
  await payload.db.drizzle
    .insert(anomalies)
    .values({ kind: PUBLISH_FAILED, ref, detail })
    .onConflictDoUpdate({
      target: [anomalies.kind, anomalies.ref],
      set: { detail, resolvedAt: null, updatedAt: at, createdAt: sql`${at}` },
    })
  log.error('anomaly', { kind: PUBLISH_FAILED, ref })
}

type Input = { type?: string; doc?: { relationTo: string; value: string } }

const whatOf = (input: unknown) => {
  const { type = 'publish', doc } = (input ?? {}) as Input
  return {
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    ref: publishRef({ collection: doc?.relationTo ?? '', id: doc?.value ?? '' }),
  }
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'unknown'
