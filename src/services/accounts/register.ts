import { eq } from '@payloadcms/db-postgres/drizzle'
import { cleanName } from '@/domain/accounts/clean-name'
import type { CallParsed } from '@/domain/api/calls'
import { customers } from '@/payload-schema'
import { versionInForce } from '../consents/version-in-force'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { Place } from '../sittings/find-place'
import { inTransaction } from '../transaction'
import type { Viewer } from '../visitors/viewer'
import { askCode } from './ask-code'
import { ensureCustomer, type PendingAccount, recordAccountConsents, setPassword } from './begin-account'
import { beginSession, type SigningBrowser } from './begin-session'
import { hashSecret } from './hash-secret'
import { proveAddress } from './prove-address'
import { refuseWeak } from './refuse-weak'
import type { SignedInAnswer } from './sign-in'
import { checkCode, customerAt, useUpCode } from './spend-code'

/**
 * Asks for an account. Nothing of it exists until the mailed code comes back: nobody can set up an account at an address
 * that is not theirs and wait for its owner. What was asked for waits beside the code.
 */
export const register = async (
  deps: Deps,
  args: {
    asked: CallParsed<'user.register'>['body']
    place: Place
    viewer: Viewer & { visitorHash: string }
  },
): Promise<{ sent: true }> => {
  const { asked, place, viewer } = args
  if (!asked.agreed) throw new Refusal('privacyMissing')
  refuseWeak(asked)
  const pending: PendingAccount = {
    name: cleanName(asked.name),
    passwordHash: await hashSecret(asked.password),
    locale: asked.hl,
    marketing: asked.marketing ?? false,
    privacyVersion: await versionInForce(deps.payload.db.drizzle, {
      storefrontId: place.storefront.id,
      page: 'privacy',
    }),
    ip: viewer.ip,
  }
  return askCode(deps, {
    email: asked.email,
    purpose: 'register',
    storefront: place.storefront.code,
    locale: asked.hl,
    viewer,
    pending,
  })
}

/** Begins the account that was asked for in this browser, and signs in. @throws Refusal codeWrong, codeExpired. */
export const finishRegistration = async (
  deps: Deps,
  { email, code: typed, browser }: { email: string; code: string; browser: SigningBrowser },
): Promise<SignedInAnswer> => {
  const code = await checkCode(deps, { email, purpose: 'register', code: typed, viewer: browser.viewer })
  const pending = code.pending as PendingAccount | null
  if (!pending) throw new Refusal('codeExpired')
  return inTransaction(deps, async ({ db }) => {
    await ensureCustomer(db, { email: code.email, locale: pending.locale })
    const customerId = await customerAt(db, code.email)
    await useUpCode(deps, { db, code })
    // A purchase may have begun the account meanwhile; the mailbox is the same, and this is its first proof. Where somebody
    // has proven it already, a registration must not replace their password without a word: a reset tells them.
    const [known] = await db
      .select({ provenAt: customers.provenAt })
      .from(customers)
      .where(eq(customers.id, customerId))
    if (known?.provenAt) throw new Refusal('codeExpired')
    await proveAddress(deps, { db, customerId })
    await setPassword(db, { customerId, hash: pending.passwordHash })
    const now = deps.now().toISOString()
    const [customer] = await db
      .update(customers)
      // Nothing is left of a name of hidden characters.
      .set({ name: pending.name || null, ...(pending.marketing ? { marketingAt: now } : {}) })
      .where(eq(customers.id, customerId))
      .returning({ number: customers.number })
    await recordAccountConsents(deps, { db, customerId, pending })
    const cookie = await beginSession(deps, { db, customerId, way: 'register', browser })
    return { uid: customer?.number ?? '', mustSetPassword: false, cookie }
  })
}
