import { and, eq, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { isLocale } from '@/domain/locale/locales'
import { parseCurrency } from '@/domain/money/currencies'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import type { CreatedIntent, PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { applyPaymentFact } from './apply-payment-fact'
import type { OrderRow } from './find-order'

type Attempt = typeof payment_attempts.$inferSelect
const LIVE = [...LIVE_ATTEMPT_STATUSES]

/**
 * Opens a payment for an order, or gives the open one back (refresh, back, second tab). The attempt is stored before
 * the provider is asked; its idempotency key comes from our order and attempt, so asking again charges nothing twice.
 */
export const openPayment = async (
  deps: Deps,
  {
    order,
    gatewayId,
    method,
    locale,
    host,
  }: { order: OrderRow; gatewayId: PaymentGatewayId; method: string; locale: string; host: string },
): Promise<{ payCode: string; formUrl: string; formOrigin: string }> => {
  const gateway = deps.payments[gatewayId]
  if (!gateway) throw new Refusal('methodUnavailable')
  const attempt = await reserveAttempt(deps, { order, gatewayId, method })
  const intent =
    attempt.intentId && attempt.clientSecret ? attempt : await createIntent(deps, { gateway, order, attempt })
  const formUrl = formUrlOf({ intent, locale, host })
  return { payCode: intent.clientSecret ?? '', formUrl, formOrigin: new URL(formUrl).origin }
}

const reserveAttempt = (
  deps: Deps,
  { order, gatewayId, method }: { order: OrderRow; gatewayId: PaymentGatewayId; method: string },
): Promise<Attempt> =>
  inTransaction(deps, async ({ db }) => {
    const [locked] = await db.select().from(orders).where(eq(orders.id, order.id)).for('update')
    if (!locked) throw new Error('The order is gone.')
    if (locked.status !== 'created')
      throw new Refusal(locked.status === 'expired' ? 'orderExpired' : 'orderPaid')
    if (new Date(locked.expiresAt) <= deps.now()) throw new Refusal('orderExpired')
    const [live] = await db
      .select()
      .from(payment_attempts)
      .where(and(eq(payment_attempts.order, order.id), inArray(payment_attempts.status, LIVE)))
    if (live && live.provider === gatewayId) return live
    // One provider here; switching to another cancels the open intent first (the money issue's other gateways).
    if (live) throw new Refusal('methodUnavailable')
    const [last] = await db
      .select({ attempt: sql<number>`coalesce(max(${payment_attempts.attempt}), 0)` })
      .from(payment_attempts)
      .where(eq(payment_attempts.order, order.id))
    const attempt = Number(last?.attempt ?? 0) + 1
    const [row] = await db
      .insert(payment_attempts)
      .values({
        order: order.id,
        attempt,
        provider: gatewayId,
        method,
        idempotencyKey: `ord_${order.id}_a${attempt}`,
        status: 'open',
        amount: locked.total,
        currency: locked.currency,
      })
      .returning()
    if (!row) throw new Error('The attempt was not stored.')
    return row
  })

const createIntent = async (
  deps: Deps,
  { gateway, order, attempt }: { gateway: PaymentGateway; order: OrderRow; attempt: Attempt },
): Promise<Attempt> => {
  const created = await ask(deps, { gateway, order, attempt })
  const [row] = await deps.payload.db.drizzle
    .update(payment_attempts)
    .set({
      intentId: created.intentId,
      clientSecret: created.clientSecret,
      formUrl: created.formUrl,
      status: 'open',
    })
    .where(eq(payment_attempts.id, attempt.id))
    .returning()
  if (!row) throw new Error('The attempt is gone.')
  // A repeated key may hand back an intent that was paid meanwhile.
  await applyPaymentFact(deps, { provider: gateway.id, intentId: created.intentId })
  return row
}

const ask = async (
  deps: Deps,
  { gateway, order, attempt }: { gateway: PaymentGateway; order: OrderRow; attempt: Attempt },
): Promise<CreatedIntent> => {
  const request = {
    orderId: order.id,
    orderNumber: order.number,
    attempt: attempt.attempt,
    amount: attempt.amount,
    currency: parseCurrency(attempt.currency) ?? unsellable(attempt.currency),
    description: `Report #${order.number}`,
    idempotencyKey: attempt.idempotencyKey,
  }
  try {
    return await askPatiently(() => gateway.createIntent(request))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const status = error.kind === 'declined_request' ? 'failed' : error.outcomeUnknown ? 'unknown' : 'open'
    await deps.payload.db.drizzle
      .update(payment_attempts)
      .set({ status, failureCode: error.kind === 'declined_request' ? error.code : null })
      .where(and(eq(payment_attempts.id, attempt.id), isNull(payment_attempts.intentId)))
    throw new Refusal('paymentUnavailable')
  }
}

const CONFLICT = 409
const TRIES = 10
const PAUSE_MS = 200

/** The key is in use while another click of ours is being answered; then the same answer is for us, too. */
const askPatiently = async (call: () => Promise<CreatedIntent>, tries = TRIES): Promise<CreatedIntent> => {
  try {
    return await call()
  } catch (error) {
    const inUse = error instanceof GatewayError && error.httpStatus === CONFLICT
    if (!inUse || tries <= 1) throw error
    await new Promise((done) => setTimeout(done, PAUSE_MS))
    return askPatiently(call, tries - 1)
  }
}

const unsellable = (currency: string): never => {
  throw new Error(`An attempt in ${currency}.`)
}

/** The provider's card form; without a fixed public address, on the host that the visitor's browser already reached. */
const formUrlOf = ({ intent, locale, host }: { intent: Attempt; locale: string; host: string }): string => {
  if (!intent.formUrl) throw new Refusal('methodUnavailable')
  const url = new URL(intent.formUrl)
  if (!env().SANDBOX_PUBLIC_URL && host) url.hostname = host
  if (isLocale(locale)) url.searchParams.set('hl', locale)
  return url.toString()
}
