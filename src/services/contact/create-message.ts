import { cleanName, cleanText } from '@/domain/accounts/clean-name'
import { contact_messages } from '@/payload-schema'
import type { Deps } from '../deps'
import { letterLimit } from '../mails/letter-limit'
import { queueMail } from '../mails/queue-mail'
import type { Place } from '../sittings/find-place'
import { inTransaction } from '../transaction'
import type { Viewer } from '../visitors/viewer'

type Message = {
  /** Where it was written. */
  storefront: Place['storefront']
  hl: string
  email: string
  topic: string
  message: string
  /** The id of the order that it is about. */
  order: string | null
  viewer: Viewer
}

/** Stores what a visitor wrote and acknowledges it by mail, unless the mailbox has had its share of letters. */
export const createMessage = async (
  deps: Deps,
  { storefront, hl, email, topic, message, order, viewer }: Message,
): Promise<void> => {
  const acknowledged = await letterLimit(deps, { to: email, viewer, refuse: 'nothing' })
  await inTransaction(deps, async (transaction) => {
    const [row] = await transaction.db
      .insert(contact_messages)
      .values({
        email,
        topic: cleanName(topic),
        message: cleanText(message),
        locale: hl,
        storefront: storefront.id,
        order,
      })
      .returning({ id: contact_messages.id })
    if (!acknowledged) return
    await queueMail({
      transaction,
      mail: {
        to: email,
        template: 'contact_received',
        locale: hl,
        key: `contact:${row?.id}`,
        params: { storefront: storefront.code },
      },
    })
  })
}
