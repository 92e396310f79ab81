import { and, eq, inArray, lt } from '@payloadcms/db-postgres/drizzle'
import { OPEN_REFUND_STATUSES } from '@/domain/orders/refund-machine'
import { mails, refunds } from '@/payload-schema'
import type { Deps } from './deps'

const PATIENCE_MS = 15 * 60_000

/**
 * Mails and refunds are the truth, their jobs only a reminder, and a job gives up after some ten minutes. Whatever nobody
 * has touched for a while gets a new one, so that a mail server that is down for a day costs no mail.
 */
export const queueAgain = async (deps: Deps): Promise<string> => {
  const now = deps.now()
  const before = new Date(now.getTime() - PATIENCE_MS).toISOString()
  const touched = { updatedAt: now.toISOString() }
  const db = deps.payload.db.drizzle
  const letters = await db
    .update(mails)
    .set(touched)
    .where(and(eq(mails.status, 'queued'), lt(mails.updatedAt, before)))
    .returning({ id: mails.id })
  const back = await db
    .update(refunds)
    .set(touched)
    .where(and(inArray(refunds.status, [...OPEN_REFUND_STATUSES]), lt(refunds.updatedAt, before)))
    .returning({ id: refunds.id })
  const jobs = await deps.jobs()
  for (const { id } of letters) await jobs.send('send-mail', { mailId: id })
  for (const { id } of back) await jobs.send('make-refund', { refundId: id })
  return `queued ${letters.length} mails and ${back.length} refunds again`
}
