import { and, eq, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { type AnomalyRepair, excessOf } from '@/domain/orders/anomaly-repairs'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { receiptKey } from '@/domain/orders/receipt-key'
import { OPEN_REFUND_STATUSES } from '@/domain/orders/refund-machine'
import { mails, payment_attempts, provider_events, refunds } from '@/payload-schema'
import type { Colleague } from '../admins/write-audit'
import type { Deps } from '../deps'
import { enqueueReceipt } from '../orders/enqueue-receipt'
import type { OrderRow } from '../orders/find-order'
import { grantEntitlement } from '../orders/grant-entitlement'
import { revokeEntitlements } from '../orders/revoke-entitlements'
import { applyPaymentFact } from '../payments/apply-payment-fact'
import { lockOrder } from '../payments/lock-order'
import { balanceBooks } from '../reconciliation/balance-books'
import { decideRefund } from '../refunds/decide-refund'
import { retryRefunds } from '../refunds/retry-refunds'
import { sendRefund } from '../refunds/send-refund'
import { inTransaction } from '../transaction'
import type { AnomalyRow, Subject } from './find-subject'
import { readKept } from './read-kept'

type Task = {
  row: AnomalyRow
  subject: Subject
  by: string
  /** Of the staff, for the log: what moves money is written there with it. */
  colleague?: Colleague
}

/** Does what the table of repairs says; returns a sentence that says what came of it. */
export const executeRepair = (
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
  const { charged, refunded, withheld, pending, lost } = await readKept(deps, order.id)
  const kept = charged - refunded - withheld - pending
  const amount = excessOf({ kept, total: order.total, kind: task.row.kind })
  if (amount === 0) return `${asked}; nothing more to refund`
  const { refundIds } = await decideRefund(deps, {
    orderId: order.id,
    amount,
    note: task.row.kind,
    askedBy: task.by,
    ...(task.colleague && { colleague: { ...task.colleague, limited: false, at: deps.now() } }),
    // The same excess of the same moment is refunded once, by however many people.
    key: `anomaly_${task.row.id}_${charged}_${refunded}_${lost}`,
  })
  return `${asked}; asked for ${refundIds.length} refunds of ${amount} ${order.currency}`
}

const refundOnceMore = async (deps: Deps, { subject: { payment }, by }: Task): Promise<string> =>
  payment ? retryRefunds(deps, { payment, by }) : NO_SUBJECT

/** The line of the books names an order, or a payment of none. */
const makeWaitingRefunds = async (deps: Deps, { row, subject: { order } }: Task): Promise<string> => {
  const waiting = await deps.payload.db.drizzle
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        order
          ? eq(refunds.order, order.id)
          : and(isNull(refunds.order), sql`${refunds.provider} || ':' || ${refunds.intentId} = ${row.ref}`),
        inArray(refunds.status, [...OPEN_REFUND_STATUSES]),
      ),
    )
  const said: string[] = []
  for (const { id } of waiting) said.push(await sendRefund(deps, { refundId: id }))
  return said.join('; ') || 'skipped: no refund of it waits'
}

const alignAccess = async (deps: Deps, { subject }: Task): Promise<string> => {
  const { order } = subject
  if (!order) return NO_SUBJECT
  return inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const held = await lockOrder({ db, order })
    if (GRANTING_STATUSES.includes(held.status)) {
      await grantEntitlement(deps, { transaction, order: held })
      return `opened what order ${held.number} sold`
    }
    await revokeEntitlements(db, { order: held, now: deps.now() })
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

const queueFirst = async (
  args: Parameters<typeof enqueueReceipt>[0] & { order: OrderRow },
): Promise<string> => {
  await enqueueReceipt(args)
  return 'queued the receipt'
}

const workOffEvent = async (deps: Deps, { row }: Task): Promise<string> => {
  const [provider = '', ...rest] = row.ref.split(':')
  const db = deps.payload.db.drizzle
  const here = and(eq(provider_events.provider, provider), eq(provider_events.eventId, rest.join(':')))
  const [event] = await db.select().from(provider_events).where(here)
  if (!event) return NO_SUBJECT
  let told: Partial<typeof event> = {}
  const heard = ({ intentId, status }: PaymentFact) => {
    told = { toldIntent: intentId, toldStatus: status }
  }
  const outcome = event.intentId
    ? await applyPaymentFact(deps, { provider, intentId: event.intentId, heard })
    : 'skipped: the event names no intent'
  await db
    .update(provider_events)
    .set({ ...told, state: 'applied', outcome })
    .where(here)
  return outcome
}

/** Of the gateway that the anomaly names. */
const balanceOne = (deps: Deps, { row }: Task): Promise<string> => balanceBooks(deps, { of: row.ref })

const DO: Record<AnomalyRepair, (deps: Deps, task: Task) => Promise<string>> = {
  ask_payment: askPayment,
  ask_order: askOrder,
  refund_excess: refundExcess,
  refund_again: refundOnceMore,
  make_refund: makeWaitingRefunds,
  align_access: alignAccess,
  send_receipt: sendReceiptAgain,
  work_off_event: workOffEvent,
  balance_books: balanceOne,
}
