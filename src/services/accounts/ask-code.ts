import { eq } from '@payloadcms/db-postgres/drizzle'
import { CODE_MINUTES, type CodePurpose } from '@/domain/accounts/email-code'
import { accountAddress } from '@/domain/accounts/profile'
import { mailboxOf } from '@/domain/mailbox'
import { customers, email_codes } from '@/payload-schema'
import type { Deps } from '../deps'
import { letterLimit } from '../mails/letter-limit'
import { type QueuedMail, queueMail } from '../mails/queue-mail'
import { inTransaction } from '../transaction'
import { limitRate } from '../visitors/limit-rate'
import type { Viewer } from '../visitors/viewer'
import type { PendingAccount, PendingEntry } from './begin-account'

type Asked = {
  email: string
  purpose: CodePurpose
  /** The code of the storefront in whose name it is mailed. */
  storefront: string | null
  locale: string
  viewer: Viewer & { visitorHash: string }
  /** Who moves to another address. */
  customerId?: string
  /** What an account would begin with. For `login`: there may be one or none, and the same mail goes to both. */
  pending?: PendingAccount | PendingEntry
}

/** For which purposes a code needs an account at the address; for the others there must be none. */
const NEEDS_ACCOUNT: Record<CodePurpose, boolean> = {
  register: false,
  login: true,
  reset: true,
  change: false,
}

/**
 * Mails a code, which the worker makes as it writes the mail (mails/account-mails.ts). An address for which there is
 * nothing to prove gets a mail that says so, and a row that no code opens: who asks sees no difference, in words or work.
 * Asking again replaces the code. Five an hour for an address from one network, and of letters what domain/mail/letter-windows.ts
 * leaves; a stranger elsewhere uses none of them up.
 */
export const askCode = async (deps: Deps, asked: Asked): Promise<{ sent: true }> => {
  const { purpose, viewer, storefront, locale } = asked
  const email = accountAddress(asked.email)
  await limitRate(deps, {
    name: 'email-codes',
    subject: `${mailboxOf(email)}|${viewer.network}`,
    max: 5,
    windowSeconds: 3600,
  })
  const lettersLeft = await letterLimit(deps, { to: email, viewer, refuse: 'own' })
  const now = deps.now()
  await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const [account] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
    const fresh = {
      customer: asked.customerId ?? null,
      pending: asked.pending ?? null,
      hash: null,
      tries: 0,
      usedAt: null,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString(),
    }
    const [code] = await db
      .insert(email_codes)
      .values({ email, purpose, visitorHash: viewer.visitorHash, ...fresh })
      .onConflictDoUpdate({
        target: [email_codes.email, email_codes.purpose, email_codes.visitorHash],
        set: fresh,
      })
      .returning({ id: email_codes.id })
    if (!code) throw new Error('The code was not stored.')
    if (!lettersLeft) return
    const enters = purpose === 'login' && asked.pending !== undefined
    const wanted = enters || (account !== undefined) === NEEDS_ACCOUNT[purpose]
    const content: Pick<QueuedMail, 'template' | 'params'> = wanted
      ? { template: 'email_code', params: { codeId: code.id, storefront } }
      : {
          template: 'account_notice',
          params: { notice: account ? 'already_registered' : 'no_account', storefront },
        }
    await queueMail({
      transaction,
      mail: { to: email, locale, key: `code:${crypto.randomUUID()}`, ...content },
    })
  })
  return { sent: true }
}
