import { and, eq, gt, inArray, type SQL } from '@payloadcms/db-postgres/drizzle'
import { accountAddress } from '@/domain/accounts/profile'
import type { SecretKind } from '@/domain/accounts/secrets'
import type { SignInWay } from '@/domain/accounts/session'
import { customer_secrets, customers } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { inTransaction, type TransactionHandle } from '../transaction'
import { limitFailures } from '../visitors/limit-failures'
import { hashToken } from '../visitors/tokens'
import type { PendingEntry } from './begin-account'
import { beginSession, type SigningBrowser } from './begin-session'
import { enterAccount } from './enter-account'
import { matchesSecret } from './hash-secret'
import { proveAddress } from './prove-address'
import { checkCode, customerAt, useUpCode } from './spend-code'

export type SignedInAnswer = { uid: string; mustSetPassword: boolean; cookie: string }

const WINDOW_SECONDS = 15 * 60

/**
 * Signs in with a password, or with the temporary one that a purchase mailed. What fills up is the pair of an address and a
 * network, so nobody can lock somebody else out from elsewhere; when a network has failed too often at other addresses, a right
 * password still signs in. An unknown address costs the same work as a known one.
 * @throws Refusal loginWrong.
 */
export const signInByPassword = async (
  deps: Deps,
  { email, password, browser }: { email: string; password: string; browser: SigningBrowser },
): Promise<SignedInAnswer> => {
  const account = accountAddress(email)
  const { network } = browser.viewer
  const window = { name: 'customer-sign-in', windowSeconds: WINDOW_SECONDS }
  const guard = {
    closing: [{ ...window, subject: `${account}|${network}`, max: 5 }],
    telling: { ...window, subject: `ip:${network}`, max: 50 },
    failed: (result: SignedInAnswer | null) => result === null,
  }
  const answer = await limitFailures(deps, guard, async () => {
    const secrets = await readSecrets(deps, account)
    const right = await matchesSecret({ text: password, hash: secrets.password })
    if (right && secrets.customerId && secrets.password)
      return beginByPassword(deps, {
        customerId: secrets.customerId,
        password: secrets.password,
        browser,
      })
    // Copied from a mail with its end. It never holds a blank itself; a password of their own may.
    return spendSecret(deps, { kind: 'temporary', text: password.trim(), account, browser })
  })
  if (!answer) throw new Refusal('loginWrong')
  return answer
}

const readSecrets = async ({ payload }: Pick<Deps, 'payload'>, account: string) => {
  const [row] = await payload.db.drizzle
    .select({ customerId: customers.id, password: customer_secrets.hash })
    .from(customers)
    .innerJoin(
      customer_secrets,
      and(eq(customer_secrets.customer, customers.id), eq(customer_secrets.kind, 'password')),
    )
    .where(eq(customers.email, account))
  return row ?? { customerId: null, password: null }
}

/**
 * Comparing a password takes its time. Whoever replaced it meanwhile, by a reset or a change, ended every session and must not
 * find one that began with the old one. @param password as it was stored when it was compared.
 */
const beginByPassword = (
  deps: Deps,
  { customerId, password, browser }: { customerId: string; password: string; browser: SigningBrowser },
): Promise<SignedInAnswer | null> =>
  inTransaction(deps, async ({ db }) => {
    await holdCustomers(db, eq(customers.id, customerId))
    const [still] = await db
      .select({ id: customer_secrets.id })
      .from(customer_secrets)
      .where(
        and(
          eq(customer_secrets.customer, customerId),
          eq(customer_secrets.kind, 'password'),
          eq(customer_secrets.hash, password),
        ),
      )
    return still ? beginIn(deps, { db, customerId, way: 'password', browser }) : null
  })

/** Until the transaction ends, nobody replaces a password of theirs or ends their sessions. Before their secrets, as they do. */
const holdCustomers = async (db: TransactionHandle, where: SQL | undefined): Promise<void> => {
  await db.select({ id: customers.id }).from(customers).where(where).for('no key update')
}

const beginIn = async (
  deps: Deps,
  args: { db: TransactionHandle; customerId: string; way: SignInWay; browser: SigningBrowser },
): Promise<SignedInAnswer> => {
  const { db, customerId } = args
  const [customer] = await db
    .select({ number: customers.number, secret: customer_secrets.id })
    .from(customers)
    .leftJoin(
      customer_secrets,
      and(eq(customer_secrets.customer, customers.id), eq(customer_secrets.kind, 'password')),
    )
    .where(eq(customers.id, customerId))
  if (!customer) throw new Refusal('loginWrong')
  return {
    uid: customer.number,
    mustSetPassword: customer.secret === null && (args.way === 'temporary' || args.way === 'link'),
    cookie: await beginSession(deps, args),
  }
}

/** Longer ago than any request that is still under way began. */
const SPENT_MS = 3_600_000

/**
 * What a purchase mailed, good once: whoever brings it reads the mailbox. null when there is no such secret, or a reset took
 * it back while this waited for it. Found and spent in one statement, and its time ends before that of any request that waits for the row, whose own clock may be behind.
 */
const spendSecret = (
  deps: Deps,
  {
    kind,
    text,
    account,
    browser,
  }: { kind: Exclude<SecretKind, 'password'>; text: string; account?: string; browser: SigningBrowser },
): Promise<SignedInAnswer | null> =>
  inTransaction(deps, async ({ db }) => {
    const now = deps.now()
    const owner = db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, account ?? ''))
    const isIt = and(
      eq(customer_secrets.kind, kind),
      eq(customer_secrets.hash, hashToken(text)),
      gt(customer_secrets.expiresAt, now.toISOString()),
      account === undefined ? undefined : inArray(customer_secrets.customer, owner),
    )
    const holder = db.select({ id: customer_secrets.customer }).from(customer_secrets).where(isIt)
    await holdCustomers(db, inArray(customers.id, holder))
    const [spent] = await db
      .update(customer_secrets)
      // Kept until a password of their own replaces it: it may not be chosen as that (refuseMailed in change-password.ts).
      .set({ expiresAt: new Date(now.getTime() - SPENT_MS).toISOString() })
      .where(isIt)
      .returning({ customerId: customer_secrets.customer })
    if (!spent) return null
    await proveAddress(deps, { db, customerId: spent.customerId })
    return beginIn(deps, { db, customerId: spent.customerId, way: kind, browser })
  })

/** Exchanges the link of the mail about a new account. @throws Refusal linkInvalid. */
export const signInByLink = async (
  deps: Deps,
  { token, browser }: { token: string; browser: SigningBrowser },
): Promise<SignedInAnswer> => {
  const answer = await spendSecret(deps, { kind: 'link', text: token, browser })
  if (!answer) throw new Refusal('linkInvalid')
  return answer
}

/**
 * Signs in with a mailed code, which proves the address; one that was asked for to enter begins an account where there is
 * none. @throws Refusal codeWrong, codeExpired.
 */
export const signInByCode = async (
  deps: Deps,
  { email, code: typed, browser }: { email: string; code: string; browser: SigningBrowser },
): Promise<SignedInAnswer> => {
  const code = await checkCode(deps, { email, purpose: 'login', code: typed, viewer: browser.viewer })
  return inTransaction(deps, async ({ db }) => {
    const pending = code.pending as PendingEntry | null
    const customerId = pending
      ? await enterAccount(deps, { db, email: code.email, pending })
      : await customerAt(db, code.email)
    await useUpCode(deps, { db, code })
    await proveAddress(deps, { db, customerId })
    return beginIn(deps, { db, customerId, way: 'code', browser })
  })
}
