import { randomBytes } from 'node:crypto'
import { desc, eq } from '@payloadcms/db-postgres/drizzle'
import { isWriterGone, type StateAfterReply } from '@/domain/contact/reply'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { contact_messages, contact_messages_replies } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { HttpRefusal, Refusal } from '../refusal'
import { inTransaction } from '../transaction'

type Reply = {
  message: string
  text: string
  state: StateAfterReply
  /** How many replies its writer had before their eyes. */
  seen: number
  by: string
}

/**
 * Answers a message: keeps the reply with it, sets where it stands and queues the mail, all of it or nothing. Two colleagues
 * who answer at once do so one after the other, and the second is told first what the other wrote.
 * @throws HttpRefusal notFound; Refusal repliedMeanwhile, writerGone.
 */
export const sendReply = (
  deps: Deps,
  { message: messageId, text, state, seen, by }: Reply,
): Promise<{ replyId: string }> =>
  inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const [message] = await db
      .select()
      .from(contact_messages)
      .where(eq(contact_messages.id, messageId))
      .for('update')
    if (!message) throw new HttpRefusal('notFound')
    if (isWriterGone(message.email)) throw new Refusal('writerGone')
    const sent = await db
      .select({ place: contact_messages_replies._order })
      .from(contact_messages_replies)
      .where(eq(contact_messages_replies._parentID, messageId))
      .orderBy(desc(contact_messages_replies._order))
    if (sent.length !== seen) throw new Refusal('repliedMeanwhile')
    // As Payload names the rows of an array.
    const replyId = randomBytes(12).toString('hex')
    const now = deps.now().toISOString()
    await db.insert(contact_messages_replies).values({
      _order: (sent[0]?.place ?? 0) + 1,
      _parentID: messageId,
      id: replyId,
      text,
      by,
      sentAt: now,
    })
    await db.update(contact_messages).set({ state, updatedAt: now }).where(eq(contact_messages.id, messageId))
    await queueMail({
      transaction,
      mail: {
        to: message.email,
        template: 'support_reply',
        locale: message.locale ?? DEFAULT_LOCALE,
        key: `support_reply:${replyId}`,
        params: { replyId },
      },
    })
    return { replyId }
  })
