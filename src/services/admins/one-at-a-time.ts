import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Deps } from '../deps'

/**
 * Runs work that Payload does in several steps as if nobody else did the same: of equal names one at a time, in all
 * processes. Holds a connection while it waits; let in only a few at once (in-turn).
 */
export const oneAtATime = <Result>(
  { payload }: Deps,
  { name, work }: { name: string; work: () => Promise<Result> },
): Promise<Result> =>
  payload.db.drizzle.transaction(async (held) => {
    await held.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    return work()
  })
