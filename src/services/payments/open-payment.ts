import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { PLAN_TIER } from '@/domain/catalog/parts'
import { isLocale } from '@/domain/locale/locales'
import { parseCurrency } from '@/domain/money/currencies'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { refuseUnmailed } from '../operation/refuse-unmailed'
import type { OrderRow } from '../orders/find-order'
import { ownedByOthers } from '../orders/owned-by-others'
import { isCreditStale } from '../orders/upgrade/is-credit-stale'
import { Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { applyPaymentFact } from './apply-payment-fact'
import { closeRivals, rivalsOf } from './close-rivals'
import { createAttempt } from './create-attempt'
import { ensureIntent } from './ensure-intent'
import { lockOrder, openPaymentsOf } from './lock-order'
import { type Attempt, withdrawAttempt } from './move-attempt'
import { offeredMethods, usableMethods } from './offered-methods'

/**
 * How long an intent that was asked for and never came is asked for again under its key. A provider may keep an error
 * with the key for a day, and forgets the key after that (docs/facts/commerce.md 1, traps a and b).
 */
const ANSWER_MS = 30_000

/**
 * Opens a payment for an order, or gives the open one back (refresh, back, second tab). The attempt is stored before
 * the provider is asked; its idempotency key comes from our order and attempt, so asking again charges nothing twice.
 * Throws GatewayError when the provider does not answer or says no.
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
): Promise<OpenedPayment> => {
  await refuseUnpayable(deps, { order, gatewayId })
  const gateway = await gatewayFor(deps, { order, gatewayId, method })
  const attempt = await open(deps, { gateway, order, method })
  return {
    payCode: attempt.clientSecret ?? '',
    form: formOf({ attempt, locale, host }),
    publicKey: gateway.publicKey,
  }
}

/**
 * What can no longer be paid closes nobody's form. Asked again under the lock, so where there is no other form to close this
 * costs nothing.
 */
const refuseUnpayable = async (
  deps: Deps,
  { order, gatewayId }: { order: OrderRow; gatewayId: PaymentGatewayId },
): Promise<void> => {
  // A renewal is charged by its provider, and by no form.
  if (order.status === 'created' && order.charge !== null) throw new Refusal('orderExpired')
  const db = deps.payload.db.drizzle
  const isOpen = order.status === 'created' && new Date(order.expiresAt) > deps.now()
  if (isOpen && (await rivalsOf({ db, order, provider: gatewayId })).length === 0) return
  if (await ownedByOthers(deps, { order })) throw new Refusal('alreadyOwned')
  if (order.status === 'created' && (await isCreditStale({ db, order }))) throw new Refusal('orderExpired')
}

export type OpenedPayment = {
  payCode: string
  /** null: the provider brings a script. */
  form: { url: string; origin: string } | null
  publicKey: string | null
}

/** What the shop does not offer there, or not today, is not opened, whatever the browser asks for. */
const gatewayFor = async (
  deps: Deps,
  { order, gatewayId, method }: { order: OrderRow; gatewayId: PaymentGatewayId; method: string },
): Promise<PaymentGateway> => {
  const offered = await offeredMethods(deps, { storefrontId: order.storefront, country: order.country })
  const currency = parseCurrency(order.currency)
  const usable = currency
    ? usableMethods(deps, {
        offered,
        money: { amount: order.total, currency },
        plan: order.tier === PLAN_TIER,
      })
    : []
  const gateway = deps.payments[gatewayId]
  if (!gateway || !usable.some((one) => one.gateway === gatewayId && one.method === method))
    throw new Refusal('methodUnavailable')
  // It may have been placed while mail was still sent.
  if (gateway.livemode && order.status === 'created') refuseUnmailed(deps)
  return gateway
}

const open = async (
  deps: Deps,
  { gateway, order, method }: { gateway: PaymentGateway; order: OrderRow; method: string },
): Promise<Attempt> => {
  await closeRivals(deps, { order, provider: gateway.id })
  await lookAtOwn(deps, { order, provider: gateway.id })
  const reserved = await reserveAttempt(deps, { order, gatewayId: gateway.id, method })
  await failpoint('attempt.after_reserve', order.id)
  const attempt = await ensureIntent(deps, { gateway, order, attempt: reserved })
  // Another tab began to pay for the same thing in another way while we asked.
  if (!attempt) throw new Refusal('paymentUnavailable')
  return attempt
}

/** Before it is handed out again: it may be paid, or its provider may have forgotten it. */
const lookAtOwn = async (
  deps: Deps,
  { order, provider }: { order: OrderRow; provider: PaymentGatewayId },
): Promise<void> => {
  const own = await deps.payload.db.drizzle.query.payment_attempts.findFirst({
    where: and(
      eq(payment_attempts.order, order.id),
      eq(payment_attempts.provider, provider),
      inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES]),
    ),
  })
  if (!own?.intentId) return
  await applyPaymentFact(deps, { provider, intentId: own.intentId }).catch((error: unknown) => {
    // A provider that is silent has not said that the form is closed.
    if (!(error instanceof GatewayError)) throw error
  })
}

const reserveAttempt = (
  deps: Deps,
  { order, gatewayId, method }: { order: OrderRow; gatewayId: PaymentGatewayId; method: string },
): Promise<Attempt> =>
  inTransaction(deps, async ({ db }) => {
    const held = await lockOrder({ db, order })
    const live = await openPaymentsOf(deps, { db, order: held })
    const own = live.find((attempt) => attempt.order === order.id && attempt.provider === gatewayId)
    // A rival that began after we had closed them all.
    if (live.some((one) => one !== own)) throw new Refusal('paymentUnavailable')
    if (own && !isUnanswered({ attempt: own, now: deps.now() })) return own
    if (own) await withdrawAttempt(db, own)
    return createAttempt({ db, order: held, provider: gatewayId, method })
  })

/** An attempt that never got its intent. Nobody was handed its form, so another may take its place. */
export const isUnanswered = ({ attempt, now }: { attempt: Attempt; now: Date }): boolean =>
  !attempt.intentId && now.getTime() - new Date(attempt.createdAt).getTime() > ANSWER_MS

/** The provider's card form; without a fixed public address, on the host that the visitor's browser already reached. */
const formOf = ({
  attempt,
  locale,
  host,
}: {
  attempt: Attempt
  locale: string
  host: string
}): OpenedPayment['form'] => {
  if (!attempt.formUrl) return null
  const url = new URL(attempt.formUrl)
  if (!env().SANDBOX_PUBLIC_URL && host) url.hostname = host
  if (isLocale(locale)) url.searchParams.set('hl', locale)
  return { url: url.toString(), origin: url.origin }
}
