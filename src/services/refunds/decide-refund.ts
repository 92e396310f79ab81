import { and, desc, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { type Currency, displayUnit, parseCurrency } from '@/domain/money/currencies'
import { goneBack, ledgerTotals, withheldOf } from '@/domain/orders/ledger'
import { type RefundReason, refundable, splitRefund } from '@/domain/orders/refund-machine'
import { orders, payment_attempts, refunds } from '@/payload-schema'
import { type Colleague, writeAudit } from '../admins/write-audit'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import type { OrderRow } from '../orders/find-order'
import { readUpgrades } from '../orders/upgrade/read-upgrades'
import { ledgerOf } from '../payments/ledger-of'
import { lockOrder } from '../payments/lock-order'
import { Refusal } from '../refusal'
import { inTransaction, type Transaction } from '../transaction'
import { enqueueRefund } from './enqueue-refund'
import { leftPerPayment } from './left-per-payment'
import { openRefundsOf } from './open-refunds'
import { refuseOverLimit } from './refuse-over-limit'
import { keyOfTaken, readTakenOver } from './taken-over'

/**
 * Staff give money back: all that is left of an order, or a part of it. With all of a plan's goes what it took over of the plan that
 * it replaced, which nobody has any more (docs/decisions/0038). It is decided under the order's
 * lock, so that two people cannot give back more than came in; the provider is asked by a job.
 * @param amount hundredths, in whole displayed units of the order's currency unless it is all that is left.
 * @param key one refund a click, however often the click arrives.
 * @throws Refusal refundTooLarge, nothingToRefund, refundUpgradeFirst, refundOverLimit; GatewayError when it was paid twice and a provider does not answer.
 */
export const decideRefund = async (deps: Deps, asked: AskedRefund): Promise<{ refundIds: string[] }> => {
  const leftThere = await leftPerPayment(deps, asked.orderId)
  const credited = asked.amount === 'all' ? await creditedOf(deps, asked.orderId) : []
  const refundIds = await inTransaction(deps, async (transaction) => {
    const ids = await wantRefund({ transaction, asked, leftThere })
    for (const { order, amount, by, leftThere: left } of credited) {
      const its = { ...asked, orderId: order.id, amount, takenBy: by.number, key: keyOfTaken({ order, by }) }
      ids.push(...(await wantRefund({ transaction, asked: its, leftThere: left }).catch(nothingLeft)))
    }
    return ids
  })
  await failpoint('refund.after_want', asked.orderId)
  return { refundIds }
}

/** What an order took over of others, with what each of their payments holds. */
const creditedOf = async (deps: Deps, orderId: string) => {
  const db = deps.payload.db.drizzle
  const by = await db.select().from(orders).where(eq(orders.id, orderId))
  const taken = await readTakenOver(db, by)
  return Promise.all(
    taken.map(async (one) => ({ ...one, leftThere: await leftPerPayment(deps, one.order.id) })),
  )
}

/** It went back before. */
const nothingLeft = (error: unknown): string[] => {
  if (error instanceof Refusal && error.reason === 'nothingToRefund') return []
  throw error
}

export type AskedRefund = {
  orderId: string
  amount: number | 'all'
  /** What an order took over of this one goes back with it: by its number, and where less is left, that. */
  takenBy?: string
  /** Unpaid orders that took it over and were closed under the same lock: they hold nothing of it. */
  closed?: readonly string[]
  /** Where a person of ours did not ask for it. */
  reason?: RefundReason
  note: string | null
  askedBy: string
  /** Of the staff, for the log; `limited`: support, who may give back up to a limit. */
  colleague?: NonNullable<Colleague> & { limited: boolean; at: Date }
  key: string
}
type Deciding = {
  transaction: Transaction
  asked: AskedRefund
  leftThere: ReadonlyMap<string, number>
}

/**
 * decideRefund in a transaction that something else commits with.
 * @param leftThere leftPerPayment of the order, read before the transaction: it asks providers.
 */
export const wantRefund = async ({ transaction, asked, leftThere }: Deciding): Promise<string[]> => {
  const { db } = transaction
  const [row] = await db.select().from(orders).where(eq(orders.id, asked.orderId))
  const currency = parseCurrency(row?.currency)
  if (!row || !currency) throw new Refusal('nothingToRefund')
  const order = await lockOrder({ db, order: row })
  // The same click again, however late: what it wanted is wanted.
  const before = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.order, order.id), sql`starts_with(${refunds.key}, ${`asked_${asked.key}_`})`))
  if (before.length > 0) return before.map(({ id }) => id)
  const paid = await db
    .select()
    .from(payment_attempts)
    .where(and(eq(payment_attempts.order, order.id), eq(payment_attempts.status, 'succeeded')))
    // An order is rarely paid by two; then each payment gives back what it holds, the newest first.
    .orderBy(desc(payment_attempts.attempt))
  if (paid.length === 0) throw new Refusal('nothingToRefund')
  const open = await openRefundsOf({ db, orderId: order.id })
  const wanted = await amountWanted({ db, order, currency, asked, open })
  if (asked.colleague?.limited) await refuseOverLimit(db, { orderId: order.id, currency, wanted })
  const made = await db
    .select({ intentId: refunds.intentId, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.order, order.id), eq(refunds.status, 'made')))
  const amountsOf = (some: readonly { intentId: string; amount: number }[], intentId: string | null) =>
    some.filter((one) => one.intentId === intentId).map(({ amount }) => amount)
  const { parts, rest } = splitRefund(
    wanted,
    paid.map(({ id, intentId, amount }) => ({
      charged: amount,
      refunded: amountsOf(made, intentId).reduce((sum, one) => sum + one, 0),
      open: amountsOf(open, intentId),
      leftThere: leftThere.get(id) ?? null,
    })),
  )
  // Given back at the provider's own desk since we looked.
  if (rest > 0) throw new Refusal('refundTooLarge')
  return enqueueParts({ transaction, asked, order, currency, paid, parts })
}

