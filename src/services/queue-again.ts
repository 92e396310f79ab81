import { and, eq, lt, ne } from '@payloadcms/db-postgres/drizzle'
import { mails, provider_events } from '@/payload-schema'
import type { Deps } from './deps'

const PATIENCE_MS = 15 * 60_000

/**
 * Mails and events are the truth, their jobs only a reminder, and a job gives up after about an hour. Whatever nobody
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
  const events = await db
    .update(provider_events)
    .set(touched)
    .where(and(ne(provider_events.state, 'applied'), lt(provider_events.updatedAt, before)))
    .returning({ id: provider_events.id })
  const jobs = await deps.jobs()
  for (const { id } of letters) await jobs.send('send-mail', { mailId: id })
  for (const { id } of events) await jobs.send('apply-event', { eventId: id })
  return `queued ${letters.length} mails and ${events.length} events again`
}
