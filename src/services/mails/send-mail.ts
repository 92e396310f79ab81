import { and, eq, isNotNull, isNull, lt, or, sql } from '@payloadcms/db-postgres/drizzle'
import { isErasedAddress } from '@/domain/mailbox'
import { type MailGateway, MailRefused } from '@/gateways/mail/mail-gateway'
import { mails } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { composeMail } from './compose-mail'
import { keepKey } from './letter-key'
import { recordRefused } from './record-refused'

/** A lease is renewed while its mail is on its way, and lapses soon after its worker died. */
const LEASE_MS = 15_000
const RENEW_EVERY_MS = 5_000
/** What the mail server took is noted again and again while the database is away; forgotten, it would be sent twice. */
const NOTE_AGAIN_MS = 500
const NOTE_FOR_MS = 10 * 60_000

/**
 * Sends one queued mail (queue-mail.ts). One worker at a time holds it; SMTP cannot tell whether a connection died before
 * or after the server took a mail, so a retry carries the same Message-ID, by which mailboxes know it again. Secrets in it
 * are made here and only their hashes stored. Without SMTP its text is kept in the admin instead (docs/decisions/0032).
 */
export const sendMail = async (
  deps: Deps & { mail: MailGateway },
  { mailId }: { mailId: string },
): Promise<string> => {
  const row = await claim(deps, mailId)
  if (typeof row === 'string') return row
  const renewing = setInterval(() => void renew(deps, mailId).catch(() => {}), RENEW_EVERY_MS)
  try {
    return await send(deps, row)
  } catch (error) {
    // Whoever tries again need not wait for the lease to lapse.
    await note(deps, mailId, { lastError: error instanceof Error ? error.message : 'unknown' }).catch(
      () => {},
    )
    throw error
  } finally {
    clearInterval(renewing)
  }
}

type Row = typeof mails.$inferSelect

/** Their subject names a code, of which only the hash may be stored: staff who read it could sign in as its owner. */
const SECRET_SUBJECTS: readonly Row['template'][] = ['email_code']

const send = async (deps: Deps & { mail: MailGateway }, row: Row): Promise<string> => {
  const mailId = row.id
  // Erased between being queued and being sent.
  const parts = isErasedAddress(row.to) ? null : await composeMail(deps, row)
  if (parts === null) {
    await note(deps, mailId, { status: 'failed', lastError: 'nothing to tell any more' })
    return 'skipped: nothing to tell any more'
  }
  await failpoint('mail.after_claim', row.to)
  try {
    await deps.mail.send({ to: row.to, messageId: row.messageId, ...parts })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    await note(deps, mailId, { status: 'failed', lastError: error.message })
    await recordRefused(deps, { mail: row })
    return 'given up: the mail server refuses it for good'
  }
  await failpoint('mail.after_send', row.to)
  let isRedirected = false
  await untilDone(async () => {
    // Before it is marked: what is marked is not looked at again.
    await keepKey(deps, row)
    const noted = await note(deps, mailId, {
      status: deps.mail.sends ? 'sent' : 'kept',
      sentAt: deps.mail.sends ? deps.now().toISOString() : null,
      subject: deps.mail.sends && SECRET_SUBJECTS.includes(row.template) ? null : parts.subject,
      text: deps.mail.sends ? null : parts.text,
      lastError: null,
      to: row.to,
    })
    isRedirected = !noted && (await isQueued(deps, mailId))
  })
  // Its address was corrected while it was on its way to the wrong one (sittings/move-address.ts): it has yet to go there.
  if (isRedirected) throw new Error('The address was changed while the mail was being sent.')
  await failpoint('mail.after_mark', row.to)
  return deps.mail.sends ? `sent ${row.template}` : `kept ${row.template}: no SMTP_URL is set`
}

/** The mail, now ours for a while; or a sentence why there is nothing to do. Throws while another worker holds it. */
const claim = async ({ payload, now }: Deps, mailId: string): Promise<Row | string> => {
  const db = payload.db.drizzle
  const at = now()
  const [row] = await db
    .update(mails)
    .set({
      leasedUntil: leaseFrom(at),
      tries: sql`${mails.tries} + 1`,
      updatedAt: at.toISOString(),
    })
    .where(
      and(
        eq(mails.id, mailId),
        eq(mails.status, 'queued'),
        or(isNull(mails.leasedUntil), lt(mails.leasedUntil, at.toISOString())),
      ),
    )
    .returning()
  if (row) return row
  const [found] = await db.select({ status: mails.status }).from(mails).where(eq(mails.id, mailId))
  if (!found) return 'skipped: the mail is gone'
  if (found.status !== 'queued') return `skipped: already ${found.status}`
  throw new Error('Another worker is sending this mail.')
}

const leaseFrom = (at: Date): string => new Date(at.getTime() + LEASE_MS).toISOString()

const renew = ({ payload, now }: Deps, mailId: string) =>
  payload.db.drizzle
    .update(mails)
    .set({ leasedUntil: leaseFrom(now()) })
    .where(and(eq(mails.id, mailId), eq(mails.status, 'queued'), isNotNull(mails.leasedUntil)))

/**
 * Writes down what became of a mail and lets go of it. What somebody else has brought to its end stays as it is, and with `to`
 * what has another address now. Whether it was written.
 */
const note = async (
  { payload }: Deps,
  mailId: string,
  { to, ...set }: Partial<typeof mails.$inferInsert>,
): Promise<boolean> => {
  const noted = await payload.db.drizzle
    .update(mails)
    .set({ ...set, leasedUntil: null })
    .where(
      and(eq(mails.id, mailId), eq(mails.status, 'queued'), to === undefined ? undefined : eq(mails.to, to)),
    )
    .returning({ id: mails.id })
  return noted.length > 0
}

const isQueued = async ({ payload }: Deps, mailId: string): Promise<boolean> => {
  const found = await payload.db.drizzle
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.status, 'queued')))
  return found.length > 0
}

const untilDone = async (work: () => Promise<unknown>): Promise<void> => {
  const end = performance.now() + NOTE_FOR_MS
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((done) => setTimeout(done, NOTE_AGAIN_MS))
    }
  }
}
