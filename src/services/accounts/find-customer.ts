import { and, eq, getTableColumns, lt } from '@payloadcms/db-postgres/drizzle'
import { RENEWED_EVERY_MS } from '@/domain/accounts/session'
import { customer_sessions, customers } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { liveSession } from '../visitors/person'
import type { Viewer } from '../visitors/viewer'

const { avatar: _picture, ...columns } = getTableColumns(customers)

/** A customer without their picture, which is large and asked for by few. */
export type Customer = Omit<typeof customers.$inferSelect, 'avatar'>

export type SignedIn = { customer: Customer; sessionId: string }

/** Who is signed in; null: nobody. Use keeps a session alive, written down once an hour. */
export const readSignedIn = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { sessionHash }: Pick<Viewer, 'sessionHash'>,
): Promise<SignedIn | null> => {
  if (sessionHash === null) return null
  const db = payload.db.drizzle
  const at = now()
  const [row] = await db
    .select({ customer: columns, sessionId: customer_sessions.id, seenAt: customer_sessions.seenAt })
    .from(customer_sessions)
    .innerJoin(customers, eq(customers.id, customer_sessions.customer))
    .where(liveSession(sessionHash, at))
  if (!row) return null
  const due = new Date(at.getTime() - RENEWED_EVERY_MS).toISOString()
  if (new Date(row.seenAt) < new Date(due))
    await db
      .update(customer_sessions)
      .set({ seenAt: at.toISOString() })
      .where(and(eq(customer_sessions.id, row.sessionId), lt(customer_sessions.seenAt, due)))
  return { customer: row.customer, sessionId: row.sessionId }
}

/** @throws Refusal `loginNeeded` when nobody is signed in. */
export const findCustomer = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  viewer: Pick<Viewer, 'sessionHash'>,
): Promise<Customer & { sessionId: string }> => {
  const signedIn = await readSignedIn(deps, viewer)
  if (!signedIn) throw new Refusal('loginNeeded')
  return { ...signedIn.customer, sessionId: signedIn.sessionId }
}
