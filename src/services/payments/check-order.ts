import { and, desc, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/calls'
import { REFUSED_FACTS } from '@/domain/orders/check-payment-fact'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { anomalies, payment_attempts } from '@/payload-schema'
import { isDatabaseUnavailable } from '../database-unavailable'
import type { Deps } from '../deps'
import { findOrder, type OrderRow } from '../orders/find-order'
import { readSettings } from '../read-settings'
import { addressFor } from '../visitors/shown-to'
import type { Viewer } from '../visitors/viewer'
import { applyPaymentFact } from './apply-payment-fact'

type State = CallData<'pay.check'>['state']

/**
 * `pay.check`, asked by ui/checkout/payment/use-payment.ts and the screens of ui/checkout/outcome: asks the provider about the
 * latest attempt, then says where the order stands.
 */
export const checkOrder = async (
  deps: Deps,
  { order, viewer }: { order: OrderRow; viewer: Viewer },
): Promise<CallData<'pay.check'>> => {
  const asked = await askProvider(deps, order)
  const { order: fresh, sitting } = await findOrder(deps, { number: order.number, viewer })
  const attempt = await latestAttempt(deps, fresh.id)
  const { reportOpensAfterSeconds } = await readSettings(deps.payload.db.drizzle)
  return {
    orderNumber: fresh.number,
    examOrderNumber: sitting?.number ?? null,
    state: stateOf({
      order: fresh,
      attempt,
      asked: (await isRefused(deps, fresh.id)) ? 'refused' : asked,
      now: deps.now(),
    }),
    // A form whose payment was closed takes no more cards.
    failureCode: attempt?.status === 'canceled' ? 'intent_canceled' : (attempt?.failureCode ?? null),
    opensAfterSeconds: reportOpensAfterSeconds,
    email: await addressFor(deps, { email: fresh.email, sitting, viewer }),
  }
}

const askProvider = async (deps: Deps, order: OrderRow): Promise<'answered' | 'silent'> => {
  const attempt = await latestAttempt(deps, order.id)
  if (!attempt?.intentId || order.status !== 'created') return 'answered'
  try {
    await applyPaymentFact(deps, {
      provider: attempt.provider,
      intentId: attempt.intentId,
      buyerIsHere: true,
    })
    return 'answered'
  } catch (error) {
    // What was refused was answered, and the attempt bears the reason.
    if (error instanceof GatewayError) return error.kind === 'declined_request' ? 'answered' : 'silent'
    if (isDatabaseUnavailable(error)) return 'silent'
    throw error
  }
}

/** What the provider said was not booked: somebody looks into it, and till then nobody knows that nothing was charged. */
const isRefused = async ({ payload }: Pick<Deps, 'payload'>, orderId: string): Promise<boolean> => {
  const [row] = await payload.db.drizzle
    .select({ id: anomalies.id })
    .from(anomalies)
    .where(
      and(
        eq(anomalies.order, orderId),
        inArray(anomalies.kind, [...REFUSED_FACTS]),
        isNull(anomalies.resolvedAt),
      ),
    )
    .limit(1)
  return row !== undefined
}

const latestAttempt = async ({ payload }: Deps, orderId: string) => {
  const [row] = await payload.db.drizzle
    .select()
    .from(payment_attempts)
    .where(eq(payment_attempts.order, orderId))
    .orderBy(desc(payment_attempts.attempt))
    .limit(1)
  return row
}

const stateOf = (args: {
  order: OrderRow
  attempt: typeof payment_attempts.$inferSelect | undefined
  asked: 'answered' | 'silent' | 'refused'
  now: Date
}): State => {
  const { order, attempt, asked, now } = args
  if (order.status === 'refunded' || order.status === 'lost') return 'refunded'
  if (order.status !== 'created' && order.status !== 'expired') return 'paid'
  if (asked === 'silent') return 'pending'
  if (asked === 'refused') return 'pending'
  if (attempt?.status === 'processing') return 'pending'
  // Of an intent that never reached us nobody was handed the form: nothing can have been charged.
  if (attempt?.status === 'unknown' && attempt.intentId) return 'pending'
  if (attempt?.status === 'failed' || attempt?.status === 'canceled') return 'failed'
  if (order.status === 'expired' || new Date(order.expiresAt) <= now) return 'expired'
  return attempt?.failureCode ? 'failed' : 'waiting'
}
