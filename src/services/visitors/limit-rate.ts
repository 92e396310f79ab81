import { createHash } from 'node:crypto'
import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { rate_limits } from '@/payload-schema'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'

export type RateLimit = { name: string; subject: string; max: number; windowSeconds: number }

/** Counts hits in a fixed window that all processes share. Returns the hits so far, these included. */
export const countHit = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { name, subject, windowSeconds, hits: counted = 1 }: Omit<RateLimit, 'max'> & { hits?: number },
): Promise<{ hits: number; resetsAt: Date }> => {
  const key = keyOf({ name, subject })
  const at = now()
  const resets = new Date(at.getTime() + windowSeconds * 1000)
  const rows = await payload.db.drizzle
    .insert(rate_limits)
    .values({ key, hits: counted, resetsAt: resets.toISOString() })
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        hits: sql`case when ${rate_limits.resetsAt} <= ${at.toISOString()} then excluded.hits else ${rate_limits.hits} + excluded.hits end`,
        resetsAt: sql`case when ${rate_limits.resetsAt} <= ${at.toISOString()} then excluded.resets_at else ${rate_limits.resetsAt} end`,
      },
    })
    .returning({ hits: rate_limits.hits, resetsAt: rate_limits.resetsAt })
  const [row] = rows
  return { hits: row?.hits ?? counted, resetsAt: new Date(row?.resetsAt ?? resets) }
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

/** Refuses with 429 and Retry-After once a window is full. */
export const limitRate = async (deps: Pick<Deps, 'payload' | 'now'>, limit: RateLimit): Promise<void> => {
  const { hits, resetsAt } = await countHit(deps, limit)
  if (hits > limit.max) throw tooMany({ resetsAt, now: deps.now() })
}

export const tooMany = ({ resetsAt, now }: { resetsAt: Date; now: Date }): HttpRefusal =>
  new HttpRefusal('tooMany', {
    retryAfterSeconds: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)),
  })
