import { eq } from '@payloadcms/db-postgres/drizzle'
import { isErasedAddress, mailboxOf } from '@/domain/mailbox'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import { HttpRefusal, Refusal } from '../refusal'
import type { OwnSitting } from '../sittings/find-sitting'
import { moveAddress } from '../sittings/move-address'
import { inTransaction } from '../transaction'
import { welcomeBack } from '../visitors/keys'
import { limitRates } from '../visitors/limit-rate'
import type { Viewer } from '../visitors/viewer'
import type { OrderRow } from './find-order'
import { isOfHealth } from './subject/is-of-health'

type Asked = { order: OrderRow; sitting: OwnSitting | null; email?: string; viewer: Viewer }

/**
 * Mails a paid order's receipt, with a link of its own, once more (docs/facts/commerce.md R9); to another address:
 * that one is the sitting's from now on. Five an hour a sitting; three an hour and ten a day to a mailbox from one network.
 * A receipt is the buyer's: no other letter to the mailbox holds it up, and it holds up no other. What is a customer's own
 * goes to the address of their account only.
 */
export const resendReceipt = async (
  deps: Deps,
  { order, sitting, email, viewer }: Asked,
): Promise<{ email: string }> => {
  if (!GRANTING_STATUSES.includes(order.status)) throw new Refusal('noRetrievableReport')
  const to = email ?? order.email
  // It was erased on the wish of whoever reads that mailbox.
  if (isErasedAddress(to)) throw new Refusal('emailMissing')
  if (!sitting && to !== order.email)
    throw new HttpRefusal('malformed', { issues: [{ path: 'email', message: 'the address of the account' }] })
  const from = `${mailboxOf(to)}|${viewer.network}`
  await limitRates(deps, [
    { name: 'resend-sitting', subject: sitting?.id ?? order.id, max: 5, windowSeconds: 3600 },
    { name: 'resend-hour', subject: from, max: 3, windowSeconds: 3600 },
    { name: 'resend-day', subject: from, max: 10, windowSeconds: 24 * 3600 },
  ])
  await inTransaction(deps, async (transaction) => {
    if (sitting)
      await transaction.db
        .select({ id: sittings.id })
        .from(sittings)
        .where(eq(sittings.id, sitting.id))
        .for('no key update')
    // Its owner names the mailbox: a letter that came back there before does not keep this one's link shut.
    if (sitting) await welcomeBack(transaction.db, { sittingIds: [sitting.id], mailbox: to })
    if (sitting && to !== order.email) await moveAddress(deps, { transaction, sitting, email: to, viewer })
    await queueMail({
      transaction,
      mail: {
        to,
        template: 'report_ready',
        locale: order.locale,
        key: `receipt_copy:${crypto.randomUUID()}`,
        // Not `orderId`: of mails with that the books count exactly one an order (docs/facts/commerce.md I7).
        params: { copyOf: order.id },
        health: await isOfHealth(transaction.db, order),
      },
    })
  })
  return { email: to }
}