type Parts = Pick<Deciding, 'transaction' | 'asked'> & {
  order: OrderRow
  currency: Currency
  paid: readonly (typeof payment_attempts.$inferSelect)[]
  parts: readonly number[]
}

const enqueueParts = async ({
  transaction,
  asked,
  order,
  currency,
  paid,
  parts,
}: Parts): Promise<string[]> => {
  const { note, askedBy, reason = 'requested' } = asked
  const ids: string[] = []
  for (const [index, { attempt, provider, intentId }] of paid.entries()) {
    const amount = parts[index] ?? 0
    if (amount === 0) continue
    const key = `asked_${asked.key}_${attempt}`
    const refund = {
      order: order.id,
      provider,
      intentId: intentId ?? '',
      amount,
      currency,
      key,
      askedBy,
      note,
    }
    const id = await enqueueRefund({ transaction, refund: { ...refund, reason } })
    if (id) ids.push(id)
  }
  const { colleague } = asked
  if (colleague)
    await writeAudit(transaction.db, {
      ...{ by: colleague, at: colleague.at, kind: 'money', action: 'refunded' },
      subject: { collection: 'orders', id: order.id },
      summary: order.number,
      changes: [
        { path: `refund.${currency}`, before: null, after: parts.reduce((sum, one) => sum + one, 0) },
      ],
    })
  return ids
}

/** Hundredths; refuses more than is left of the order and not taken over by another, and what its currency cannot show. */
const amountWanted = async ({
  db,
  order,
  currency,
  asked: { amount, takenBy, closed = [] },
  open,
}: {
  db: Transaction['db']
  order: OrderRow
  currency: Currency
  asked: Pick<AskedRefund, 'amount' | 'takenBy' | 'closed'>
  open: readonly { amount: number }[]
}): Promise<number> => {
  const totals = ledgerTotals(await ledgerOf({ db, orderId: order.id }))
  const kept = refundable({
    charged: totals.charged - withheldOf(totals),
    refunded: goneBack(totals),
    open: open.map((one) => one.amount),
  })
  if (kept === 0) throw new Refusal('nothingToRefund')
  const { held } = await readUpgrades({ db, order, except: takenBy ? [...closed, takenBy] : closed })
  const left = Math.max(0, kept - held)
  const named = amount !== 'all' && takenBy ? Math.min(amount, left) : amount
  if (held > 0 && (left === 0 || (named !== 'all' && named > left && named <= kept)))
    throw new Refusal('refundUpgradeFirst')
  const wanted = named === 'all' ? left : named
  const isWhole = wanted === left || wanted % displayUnit(currency) === 0
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || !isWhole || wanted > left)
    throw new Refusal('refundTooLarge')
  return wanted
}
