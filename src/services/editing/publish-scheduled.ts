import { and, eq, isNull, lt, lte, not, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { PUBLISH_FAILED, publishRef } from '@/domain/publishing/scheduled'
import { logger } from '@/gateways/logs/log'
import { anomalies, payload_jobs } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { inTransaction } from '../transaction'

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
  const input = (job.input ?? {}) as Input
  const { relationTo, value } = input.doc ?? { relationTo: '', value: '' }
  const what = { type: input.type ?? 'publish', ref: publishRef({ collection: relationTo, id: value }) }
  try {
    await executeRepair(deps, { id, input })
    return `${what.type}ed ${what.ref}`
  } catch (error) {
    const message = refusalIn(error)
    // The database was away, say: the claim ends by itself and it is tried again.
    if (message === null) throw error
    await payload.db.drizzle.delete(payload_jobs).where(eq(payload_jobs.id, id))
    await tellEditors(deps, { ref: what.ref, detail: { ...what, waitUntil: job.waitUntil, message } })
    return `could not ${what.type} ${what.ref}`
  }
}

/** What a refusal says, Payload's or ours; null for anything else that went wrong. */
const refusalIn = (error: unknown): string | null => {
  if (!(error instanceof Error) || !('status' in error)) return null
  return Number(error.status) < 500 ? error.message : null
}

/** As Payload's own task does it, but together with the end of the job: both happen or neither, and so once. */
const executeRepair = async (deps: Deps, { id, input }: { id: string; input: Input }): Promise<void> => {
  const { payload } = deps
  const { doc, locale } = input
  if (!doc) throw new HttpRefusal('notFound')
  const user = await schedulerOf(deps, input)
  const publish = input.type !== 'unpublish'
  await inTransaction(deps, async ({ db, newReq }) => {
    const req = await newReq()
    await payload.update({
      collection: doc.relationTo as CollectionSlug,
      id: doc.value,
      data: { _status: publish ? 'published' : 'draft' } as never,
      depth: 0,
      user,
      overrideAccess: user === null,
      // What is taken offline need not be complete.
      ...(publish ? { publishSpecificLocale: locale as never } : { unpublishAllLocales: true }),
      req,
    })
    await db.delete(payload_jobs).where(eq(payload_jobs.id, id))
  })
}

/** Who scheduled it must still be there and allowed to; null: the system did. */
const schedulerOf = async ({ payload }: Deps, { user }: Input) => {
  if (!user) return null
  const at = { collection: 'admins', id: user.value, depth: 0, disableErrors: true } as const
  const found = user.relationTo === 'admins' ? await payload.findByID(at) : null
  if (!found) throw new HttpRefusal('forbidden')
  return { ...found, collection: 'admins' as const }
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

type Input = {
  type?: 'publish' | 'unpublish'
  locale?: string
  doc?: { relationTo: string; value: string }
  user?: { relationTo: string; value: string } | null
}
