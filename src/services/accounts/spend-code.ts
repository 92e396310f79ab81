import { and, eq, gt, isNull, lt, sql } from '@payloadcms/db-postgres/drizzle'
import { type CodePurpose, MOST_TRIES, normalizeCode } from '@/domain/accounts/email-code'
import { accountAddress } from '@/domain/accounts/profile'
import { customers, email_codes } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { TransactionHandle } from '../transaction'
import { hashToken } from '../visitors/tokens'
import type { Viewer } from '../visitors/viewer'
import { matchesSecret } from './hash-secret'

export type SpentCode = Pick<typeof email_codes.$inferSelect, 'id' | 'email' | 'customer' | 'pending'>

/**
 * The code that this browser was mailed, if this is it. A try is counted before it is looked at, so that many at once are
 * five as well. It is used up by `useUpCode`, in the transaction of what it allows.
 * @throws Refusal codeWrong, or codeExpired when no further try can help.
 */
export const checkCode = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { email, purpose, code, viewer }: { email: string; purpose: CodePurpose; code: string; viewer: Viewer },
): Promise<SpentCode> => {
  const [row] = await payload.db.drizzle
    .update(email_codes)
    .set({ tries: sql`${email_codes.tries} + 1` })
    .where(
      and(
        eq(email_codes.email, accountAddress(email)),
        eq(email_codes.purpose, purpose),
        // A browser without a cookie was mailed nothing.
        eq(email_codes.visitorHash, viewer.visitorHash ?? hashToken('nobody')),
        isNull(email_codes.usedAt),
        gt(email_codes.expiresAt, now().toISOString()),
        lt(email_codes.tries, MOST_TRIES),
      ),
    )
    .returning()
  if (!row) throw new Refusal('codeExpired')
  if (!(await matchesSecret({ text: normalizeCode(code), hash: row.hash })))
    throw new Refusal(row.tries >= MOST_TRIES ? 'codeExpired' : 'codeWrong')
  return row
}

/**
 * Uses a code up, after `customerAt`: an erasure has the customer's row before the codes that were mailed to them.
 * @throws Refusal codeExpired when another request was faster, or an erasure.
 */
export const useUpCode = async (
  { now }: Pick<Deps, 'now'>,
  { db, code }: { db: TransactionHandle; code: SpentCode },
): Promise<void> => {
  const [used] = await db
    .update(email_codes)
    .set({ usedAt: now().toISOString(), pending: null })
    .where(and(eq(email_codes.id, code.id), isNull(email_codes.usedAt)))
    .returning({ id: email_codes.id })
  if (!used) throw new Refusal('codeExpired')
}

/**
 * The customer of an address to which a code was mailed, held until the transaction ends: who moves to another address or is
 * erased meanwhile is not signed in by it. @throws Refusal codeExpired when they left.
 */
export const customerAt = async (db: TransactionHandle, email: string): Promise<string> => {
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, email))
    .for('no key update')
  if (!customer) throw new Refusal('codeExpired')
  return customer.id
}
