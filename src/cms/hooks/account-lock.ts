import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { handleOf } from './handle-of'

type Handle = Awaited<ReturnType<typeof handleOf>>

// Payload writes an admin's whole row back as it read it, at every sign-in, refresh and sign-out: one that read before
// a new password, or a smaller role, was stored would undo it. So whatever reads and writes one admin does it alone.
const lock = (db: Pick<Handle, 'execute'>, accountId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`admin ${accountId}`}, 0))`)

/** Alone with an account until the request's transaction ends; it must have one. */
export const lockAccount = async (req: PayloadRequest, accountId: string): Promise<void> => {
  await lock(await handleOf(req), accountId)
}

/**
 * Alone with an account for work that reads before it begins its transaction. Holds a connection while it waits; let in
 * only a few at once (services/admins/in-turn).
 */
export const aloneWithAccount = <Result>(
  payload: Payload,
  { accountId, work }: { accountId: string; work: () => Promise<Result> },
): Promise<Result> =>
  payload.db.drizzle.transaction(async (held) => {
    await lock(held, accountId)
    return work()
  })
