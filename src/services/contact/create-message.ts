import { contact_messages } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { findPlace } from '../sittings/find-place'
import { inTransaction } from '../transaction'

type Message = { appExamId: string; hl: string; email: string; topic: string; message: string }

/** Stores what a visitor wrote and acknowledges it by mail. */
export const createMessage = async (
  deps: Deps,
  { appExamId, hl, email, topic, message }: Message,
): Promise<void> => {
  const { storefront } = await findPlace(deps, appExamId)
  await inTransaction(deps, async (transaction) => {
    const [row] = await transaction.db
      .insert(contact_messages)
      .values({ email, topic, message, locale: hl, storefront: storefront.id })
      .returning({ id: contact_messages.id })
    await queueMail({
      transaction,
      mail: {
        to: email,
        template: 'contact_received',
        locale: hl,
        key: `contact:${row?.id}`,
        params: { appExamId },
      },
    })
  })
}
