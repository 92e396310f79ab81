import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { consents } from '@/payload-schema'
import { versionInForce } from '../consents/version-in-force'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { Place } from '../sittings/find-place'
import type { TransactionHandle } from '../transaction'
import type { Viewer } from '../visitors/viewer'
import { askCode } from './ask-code'
import { ensureCustomer, type PendingEntry, recordAccountConsents } from './begin-account'
import { customerAt } from './spend-code'

type Asked = {
  email: string
  locale: string
  agreed: boolean
  place: Place
  viewer: Viewer & { visitorHash: string }
}

/**
 * Mails a code that signs in where the address has an account and begins one where it has none (docs/decisions/0037). Rows,
 * mail and answer are the same for both: nobody learns which it was. @throws Refusal privacyMissing.
 */
export const askToEnter = async (deps: Deps, asked: Asked): Promise<{ sent: true }> => {
  const { email, locale, agreed, place, viewer } = asked
  if (!agreed) throw new Refusal('privacyMissing')
  const pending: PendingEntry = {
    locale,
    marketing: false,
    privacyVersion: await versionInForce(deps.payload.db.drizzle, {
      storefrontId: place.storefront.id,
      page: 'privacy',
    }),
    ip: viewer.ip,
  }
  const { storefront } = place
  return askCode(deps, { email, purpose: 'login', storefront: storefront.code, locale, viewer, pending })
}

/**
 * The customer of an address whose code came back, begun without a password if there is none, and held until the transaction
 * ends. What was agreed to is written down once: whose account came with a purchase has proved the address and agreed to nothing.
 * @throws Refusal codeExpired, where an erasure or a change of the address was faster.
 */
export const enterAccount = async (
  deps: Pick<Deps, 'now'>,
  { db, email, pending }: { db: TransactionHandle; email: string; pending: PendingEntry },
): Promise<string> => {
  await ensureCustomer(db, { email, locale: pending.locale })
  const customerId = await customerAt(db, email)
  const [agreed] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.customer, customerId), eq(consents.kind, 'account')))
    .limit(1)
  if (!agreed) await recordAccountConsents(deps, { db, customerId, pending })
  return customerId
}
