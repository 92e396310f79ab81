import { desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { CallData } from '@/domain/api/schemas'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { payment_attempts, site_settings } from '@/payload-schema'
import type { Deps } from '../deps'
import { findOrder, type OrderRow } from '../orders/find-order'
import { isRecordsAway } from '../records-away'
import type { Viewer } from '../visitors/viewer'
import { applyPaymentFact } from './apply-payment-fact'

type State = CallData<'pay.check'>['state']

/** Return page and poll: asks the provider about the latest attempt, then says where the order stands. */
export const checkOrder = async (
  deps: Deps,
  { order, viewer }: { order: OrderRow; viewer: Viewer },
): Promise<CallData<'pay.check'>> => {
  const asked = await askProvider(deps, order)
  const { order: fresh, sitting } = await findOrder(deps, { number: order.number, viewer })
  const attempt = await latestAttempt(deps, fresh.id)
  const [settings] = await deps.payload.db.drizzle
    .select({ seconds: site_settings.reportOpensAfterSeconds })
    .from(site_settings)
    .limit(1)
  return {
    orderNumber: fresh.number,
    examOrderNumber: sitting.number,
    state: stateOf({ order: fresh, attempt, asked, now: deps.now() }),
    // A form whose payment was closed takes no more cards.
    failureCode: attempt?.status === 'canceled' ? 'intent_canceled' : (attempt?.failureCode ?? null),
    opensAfterSeconds: settings?.seconds ?? 10,
    email: fresh.email,
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
    if (error instanceof GatewayError || isRecordsAway(error)) return 'silent'
    throw error
  }
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
  asked: 'answered' | 'silent'
  now: Date
}): State => {
  const { order, attempt, asked, now } = args
  if (order.status === 'refunded' || order.status === 'lost') return 'refunded'
  if (order.status !== 'created' && order.status !== 'expired') return 'paid'
  if (asked === 'silent') return 'pending'
  if (attempt?.status === 'processing' || attempt?.status === 'unknown') return 'pending'
  if (attempt?.status === 'failed' || attempt?.status === 'canceled') return 'failed'
  if (order.status === 'expired' || new Date(order.expiresAt) <= now) return 'expired'
  return attempt?.failureCode ? 'failed' : 'waiting'
}
