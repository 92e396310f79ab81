import { onReplica } from '@/gateways/database/editorial-replica'
import { getPayloadClient } from './payload'

type Pool = Parameters<typeof onReplica>[0]

/**
 * A cached read of what editors write, which the replica of DATABASE_REPLICA_URL may answer. Only for that: money, sittings and
 * accounts are read from the primary (`tests/architecture/replica.test.ts`), and so is what a service reads.
 */
export const editorial =
  <Args extends unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    // Before the read: what Payload does when it starts is no part of it.
    const { db } = await getPayloadClient()
    return onReplica((db as unknown as { pool: Pool }).pool, () => read(...args))
  }
