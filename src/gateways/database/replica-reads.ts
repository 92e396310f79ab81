import { AsyncLocalStorage } from 'node:async_hooks'
import { logger } from '../logs/log'

const log = logger('replica')

export type Queryable = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }
type Read<Result> = () => Promise<Result>

export type ReplicaReads<Pool extends Queryable = Queryable> = {
  pool: Pool
  /** Whether what runs just now belongs to a read that the replica answers. */
  isUnderWay: () => boolean
  read: <Result>(primary: Queryable, read: Read<Result>) => Promise<Result>
}

type Patience = {
  /** A streaming replica is some milliseconds behind; a read that fills a cache can wait for that. */
  behindMs: number
  lookEveryMs: number
  /** So long the primary alone is read after anything went wrong. */
  restMs: number
}

const PATIENCE: Patience = { behindMs: 300, lookEveryMs: 20, restMs: 10_000 }

/**
 * Lets reads run on a replica that has replayed everything that the primary had written when the read began; so a read that
 * follows an invalidation, in whatever process, never finds what was before it. Otherwise, and when anything goes wrong with
 * the replica, the read runs on the primary, from its beginning.
 */
export const replicaReads = <Pool extends Queryable>(
  pool: Pool,
  { behindMs, lookEveryMs, restMs }: Patience = PATIENCE,
): ReplicaReads<Pool> => {
  const underWay = new AsyncLocalStorage<true>()
  let restsUntil = 0
  const rest = (why: string, error?: unknown): void => {
    restsUntil = performance.now() + restMs
    log.warn(`${why}: the primary is read for a while`, error === undefined ? {} : { error })
  }

  const hasCaughtUp = async (primary: Queryable): Promise<boolean> => {
    const [written] = (await primary.query('select pg_current_wal_lsn()::text as lsn')).rows as {
      lsn: string
    }[]
    const until = performance.now() + behindMs
    do {
      // Null where it is no replica (any more): what it holds is then not ours to judge.
      const { rows } = await pool.query(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
        [written?.lsn],
      )
      if ((rows as { there: boolean | null }[])[0]?.there) return true
      await new Promise((next) => setTimeout(next, lookEveryMs))
    } while (performance.now() < until)
    rest('the replica is behind, or is none')
    return false
  }

  return {
    pool,
    isUnderWay: () => underWay.getStore() === true,
    read: async (primary, read) => {
      if (underWay.getStore() || performance.now() < restsUntil) return read()
      try {
        if (await hasCaughtUp(primary)) return await underWay.run(true, read)
      } catch (error) {
        rest('a read failed on the replica', error)
      }
      return read()
    },
  }
}
