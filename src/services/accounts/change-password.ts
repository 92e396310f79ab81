import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { customer_secrets, customer_sessions, customers } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { Refusal } from '../refusal'
import { inTransaction, type Transaction, type TransactionHandle } from '../transaction'
import { limitFailures } from '../visitors/limit-failures'
import { hashToken } from '../visitors/tokens'
import { setPassword } from './begin-account'
import { beginSession, type SigningBrowser } from './begin-session'
import { endSessions } from './end-sessions'
import type { Customer } from './find-customer'
import { hashSecret, matchesSecret } from './hash-secret'
import { proveAddress } from './prove-address'
import { refuseWeak } from './refuse-weak'
import type { SignedInAnswer } from './sign-in'
import { checkCode, customerAt, useUpCode } from './spend-code'

/**
 * Another password for who is signed in; the old one is asked for where there is one.
 * Other sessions end, and a mail says so.
 * @throws Refusal passwordWrong, passwordTooShort, passwordCommon, loginNeeded.
 */
export const changePassword = async (
  deps: Deps,
  args: {
    customer: Customer & { sessionId: string }
    old?: string
    password: string
    storefront: string | null
  },
): Promise<{ saved: true }> => {
  const { customer, old, password, storefront } = args
  refuseWeak({ password, email: customer.email })
  const known = await askPassword(deps, { customerId: customer.id, password: old })
  const hash = await hashSecret(password)
  await inTransaction(deps, async (transaction) => {
    await refuseOvertaken(transaction.db, { customer, known })
    await refuseMailed(transaction.db, { customerId: customer.id, password })
    await setPassword(transaction.db, { customerId: customer.id, hash })
    await endSessions(transaction.db, { customerId: customer.id, except: customer.sessionId })
    await tellChanged({ transaction, customer, storefront })
  })
  return { saved: true }
}

/**
 * Holds the customer until the transaction ends. Comparing a password takes its time: a reset or another change that came first
 * meanwhile has ended this session or replaced the password that was asked for, and must not be undone by who knew the one before.
 * @param known what `askPassword` returned.
 * @param lock for whom another address follows, at once what that takes: who asks for more later can wait for one who waits for them.
 * @throws Refusal loginNeeded, passwordWrong.
 */
export const refuseOvertaken = async (
  db: TransactionHandle,
  {
    customer,
    known,
    lock = 'no key update',
  }: { customer: { id: string; sessionId: string }; known: string | null; lock?: 'update' | 'no key update' },
): Promise<void> => {
  await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customer.id)).for(lock)
  const [session] = await db
    .select({ id: customer_sessions.id })
    .from(customer_sessions)
    .where(eq(customer_sessions.id, customer.sessionId))
  if (!session) throw new Refusal('loginNeeded')
  if ((await readPassword(db, customer.id)) !== known) throw new Refusal('passwordWrong')
}

/** What a mailbox holds in the clear is no password. */
const refuseMailed = async (
  db: TransactionHandle,
  { customerId, password }: { customerId: string; password: string },
): Promise<void> => {
  const [mailed] = await db
    .select({ id: customer_secrets.id })
    .from(customer_secrets)
    .where(
      and(
        eq(customer_secrets.customer, customerId),
        eq(customer_secrets.kind, 'temporary'),
        eq(customer_secrets.hash, hashToken(password.trim())),
      ),
    )
  if (mailed) throw new Refusal('passwordCommon')
}

const readPassword = async (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  customerId: string,
): Promise<string | null> => {
  const [secret] = await db
    .select({ hash: customer_secrets.hash })
    .from(customer_secrets)
    .where(and(eq(customer_secrets.customer, customerId), eq(customer_secrets.kind, 'password')))
  return secret?.hash ?? null
}

/**
 * Asks for the password of who is signed in before what would give the account away: a browser may be left open. Returns its
 * hash; null where there is none yet, and nothing to ask for. @throws Refusal passwordWrong
 */
export const askPassword = async (
  deps: Deps,
  { customerId, password }: { customerId: string; password: string | undefined },
): Promise<string | null> => {
  const known = await readPassword(deps.payload.db.drizzle, customerId)
  if (known === null) return null
  const windows = [{ name: 'old-password', subject: customerId, max: 5, windowSeconds: 15 * 60 }]
  const right = await limitFailures(deps, { closing: windows, failed: (matches) => !matches }, () =>
    matchesSecret({ text: password ?? '', hash: known }),
  )
  if (!right) throw new Refusal('passwordWrong')
  return known
}

/**
 * A new password by a mailed code: every session ends, this browser gets a new one, and a mail says so.
 * @throws Refusal codeWrong, codeExpired, passwordTooShort, passwordCommon.
 */
export const resetPassword = async (
  deps: Deps,
  args: { email: string; code: string; password: string; storefront: string | null; browser: SigningBrowser },
): Promise<SignedInAnswer> => {
  const { email, password, browser, storefront } = args
  // Before a try of the code is counted.
  refuseWeak({ password, email })
  const code = await checkCode(deps, { email, purpose: 'reset', code: args.code, viewer: browser.viewer })
  const hash = await hashSecret(password)
  return inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const customerId = await customerAt(db, code.email)
    await useUpCode(deps, { db, code })
    await proveAddress(deps, { db, customerId })
    await endSessions(db, { customerId })
    await setPassword(db, { customerId, hash })
    const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
    if (!customer) throw new Refusal('codeExpired')
    await tellChanged({ transaction, customer, storefront })
    const cookie = await beginSession(deps, { db, customerId, way: 'code', browser })
    return { uid: customer.number, mustSetPassword: false, cookie }
  })
}

const tellChanged = ({
  transaction,
  customer,
  storefront,
}: {
  transaction: Transaction
  customer: Pick<Customer, 'email' | 'locale'>
  storefront: string | null
}): Promise<void> =>
  queueMail({
    transaction,
    mail: {
      to: customer.email,
      template: 'account_notice',
      locale: customer.locale,
      key: `password_changed:${crypto.randomUUID()}`,
      params: { notice: 'password_changed', storefront },
    },
  })
