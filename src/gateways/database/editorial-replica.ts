import type pg from 'pg'
import { env } from '@/config/env'
import { type Queryable, type ReplicaReads, replicaReads } from './replica-reads'
import { poolOptions, WatchedPool } from './watched-pool'

/** Who cannot connect at once reads from the primary. */
const CONNECT_MS = 1_000

// Next bundles a module several times: one pool for each process, and the read that is under way is known to all of them.
const holder = globalThis as { plumblineReplica?: ReplicaReads<pg.Pool> | null }

const open = (): ReplicaReads<pg.Pool> | null => {
  const { DATABASE_REPLICA_URL: connectionString, DATABASE_POOL: max } = env()
  if (connectionString === undefined) return null
  const options = { ...poolOptions(), connectionString, connectionTimeoutMillis: CONNECT_MS, max }
  return replicaReads(new WatchedPool(options))
}

/**
 * Runs a read on the replica of DATABASE_REPLICA_URL where there is one that is not behind. Only what the pool of Payload is
 * asked directly goes there (cms/database.ts); a transaction has a connection of the primary.
 */
export const onReplica = <Result>(primary: Queryable, read: () => Promise<Result>): Promise<Result> => {
  if (holder.plumblineReplica === undefined) holder.plumblineReplica = open()
  return holder.plumblineReplica ? holder.plumblineReplica.read(primary, read) : read()
}

/** The replica's pool where the statement that is about to run belongs to a read of `onReplica`. */
export const replicaOfRead = (): pg.Pool | undefined =>
  holder.plumblineReplica?.isUnderWay() ? holder.plumblineReplica.pool : undefined
