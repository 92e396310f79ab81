import { and, desc, eq, ne } from '@payloadcms/db-postgres/drizzle'
import type { SignInWay } from '@/domain/accounts/session'
import type { CallData } from '@/domain/api/calls'
import { customer_sessions } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { cookieNames, setCookie, type Viewer } from '../visitors/viewer'

type Database = Deps['payload']['db']['drizzle'] | TransactionHandle

/** Where a customer is signed in, the latest used first. */
export const listSessions = async (
  { payload }: Pick<Deps, 'payload'>,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<CallData<'user.sessions'>> => {
  const rows = await payload.db.drizzle
    .select()
    .from(customer_sessions)
    .where(eq(customer_sessions.customer, id))
    .orderBy(desc(customer_sessions.seenAt))
    .limit(100)
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      way: row.way as SignInWay,
      current: row.id === sessionId,
      seenAt: new Date(row.seenAt).toISOString(),
      createdAt: new Date(row.createdAt).toISOString(),
    })),
  }
}

/** Ends one session of a customer, or all but `except`. Somebody else's is not found, and nothing ends. */
export const endSessions = async (
  db: Database,
  { customerId, only, except }: { customerId: string; only?: string; except?: string },
): Promise<number> => {
  const ended = await db
    .delete(customer_sessions)
    .where(
      and(
        eq(customer_sessions.customer, customerId),
        only ? eq(customer_sessions.id, only) : undefined,
        except ? ne(customer_sessions.id, except) : undefined,
      ),
    )
    .returning({ id: customer_sessions.id })
  return ended.length
}

/**
 * Ends the session of this browser. Returns the cookies to set: without its session, and, where it is to forget the tests
 * that it holds (a shared computer), without what it is known by as a visitor.
 */
export const signOut = async (
  { payload }: Pick<Deps, 'payload'>,
  { viewer, forget }: { viewer: Viewer; forget: boolean },
): Promise<string[]> => {
  if (viewer.sessionHash !== null)
    await payload.db.drizzle
      .delete(customer_sessions)
      .where(eq(customer_sessions.tokenHash, viewer.sessionHash))
  const { session, visitor, grant } = cookieNames()
  const names = forget ? [session, visitor, grant] : [session]
  return names.map((name) => setCookie({ name, value: '', days: 0 }))
}
