import { randomUUID } from 'node:crypto'
import { env } from '@/config/env'
import { mails } from '@/payload-schema'
import type { Transaction } from '../transaction'
import type { LetterParams } from './letter-params'

export type QueuedMail = {
  to: string
  template: typeof mails.$inferInsert.template
  locale: string
  params: LetterParams
  /** One mail a key. */
  key: string
  /** About a test of mental health: no staff role sees it. */
  health?: boolean
}

/**
 * Stores a mail and its job in the transaction of what it tells about. Asking twice sends once. src/worker.ts
 * hands the job to send-mail.ts.
 */
export const queueMail = async ({
  transaction,
  mail,
}: {
  transaction: Transaction
  mail: QueuedMail
}): Promise<void> => {
  const messageId = `<${randomUUID()}@${new URL(env().SITE_URL).hostname}>`
  const [row] = await transaction.db
    .insert(mails)
    .values({ ...mail, messageId, status: 'queued' })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  if (row) await transaction.send('send-mail', { mailId: row.id })
}
