import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { Admin } from '@/payload-types'
import { handleOf } from './handle-of'

type Handle = Awaited<ReturnType<typeof handleOf>>

// Payload writes an admin's whole row back as it read it, at every sign-in, refresh and sign-out: one that read before
// a new password, or a smaller role, was stored would undo it. So whatever reads and writes one admin does it alone.
const lock = (db: Pick<Handle, 'execute'>, accountId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`admin ${accountId}`}, 0))`)

/** Until the request's transaction ends; it must have one. */
const lockAccount = async (req: PayloadRequest, accountId: string): Promise<void> => {
  await lock(await handleOf(req), accountId)
}

/**
 * Alone with an account for work that reads before it begins its transaction. Holds a connection while it waits; let in
 * only a few at once (services/admins/limit-concurrency).
 */
export const withAccountLock = <Result>(
  payload: Payload,
  { accountId, work }: { accountId: string; work: () => Promise<Result> },
): Promise<Result> =>
  payload.db.drizzle.transaction(async (transaction) => {
    await lock(transaction, accountId)
    return work()
  })

/**
 * Whatever changes an admin is alone with that account, from before it reads the row to its commit. Signing in, which
 * reads before it begins a transaction, is locked around (endpoints/admin/sign-in-guard).
 */
export const lockBefore: CollectionBeforeOperationHook = async ({ operation, args, req }) => {
  if (!['update', 'refresh', 'resetPassword', 'forgotPassword'].includes(operation)) return
  for (const id of await accountsOf({ operation, args, req })) await lockAccount(req, id)
  // A session that a new password ended while this waited has no say any more.
  if ((operation === 'update' || operation === 'refresh') && (await isEnded(req))) throw new Forbidden(req.t)
}

/** Payload runs it before it reads the row. */
export const lockLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, String(req.user.id))
}

/**
 * A new password takes the letters back that were mailed for the old one, and another address those to the one before. Whoever is
 * given a password is not waited for any more.
 */
export const spendLetters: CollectionBeforeChangeHook<Admin> = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const moves = data.email !== undefined && data.email !== originalDoc?.email
  const spent = { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
  if (data.password) return { ...spent, invitedAt: null }
  return moves ? spent : data
}

type Asked = {
  operation: string
  args: Parameters<CollectionBeforeOperationHook>[0]['args']
  req: PayloadRequest
}

/** The ids, in an order that is everybody's: two that lock the same ones must not wait for each other. */
const accountsOf = async ({ operation, args, req }: Asked): Promise<string[]> => {
  if (operation === 'refresh') return req.user ? [String(req.user.id)] : []
  const { id, data } = args as { id?: unknown; data?: { token?: unknown; email?: unknown } }
  if (operation === 'update' && id !== undefined) return [String(id)]
  const named =
    operation === 'resetPassword'
      ? sql`where reset_password_token = ${String(data?.token)}`
      : operation === 'forgotPassword'
        ? sql`where email = ${String(data?.email).trim().toLowerCase()}`
        : sql``
  const db = await handleOf(req)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text as id from admins ${named} order by id`,
  )
  return rows.map((row) => row.id)
}

const isEnded = async (req: PayloadRequest): Promise<boolean> => {
  const user = req.user as (NonNullable<PayloadRequest['user']> & { _sid?: string }) | null
  if (user?.collection !== 'admins' || !user._sid) return false
  const db = await handleOf(req)
  const { rows } = await db.execute(
    sql`select 1 from admins_sessions where id = ${user._sid} and _parent_id::text = ${String(user.id)}`,
  )
  return rows.length === 0
}
