import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { type MailGateway, MailRefused } from '@/gateways/mail/mail-gateway'
import { mails } from '@/payload-schema'
import type { Deps } from '../deps'
import { recordAnomaly } from '../orders/record-anomaly'
import { composeMail } from './compose-mail'

/**
 * Sends one queued mail, at most once as far as SMTP allows: a retry carries the same Message-ID. Secrets in it are made
 * here and only their hashes stored. Without SMTP its text is kept in the admin instead (DECISIONS 32).
 */
export const sendMail = async (
  deps: Deps & { mail: MailGateway },
  { mailId }: { mailId: string },
): Promise<string> => {
  const db = deps.payload.db.drizzle
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId))
  if (!row) return 'skipped: the mail is gone'
  if (row.status === 'sent' || row.status === 'kept') return `skipped: already ${row.status}`
  const parts = await composeMail(deps, row)
  if (parts === null) {
    await db
      .update(mails)
      .set({ status: 'failed', lastError: 'nothing to tell any more' })
      .where(eq(mails.id, mailId))
    return 'skipped: nothing to tell any more'
  }
  try {
    await deps.mail.send({ to: row.to, messageId: row.messageId, ...parts })
  } catch (error) {
    if (error instanceof MailRefused) {
      await db.update(mails).set({ status: 'failed', lastError: error.message }).where(eq(mails.id, mailId))
      await recordAnomaly(deps, { kind: 'mail_refused', ref: mailId, detail: { template: row.template } })
      return 'given up: the mail server refuses it for good'
    }
    await db
      .update(mails)
      .set({ tries: sql`${mails.tries} + 1`, lastError: error instanceof Error ? error.message : 'unknown' })
      .where(eq(mails.id, mailId))
    throw error
  }
  await db
    .update(mails)
    .set({
      status: deps.mail.sends ? 'sent' : 'kept',
      sentAt: deps.mail.sends ? deps.now().toISOString() : null,
      tries: sql`${mails.tries} + 1`,
      subject: parts.subject,
      text: deps.mail.sends ? null : parts.text,
      lastError: null,
    })
    .where(eq(mails.id, mailId))
  return deps.mail.sends ? `sent ${row.template}` : `kept ${row.template}: no SMTP_URL is set`
}
