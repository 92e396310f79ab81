import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import { parseCurrency } from '@/domain/money/currencies'
import type { FactAttempt, FactOrder, PaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import { orders, payment_attempts } from '@/payload-schema'
import type { OrderRow } from '../orders/find-order'
import { orderStateOf } from '../orders/move-order'
import { lockSubject } from '../orders/subject/subject'
import type { TransactionHandle } from '../transaction'
import { createAttempt } from './create-attempt'
import { type Attempt, attemptStateOf } from './move-attempt'

export type FoundPayment = { order: OrderRow; attempt: Attempt }

/**
 * The order, locked, and the attempt that a payment belongs to. A payment that we made and lost sight of (the process
 * died before it was stored, or a backup was restored) is known again by what we gave it to carry. null: not ours.
 */
export const findAttempt = async ({
  db,
  fact,
}: {
  db: TransactionHandle
  fact: PaymentFact
}): Promise<FoundPayment | null> => {
  const mine = and(eq(payment_attempts.provider, fact.provider), eq(payment_attempts.intentId, fact.intentId))
  const [known] = await db.select({ order: payment_attempts.order }).from(payment_attempts).where(mine)
  const orderId = known?.order ?? fact.orderId
  if (!orderId || !UUID.test(orderId)) return null
  const [about] = await db
    .select({ sitting: orders.sitting, customer: orders.customer })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!about) return null
  await lockSubject(db, about)
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) return null
  const [attempt] = await db.select().from(payment_attempts).where(mine)
  if (attempt) return { order, attempt }
  // Until it has brought money, a stray payment is nobody's: its form was never handed out.
  if (fact.status !== 'succeeded') return null
  const { provider, intentId: adopted } = fact
  const own = await recognise({ db, fact, order })
  return { order, attempt: own ?? (await createAttempt({ db, order, provider, method: 'unknown', adopted })) }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Stray = { db: TransactionHandle; fact: PaymentFact; order: OrderRow }

/** The attempt that was asked for and never learned its intent. */
const recognise = async ({ db, fact, order }: Stray): Promise<Attempt | undefined> => {
  if (!fact.attempt) return
  const [row] = await db
    .update(payment_attempts)
    .set({ intentId: fact.intentId })
    .where(
      and(
        eq(payment_attempts.order, order.id),
        eq(payment_attempts.attempt, fact.attempt),
        eq(payment_attempts.provider, fact.provider),
        isNull(payment_attempts.intentId),
      ),
    )
    .returning()
  return row
}

/** The stored order and attempt as the pure machines know them. @param gateway whose fact is held against them. */
export const machineStatesOf = (
  { order, attempt }: FoundPayment,
  { livemode }: Pick<PaymentGateway, 'livemode'>,
): { order: FactOrder; attempt: FactAttempt } => {
  const currency = parseCurrency(order.currency)
  if (!currency) throw new Error(`An order in ${order.currency}.`)
  return {
    order: { id: order.id, currency, livemode, state: orderStateOf(order) },
    attempt: {
      provider: attempt.provider,
      intentId: attempt.intentId ?? '',
      state: attemptStateOf(attempt),
    },
  }
}
