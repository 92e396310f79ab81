import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import { type AnomalyRepair, excessOf } from '@/domain/orders/anomaly-repairs'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { receiptKey } from '@/domain/orders/receipt-key'
import { entitlements, mails, orders, payment_attempts, provider_events } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import { applyPaymentFact } from '../payments/apply-payment-fact'
import { grantEntitlement, sendReceipt } from '../payments/grant'
import { requestRefund } from '../refunds/request-refund'
import { inTransaction } from '../transaction'
import type { AnomalyRow, Subject } from './find-subject'
import { readKept } from './read-kept'

type Task = { row: AnomalyRow; subject: Subject; by: string }

/** Does what the table of repairs says; returns a sentence that says what came of it. */
export const carryOut = (
  deps: Deps,
  { repair, ...task }: Task & { repair: AnomalyRepair },
): Promise<string> => DO[repair](deps, task)

const NO_SUBJECT = 'skipped: what it is about was not found'

const askPayment = async (deps: Deps, { subject: { payment } }: Task): Promise<string> =>
  payment ? applyPaymentFact(deps, payment) : NO_SUBJECT

const askOrder = async (deps: Deps, { subject: { order } }: Task): Promise<string> => {
  if (!order) return NO_SUBJECT
  const attempts = await deps.payload.db.drizzle
    .select({ provider: payment_attempts.provider, intentId: payment_attempts.intentId })
    .from(payment_attempts)
    .where(eq(payment_attempts.order, order.id))
  const said: string[] = []
  for (const { provider, intentId } of attempts)
    if (intentId) said.push(await applyPaymentFact(deps, { provider, intentId }))
  return said.join('; ') || 'skipped: no attempt of it reached a provider'
}

const refundExcess = async (deps: Deps, task: Task): Promise<string> => {
  const { order } = task.subject
  if (!order) return NO_SUBJECT
  const asked = await askOrder(deps, task)
  const { charged, refunded, withheld, pending } = await readKept(deps, order.id)
  const kept = charged - refunded - withheld - pending
  const amount = excessOf({ kept, total: order.total, kind: task.row.kind })
  if (amount === 0) return `${asked}; nothing more to refund`
  const { refundIds } = await requestRefund(deps, {
    orderId: order.id,
    amount,
    note: task.row.kind,
    askedBy: task.by,
    // The same excess of the same moment is refunded once, by however many people.
    key: `anomaly_${task.row.id}_${charged}_${refunded}`,
  })
  return `${asked}; asked for ${refundIds.length} refunds of ${amount} ${order.currency}`
}

const alignAccess = async (deps: Deps, { subject }: Task): Promise<string> => {
  const { order } = subject
  if (!order) return NO_SUBJECT
  return inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const [held] = await db.select().from(orders).where(eq(orders.id, order.id)).for('update')
    if (!held) return NO_SUBJECT
    if (GRANTING_STATUSES.includes(held.status)) {
      await grantEntitlement(deps, { transaction, order: held })
      return `opened what order ${held.number} sold`
    }
    await db
      .update(entitlements)
      .set({ revokedAt: deps.now().toISOString() })
      .where(and(eq(entitlements.order, held.id), isNull(entitlements.revokedAt)))
    return `closed what order ${held.number} no longer pays for`
  })
}

const sendReceiptAgain = async (deps: Deps, { subject: { order } }: Task): Promise<string> => {
  if (!order) return NO_SUBJECT
  return inTransaction(deps, async (transaction) => {
    const [mail] = await transaction.db
      .select({ id: mails.id, status: mails.status })
      .from(mails)
      .where(eq(mails.key, receiptKey({ order: order.id, sku: order.sku })))
      .for('update')
    if (!mail) return queueFirst({ transaction, order })
    if (mail.status === 'sent' || mail.status === 'kept') return 'skipped: the receipt was sent'
    await transaction.db.update(mails).set({ status: 'queued' }).where(eq(mails.id, mail.id))
    await transaction.send('send-mail', { mailId: mail.id })
    return 'queued the receipt again'
  })
}

const queueFirst = async (args: Parameters<typeof sendReceipt>[0] & { order: OrderRow }): Promise<string> => {
  await sendReceipt(args)
  return 'queued the receipt'
}

const workOffEvent = async (deps: Deps, { row }: Task): Promise<string> => {
  const [provider = '', ...rest] = row.ref.split(':')
  const db = deps.payload.db.drizzle
  const here = and(eq(provider_events.provider, provider), eq(provider_events.eventId, rest.join(':')))
  const [event] = await db.select().from(provider_events).where(here)
  if (!event) return NO_SUBJECT
  const outcome = event.intentId
    ? await applyPaymentFact(deps, { provider, intentId: event.intentId })
    : 'skipped: the event names no intent'
  await db.update(provider_events).set({ state: 'applied', outcome }).where(here)
  return outcome
}

const DO: Record<AnomalyRepair, (deps: Deps, task: Task) => Promise<string>> = {
  ask_payment: askPayment,
  ask_order: askOrder,
  refund_excess: refundExcess,
  align_access: alignAccess,
  send_receipt: sendReceiptAgain,
  work_off_event: workOffEvent,
}
