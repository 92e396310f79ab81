import { and, eq, ne, sql } from '@payloadcms/db-postgres/drizzle'
import { consents, customer_secrets, customers } from '@/payload-schema'
import type { Deps } from '../deps'
import type { TransactionHandle } from '../transaction'
import { newNumber } from '../visitors/tokens'

/** What somebody agreed to who may get an account, kept with its code until the address is proven. */
export type PendingEntry = {
  locale: string
  marketing: boolean
  privacyVersion: string
  ip: string
}

/** What a registration asked for. */
export type PendingAccount = PendingEntry & { name: string; passwordHash: string }

type Wanted = { email: string; locale: string }

/**
 * The customer of an address, begun if there is none. One who is erased, or moves to another address, between the two
 * statements of a try leaves the address free for the next. @param email as accountAddress spells it.
 */
export const ensureCustomer = async (db: TransactionHandle, wanted: Wanted): Promise<string> => {
  for (let tries = 0; tries < 5; tries++) {
    const id = await beginOrFind(db, wanted)
    if (id) return id
  }
  throw new Error('The customers of an address left one after the other.')
}

const beginOrFind = async (db: TransactionHandle, { email, locale }: Wanted): Promise<string | null> => {
  const [begun] = await db
    .insert(customers)
    .values({ number: newNumber(), email, locale })
    .onConflictDoNothing({ target: customers.email })
    .returning({ id: customers.id })
  if (begun) return begun.id
  const [known] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  return known?.id ?? null
}

/** Gives a customer a password in place of the one before, and of what a purchase mailed. */
export const setPassword = async (
  db: TransactionHandle,
  { customerId, hash }: { customerId: string; hash: string },
): Promise<void> => {
  await db
    .delete(customer_secrets)
    .where(and(eq(customer_secrets.customer, customerId), ne(customer_secrets.kind, 'password')))
  // Two at once are two passwords, of which the later one stays.
  await db
    .insert(customer_secrets)
    .values({ customer: customerId, kind: 'password', hash })
    .onConflictDoUpdate({
      target: [customer_secrets.customer, customer_secrets.kind],
      set: { hash, updatedAt: sql`now()` },
    })
}

/** Writes down who agreed to what as an account was asked for. */
export const recordAccountConsents = async (
  { now }: Pick<Deps, 'now'>,
  { db, customerId, pending }: { db: TransactionHandle; customerId: string; pending: PendingEntry },
): Promise<void> => {
  const said = {
    customer: customerId,
    choice: 'accepted',
    version: pending.privacyVersion,
    locale: pending.locale,
    ip: pending.ip,
    createdAt: now().toISOString(),
  } as const
  await db.insert(consents).values({ ...said, kind: 'account' })
  if (pending.marketing) await db.insert(consents).values({ ...said, kind: 'marketing' })
}
