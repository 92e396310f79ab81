import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { admins } from '@/payload-schema'
import type { Deps } from '../../deps'
import { HttpRefusal } from '../../refusal'
import type { TransactionHandle } from '../../transaction'

type Database = Deps['payload']['db']['drizzle'] | TransactionHandle
export type AdminRow = typeof admins.$inferSelect

export const readAdmin = async (db: Database, id: string): Promise<AdminRow> => {
  const [row] = await db.select().from(admins).where(eq(admins.id, id))
  if (!row) throw new HttpRefusal('notFound')
  return row
}

/**
 * An admin's row, alone until the transaction ends: Payload writes the whole of it at every sign-in, so whoever reads and writes
 * one takes the lock of cms/hooks/account-lock.ts.
 */
export const lockAdmin = async (db: TransactionHandle, id: string): Promise<AdminRow> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`admin ${id}`}, 0))`)
  return readAdmin(db, id)
}

/** Guesses at codes, wherever they come from; a right password comes before them, or a session alone could shut the sign-in. */
export const guesses = (adminId: string) =>
  ({ name: 'admin-second-step', subject: adminId, max: 10, windowSeconds: 15 * 60 }) as const

/** Guesses at the first code of a new secret, which a session is enough for. */
export const firstGuesses = (adminId: string) =>
  ({ ...guesses(adminId), name: 'admin-second-step-set-up' }) as const
