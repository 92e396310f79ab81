import { inArray, sql } from '@payloadcms/db-postgres/drizzle'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { logger } from '@/gateways/logs/log'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import { isSilence } from '@/gateways/payments/gateway-error'
import { orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { expireOrders } from '../orders/expire-orders'
import type { OrderRow } from '../orders/find-order'
import { applyPaymentFact } from './apply-payment-fact'
import { ensureIntent } from './ensure-intent'
import { type Attempt, withdrawAttempt } from './move-attempt'
import { isUnanswered } from './open-payment'

const log = logger('money')

const MOST_A_ROUND = 200
const AT_ONCE = 8

/**
 * Asks the providers about attempts that are still open, so that a lost webhook costs no report: a young one in every
 * round, an older one at least every 45 seconds, for as long as its order waits; a failed one for three days. What the
 * provider never answered is looked up under its own key, and what is left of an expired order is closed there. When
 * there are more than a round can ask about, the youngest come first: that is where somebody has just paid. A renewal whose
 * card failed waits for days, and nobody at a screen waits for it: it is asked about every quarter of an hour, so that many of
 * them do not use up how often a provider may be asked.
 */
export const reconcilePayments = async (deps: Deps): Promise<string> => {
  // What nobody paid in time frees a code's last use, and its forms are closed below.
  await expireOrders(deps)
  const due = await claimDue(deps)
  const silent = new Set<string>()
  let failed = 0
  for (let at = 0; at < due.length; at += AT_ONCE) {
    const some = due.slice(at, at + AT_ONCE).filter(({ attempt }) => !silent.has(attempt.provider))
    const results = await Promise.allSettled(some.map((one) => settle(deps, one)))
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue
      failed += 1
      log.warn('an attempt could not be settled', { attempt: some[index]?.attempt.id, error: result.reason })
      // A provider that does not answer is left alone until the next round; an odd answer is about its own payment.
      if (isSilence(result.reason)) silent.add(some[index]?.attempt.provider ?? '')
    }
  }
  return `asked about ${due.length} attempts, ${failed} without an answer`
}

type Due = { attempt: Attempt; order: OrderRow; expired: boolean }

/**
 * Those that are due, now marked as asked, so that rounds that overlap do not ask the same. First the new ones, then by
 * the time since they were asked as a share of their age.
 */
const claimDue = async ({ payload, now }: Deps): Promise<Due[]> => {
  const at = now().toISOString()
  const db = payload.db.drizzle
  const claimed = await db
    .update(payment_attempts)
    .set({ askedAt: at })
    .where(
      inArray(
        payment_attempts.id,
        sql`(select id from payment_attempts
          where (status in ${[...LIVE_ATTEMPT_STATUSES]}
              or (status = 'failed' and created_at > ${at}::timestamptz - interval '3 days'))
            and created_at < ${at}::timestamptz - interval '10 seconds'
            and (asked_at is null or asked_at < ${at}::timestamptz
              - least(greatest((${at}::timestamptz - created_at) / 10, interval '10 seconds'), interval '40 seconds'))
            and (asked_at is null or asked_at < ${at}::timestamptz - interval '15 minutes'
              or not exists (select from orders o where o.id = order_id and o.charge is not null and o.status = 'created'))
          order by extract(epoch from ${at}::timestamptz - asked_at)
            / extract(epoch from ${at}::timestamptz - created_at) desc nulls first
          limit ${MOST_A_ROUND} for update skip locked)`,
      ),
    )
    .returning()
  if (claimed.length === 0) return []
  const known = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...new Set(claimed.map(({ order }) => order))]))
  const orderOf = new Map(known.map((order) => [order.id, order]))
  return claimed.flatMap((attempt) => {
    const order = orderOf.get(attempt.order)
    return order ? [{ attempt, order, expired: order.status === 'expired' }] : []
  })
}

const settle = async (deps: Deps, { attempt, order, expired }: Due): Promise<void> => {
  await failpoint('reconcile.after_claim', attempt.order)
  const { provider, intentId } = attempt
  if (intentId) {
    await applyPaymentFact(deps, { provider, intentId, cancelAtProvider: expired })
    return
  }
  if (attempt.status === 'failed') return
  // Nobody was handed its form: that needs no provider, not even one whose keys are still there.
  if (expired || isUnanswered({ attempt, now: deps.now() }))
    await withdrawAttempt(deps.payload.db.drizzle, attempt)
  else {
    const gateway = deps.payments[provider as PaymentGatewayId]
    if (gateway) await ensureIntent(deps, { gateway, order, attempt })
  }
}
