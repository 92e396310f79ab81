import { eq } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/config/env'
import { PLAN_TIER } from '@/domain/catalog/parts'
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale/locales'
import { parseCurrency } from '@/domain/money/currencies'
import { pathTo } from '@/domain/routing/path-to'
import type { PlanOrder } from '@/domain/subscriptions/terms'
import type { CreatedIntent, PaymentGateway } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import type { OrderRow } from '../orders/find-order'
import { type PlaceOfOrder, placeOfOrder } from '../orders/subject/place-of-order'
import { storefrontName } from '../storefronts/storefront-name'
import { orderedPlanOf, termsOfOrder } from '../subscriptions/begin-subscription'
import { applyPaymentFact } from './apply-payment-fact'
import { describeOrder } from './describe-order'
import { type Attempt, moveAttempt } from './move-attempt'

export type Payable = Pick<OrderRow, 'number' | 'email' | 'locale' | 'tier' | 'planTerms'>

/**
 * The attempt with its provider's intent: the stored one, or the one that the provider gives for the attempt's key.
 * Asking again under the same key makes nothing new, so this is also how an UNKNOWN outcome is looked up.
 * Throws GatewayError; what it means is then stored with the attempt. null: the attempt was closed meanwhile.
 */
export const ensureIntent = async (
  deps: Deps,
  { gateway, order, attempt }: { gateway: PaymentGateway; order: Payable; attempt: Attempt },
): Promise<Attempt | null> => {
  if (attempt.intentId) return attempt
  const created = await ask(deps, { gateway, order, attempt })
  await failpoint('intent.after_create', attempt.order)
  const db = deps.payload.db.drizzle
  const { intentId, clientSecret, formUrl } = created
  // null: another click was faster, or a rival closed it.
  const stored = await moveAttempt({
    db,
    attempt,
    event: { type: 'intent_created' },
    values: { intentId, clientSecret, formUrl },
  })
  await failpoint('intent.after_store', attempt.order)
  // A repeated key may hand back an intent that was paid meanwhile.
  if (stored) await applyPaymentFact(deps, { provider: gateway.id, intentId })
  const [row] = await db.select().from(payment_attempts).where(eq(payment_attempts.id, attempt.id))
  return row?.intentId ? row : null
}

const ask = async (
  deps: Deps,
  { gateway, order, attempt }: { gateway: PaymentGateway; order: Payable; attempt: Attempt },
): Promise<CreatedIntent> => {
  const locale = isLocale(order.locale) ? order.locale : DEFAULT_LOCALE
  const place = await placeOfOrder(deps.payload.db.drizzle, attempt.order)
  if (!place) throw new Error('An attempt without its order.')
  const request = {
    orderId: attempt.order,
    orderNumber: order.number,
    attempt: attempt.attempt,
    amount: attempt.amount,
    currency: parseCurrency(attempt.currency) ?? unsellable(attempt.currency),
    description: await describeOrder({ number: order.number, locale }),
    brand: await storefrontName(deps, { code: place.code, locale }),
    idempotencyKey: attempt.idempotencyKey,
    locale,
    email: order.email,
    method: attempt.method,
    returnUrl: returnUrlOf({ place, order }),
    plan: order.tier === PLAN_TIER ? planOf(order) : null,
  }
  try {
    return await askPatiently(() => gateway.createIntent(request))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const db = deps.payload.db.drizzle
    // What was certainly never sent teaches nothing.
    if (error.kind === 'declined_request')
      await moveAttempt({
        db,
        attempt,
        event: { type: 'intent_refused' },
        values: { failureCode: error.code },
      })
    else if (error.outcomeUnknown)
      await moveAttempt({
        db,
        attempt,
        event: { type: 'no_answer', asked: 'create' },
        values: { failureCode: null },
      })
    throw error
  }
}

const planOf = (order: Payable): PlanOrder => {
  const { withTrial, credit } = orderedPlanOf(order)
  return { terms: termsOfOrder(order), withTrial, credit }
}

/**
 * Where a bank or a wallet that leaves our page comes back to: the page that asks the server, never one that believes
 * (ui/checkout/outcome/check-screen.tsx).
 */
const returnUrlOf = ({ place, order }: { place: PlaceOfOrder; order: Payable }): string => {
  const route = order.tier === PLAN_TIER ? 'subscribeCheck' : 'payCheck'
  const url = new URL(pathTo({ route, ...place }), env().SITE_URL)
  url.searchParams.set('hl', order.locale)
  url.searchParams.set('orderNumber', order.number)
  return url.href
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
