import { and, eq, inArray, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { provider_events } from '@/payload-schema'
import type { Deps } from '../deps'

export type EventRow = typeof provider_events.$inferSelect

/** An event belongs to the worker that took it while that one lives: its lease is renewed, and lapses soon after a death. */
const LEASE_MS = 5_000
const RENEW_EVERY_MS = 1_500

const MOST_AT_ONCE = 200

/** The oldest that are new or to be tried again, and what else is told of their payments. */
export const leaseDue = (deps: Deps): Promise<EventRow[]> =>
  lease(deps, {
    which: (at) => sql`(due_at is null or (state = 'failed' and due_at <= ${at}))
      order by due_at nulls first, created_at limit ${MOST_AT_ONCE}`,
  })

/**
 * What is told of one payment whose worker died with it. First those that had the fewest deaths, and each later and later
 * (a second, 3, 7, ... at most five minutes after its lease): one of them may be what the workers die of.
 */
export const leaseOrphans = (deps: Deps): Promise<EventRow[]> =>
  lease(deps, {
    which: (at) => sql`state = 'received'
        and due_at <= ${at} - least(300, 2 ^ least(tries - 1, 9) - 1) * interval '1 second'
      order by tries, created_at limit 1`,
  })

/** Lent to us; of several workers each gets its own. Until it is noted what came of it, an event counts as received. */
const lease = ({ payload, now }: Deps, { which }: { which: (at: SQL) => SQL }): Promise<EventRow[]> => {
  const at = sql`${now().toISOString()}::timestamptz`
  return payload.db.drizzle
    .update(provider_events)
    .set({ state: 'received', tries: sql`${provider_events.tries} + 1`, dueAt: leaseFrom(now()) })
    .where(
      inArray(
        provider_events.id,
        sql`(with next as materialized (
            select id, provider, intent_id from provider_events where state <> 'applied' and ${which(at)})
          select e.id from provider_events e
          where e.state <> 'applied' and (e.due_at is null or e.due_at <= ${at})
            and (e.id in (select id from next)
              or (e.provider, e.intent_id) in (select provider, intent_id from next where intent_id is not null))
          for update of e skip locked)`,
      ),
    )
    .returning()
}

/** Renews the lease of what is in hand until the returned function is called. Who has lost it has lost it. */
export const keepLent = (deps: Deps, events: readonly EventRow[]): (() => void) => {
  let until = events[0]?.dueAt ?? ''
  const renew = async () => {
    const next = leaseFrom(deps.now())
    const kept = await deps.payload.db.drizzle
      .update(provider_events)
      .set({ dueAt: next })
      .where(
        and(
          inArray(
            provider_events.id,
            events.map(({ id }) => id),
          ),
          eq(provider_events.state, 'received'),
          eq(provider_events.dueAt, until),
        ),
      )
      .returning({ id: provider_events.id })
    if (kept.length > 0) until = next
  }
  const renewing = setInterval(() => void renew().catch(() => {}), RENEW_EVERY_MS)
  return () => clearInterval(renewing)
}

const leaseFrom = (at: Date): string => new Date(at.getTime() + LEASE_MS).toISOString()
