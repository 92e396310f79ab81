import { and, eq, gt, inArray, or } from '@payloadcms/db-postgres/drizzle'
import { readReturnedNotice } from '@/domain/mail/returned-notice'
import { mails } from '@/payload-schema'
import type { Deps } from '../deps'
import { inTransaction } from '../transaction'
import { holdReceipts, takeKey } from './letter-key'
import { recordRefused } from './record-refused'

const MOST_ERROR_CHARS = 200

/**
 * Notes that a mail which its server took came back (cms/endpoints/pay/mail-returned.ts): its buyer is told as of one that
 * was refused at once, and so are staff. The same notice again, or one about a mail that we never sent, does nothing.
 */
export const markReturned = async (deps: Deps, { raw }: { raw: string }): Promise<string> => {
  const notice = readReturnedNotice(raw)
  if (!notice) return 'ignored: no notice of a mail that came back for good'
  const lastError = `returned: ${notice.status} ${notice.reason}`.trim().slice(0, MOST_ERROR_CHARS)
  return inTransaction(deps, async ({ db }) => {
    const cameBack = and(
      inArray(mails.messageId, notice.messageIds),
      // It may come back before its worker has noted that it was sent.
      or(eq(mails.status, 'sent'), and(eq(mails.status, 'queued'), gt(mails.tries, 0))),
    )
    const found = await db
      .select({ template: mails.template, params: mails.params, to: mails.to })
      .from(mails)
      .where(cameBack)
    await holdReceipts(db, found)
    const returned = await db
      .update(mails)
      .set({ status: 'failed', lastError, leasedUntil: null, updatedAt: deps.now().toISOString() })
      .where(cameBack)
      .returning({ id: mails.id, template: mails.template, params: mails.params, to: mails.to })
    for (const mail of returned) {
      await takeKey(db, { mail, now: deps.now() })
      await recordRefused(deps, { mail, detail: { status: notice.status }, db })
    }
    return returned.length > 0
      ? `marked ${returned.length} as returned: ${notice.status}`
      : 'ignored: none of our mails, or one that is known to have failed'
  })
}
