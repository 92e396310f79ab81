import { and, eq, gt, isNull, type SQL } from '@payloadcms/db-postgres/drizzle'
import { DATA_LINK_MINUTES } from '@/domain/accounts/email-code'
import { accountAddress } from '@/domain/accounts/profile'
import { mailboxOf } from '@/domain/mailbox'
import { customers, email_codes } from '@/payload-schema'
import type { Deps } from '../deps'
import { letterLimit } from '../mails/letter-limit'
import { queueMail } from '../mails/queue-mail'
import { Refusal } from '../refusal'
import { inTransaction, type TransactionHandle } from '../transaction'
import { limitRate } from '../visitors/limit-rate'
import { hashToken } from '../visitors/tokens'
import type { Viewer } from '../visitors/viewer'

/** Whose data a link opens: those of whoever reads a mailbox, and of the customer with that address, if there is one. */
export type Subject = { linkId: string; address: string; customer: string | null }

type Asked = {
  email: string
  locale: string
  /** The code of the storefront in whose name it is mailed. */
  storefront: string | null
  viewer: Viewer & { visitorHash: string }
}

/**
 * Mails a link that opens everything kept about an address, with or without an account. The same answer and the same mail
 * whatever is kept: only whoever reads the mailbox learns it. The worker makes the token as it writes the mail.
 */
export const askDataLink = async (deps: Deps, { viewer, ...asked }: Asked): Promise<{ sent: true }> => {
  const email = accountAddress(asked.email)
  await limitRate(deps, {
    name: 'data-links',
    subject: `${mailboxOf(email)}|${viewer.network}`,
    max: 5,
    windowSeconds: 3600,
  })
  if (!(await letterLimit(deps, { to: email, viewer, refuse: 'own' }))) return { sent: true }
  const fresh = { hash: null, tries: 0, usedAt: null, expiresAt: untilFrom(deps.now()) }
  await inTransaction(deps, async (transaction) => {
    const [link] = await transaction.db
      .insert(email_codes)
      .values({ email, purpose: 'data', visitorHash: viewer.visitorHash, ...fresh })
      .onConflictDoUpdate({
        target: [email_codes.email, email_codes.purpose, email_codes.visitorHash],
        set: fresh,
      })
      .returning({ id: email_codes.id })
    if (!link) throw new Error('The link was not stored.')
    await queueMail({
      transaction,
      mail: {
        to: email,
        locale: asked.locale,
        template: 'data_link',
        params: { codeId: link.id, storefront: asked.storefront },
        key: `data:${crypto.randomUUID()}`,
      },
    })
  })
  return { sent: true }
}

/** Until when a link works that is mailed now. */
export const untilFrom = (now: Date): string =>
  new Date(now.getTime() + DATA_LINK_MINUTES * 60_000).toISOString()

/** Whose data this link opens. It works from any browser until its time is over. @throws Refusal linkInvalid. */
export const findSubject = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  token: string,
): Promise<Subject> => {
  const [link] = await payload.db.drizzle
    .select({ linkId: email_codes.id, address: email_codes.email, customer: customers.id })
    .from(email_codes)
    .leftJoin(customers, eq(customers.email, email_codes.email))
    .where(opensData(token, now()))
  if (!link) throw new Refusal('linkInvalid')
  return link
}

/**
 * Ends a link with what it is used for once, and returns its address. Whoever brings it at the same time waits for the
 * row, and finds it gone; if the transaction fails it is good as before. @throws Refusal linkInvalid.
 */
export const spendLink = async (
  { now }: Pick<Deps, 'now'>,
  { token, db }: { token: string; db: TransactionHandle },
): Promise<string> => {
  const [link] = await db
    .delete(email_codes)
    .where(opensData(token, now()))
    .returning({ address: email_codes.email })
  if (!link) throw new Refusal('linkInvalid')
  return link.address
}

const opensData = (token: string, now: Date): SQL | undefined =>
  and(
    eq(email_codes.hash, hashToken(token)),
    eq(email_codes.purpose, 'data'),
    isNull(email_codes.usedAt),
    gt(email_codes.expiresAt, now.toISOString()),
  )
