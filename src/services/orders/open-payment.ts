import { and, eq, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { isLocale } from '@/domain/locale/locales'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { entitlements, orders, payment_attempts, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { closeRivals, closeUnasked } from './close-rivals'
import { type Attempt, ensureIntent } from './ensure-intent'
import type { OrderRow } from './find-order'

const LIVE = [...LIVE_ATTEMPT_STATUSES]
/** Providers forget an idempotency key after a day (COMMERCE 1, trap a). */
const KEY_LIVES_MS = 23 * 3_600_000

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
  const attempt = await askOrRefuse(() => open(deps, { gateway, order, method }))
  const formUrl = formUrlOf({ attempt, locale, host })
  return { payCode: attempt.clientSecret ?? '', formUrl, formOrigin: new URL(formUrl).origin }
}

const open = async (
  deps: Deps,
  { gateway, order, method }: { gateway: PaymentGateway; order: OrderRow; method: string },
): Promise<Attempt> => {
  await closeRivals(deps, { order, provider: gateway.id })
  const reserved = await reserveAttempt(deps, { order, gatewayId: gateway.id, method })
  await failpoint('attempt.after_reserve', order.id)
  const attempt = await ensureIntent(deps, { gateway, order, attempt: reserved })
  // Another tab began to pay for the same thing in another way while we asked.
  if (!attempt) throw new Refusal('paymentUnavailable')
  return attempt
}

const askOrRefuse = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof GatewayError ? new Refusal('paymentUnavailable') : error
  }
}

const reserveAttempt = (
  deps: Deps,
  { order, gatewayId, method }: { order: OrderRow; gatewayId: PaymentGatewayId; method: string },
): Promise<Attempt> =>
  inTransaction(deps, async ({ db }) => {
    // Everything about one sitting's money happens one after the other.
    await db.select({ id: sittings.id }).from(sittings).where(eq(sittings.id, order.sitting)).for('update')
    const [locked] = await db.select().from(orders).where(eq(orders.id, order.id)).for('update')
    if (!locked) throw new Error('The order is gone.')
    if (locked.status !== 'created')
      throw new Refusal(locked.status === 'expired' ? 'orderExpired' : 'orderPaid')
    if (new Date(locked.expiresAt) <= deps.now()) throw new Refusal('orderExpired')
    const [owned] = await db
      .select({ id: entitlements.id })
      .from(entitlements)
      .where(
        and(
          eq(entitlements.sitting, order.sitting),
          eq(entitlements.tier, order.tier),
          isNull(entitlements.revokedAt),
        ),
      )
    if (owned) throw new Refusal('alreadyOwned')
    const live = await db
      .select({ attempt: payment_attempts })
      .from(payment_attempts)
      .innerJoin(orders, eq(orders.id, payment_attempts.order))
      .where(
        and(
          eq(orders.sitting, order.sitting),
          eq(orders.tier, order.tier),
          inArray(payment_attempts.status, LIVE),
        ),
      )
    const own = live.find(({ attempt }) => attempt.order === order.id && attempt.provider === gatewayId)
    // A rival that began after we had closed them all.
    if (live.some((one) => one !== own)) throw new Refusal('paymentUnavailable')
    if (own && !keyIsTooOld({ attempt: own.attempt, now: deps.now() })) return own.attempt
    if (own) await closeUnasked({ db }, own.attempt.id)
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

/** An attempt that never got its intent, and whose key the provider may have forgotten: asking would make a second one. */
export const keyIsTooOld = ({ attempt, now }: { attempt: Attempt; now: Date }): boolean =>
  !attempt.intentId && now.getTime() - new Date(attempt.createdAt).getTime() > KEY_LIVES_MS

/** The provider's card form; without a fixed public address, on the host that the visitor's browser already reached. */
const formUrlOf = ({ attempt, locale, host }: { attempt: Attempt; locale: string; host: string }): string => {
  if (!attempt.formUrl) throw new Refusal('methodUnavailable')
  const url = new URL(attempt.formUrl)
  if (!env().SANDBOX_PUBLIC_URL && host) url.hostname = host
  if (isLocale(locale)) url.searchParams.set('hl', locale)
  return url.toString()
}
