import { createHash } from 'node:crypto'
import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { logger } from '@/gateways/logs/log'
import { rate_limits } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import type { TransactionHandle } from '../transaction'

const log = logger('limits')

export type RateLimit = { name: string; subject: string; max: number; windowSeconds: number }

type Counted = { hits: number; resetsAt: Date }

type Counting = {
  windows: readonly Omit<RateLimit, 'max'>[]
  hits: number
  db?: Deps['payload']['db']['drizzle'] | TransactionHandle
}

/** Counts hits in a fixed window that all processes share. Returns the hits so far, these included. */
export const countHit = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { hits = 1, ...window }: Omit<RateLimit, 'max'> & { hits?: number },
): Promise<Counted> => {
  const [counted] = await countHits(deps, { windows: [window], hits })
  return counted as Counted
}

/** The same for several windows in one statement; answers in their order. */
export const countHits = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { windows, hits: counted, db = payload.db.drizzle }: Counting,
): Promise<Counted[]> => {
  const at = now()
  const values = windows.map(({ windowSeconds, ...window }) => ({
    key: keyOf(window),
    hits: counted,
    resetsAt: new Date(at.getTime() + windowSeconds * 1000).toISOString(),
  }))
  const rows = await db
    .insert(rate_limits)
    // Always in one order, or two requests wait for each other.
    .values(values.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        hits: sql`case when ${rate_limits.resetsAt} <= ${at.toISOString()} then excluded.hits else ${rate_limits.hits} + excluded.hits end`,
        resetsAt: sql`case when ${rate_limits.resetsAt} <= ${at.toISOString()} then excluded.resets_at else ${rate_limits.resetsAt} end`,
      },
    })
    .returning({ key: rate_limits.key, hits: rate_limits.hits, resetsAt: rate_limits.resetsAt })
  return values.map(({ key, hits, resetsAt }) => {
    const row = rows.find((found) => found.key === key)
    return { hits: row?.hits ?? hits, resetsAt: new Date(row?.resetsAt ?? resetsAt) }
  })
}

/** Takes a hit back that turned out not to count. */
export const releaseHit = async (
  { payload }: Pick<Deps, 'payload'>,
  window: Pick<RateLimit, 'name' | 'subject'>,
): Promise<void> => {
  await payload.db.drizzle
    .update(rate_limits)
    .set({ hits: sql`greatest(${rate_limits.hits} - 1, 0)` })
    .where(eq(rate_limits.key, keyOf(window)))
}

const keyOf = ({ name, subject }: Pick<RateLimit, 'name' | 'subject'>): string =>
  createHash('sha256').update(`${name}\0${subject}`).digest('hex')

/**
 * Refuses with 429 and Retry-After once a window is full.
 * @param limit.db of a transaction that is under way: the hit counts if that one commits.
 */
export const limitRate = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { db, ...limit }: RateLimit & { db?: TransactionHandle },
): Promise<void> => {
  refuseFull(deps, { limits: [limit], counted: await countHits(deps, { windows: [limit], hits: 1, db }) })
}

/** The same for windows that all count. */
export const limitRates = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  limits: readonly RateLimit[],
): Promise<void> => {
  refuseFull(deps, { limits, counted: await countHits(deps, { windows: limits, hits: 1 }) })
}

const refuseFull = (
  { now }: Pick<Deps, 'now'>,
  { limits, counted }: { limits: readonly RateLimit[]; counted: readonly Counted[] },
): void => {
  for (const [index, { hits, resetsAt }] of counted.entries())
    if (hits > (limits[index]?.max ?? 0)) throw tooMany({ resetsAt, now: now() })
}

/** Counts as well, and says whether no window is full: for what is left out silently then. */
export const isWithinRate = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  limits: readonly RateLimit[],
): Promise<boolean> => {
  const counted = await countHits(deps, { windows: limits, hits: 1 })
  const full = counted.findIndex(({ hits }, index) => hits > (limits[index]?.max ?? 0))
  if (full !== -1) log.info('left out: too often', { limit: limits[full]?.name })
  return full === -1
}

export const tooMany = ({ resetsAt, now }: { resetsAt: Date; now: Date }): HttpRefusal =>
  new HttpRefusal('tooMany', {
    retryAfterSeconds: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)),
  })
