import { and, eq, inArray, ne } from '@payloadcms/db-postgres/drizzle'
import { LIVE_ATTEMPT_STATUSES, type ProviderStatus } from '@/domain/orders/attempt-machine'
import { checkPaymentFact } from '@/domain/orders/check-payment-fact'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { isOrderOwned } from '../orders/is-order-owned'
import { isCreditStale } from '../orders/upgrade/is-credit-stale'
import { inTransaction } from '../transaction'
import { type FoundPayment, findAttempt, machineStatesOf } from './find-attempt'
import { moveAttempt } from './move-attempt'

/**
 * Takes the money of a payment that the buyer has agreed to, where the provider leaves that to us. It is decided under
 * the order's lock and marked before anything is sent, so that a payment that is closed meanwhile, or a second click,
 * takes nothing twice. Returns the fact afterwards, or the given one when nothing may be taken.
 */
export const captureApproved = async (
  deps: Deps,
  { gateway, fact, buyerIsHere }: { gateway: PaymentGateway; fact: PaymentFact; buyerIsHere: boolean },
): Promise<PaymentFact> => {
  if (!gateway.captureIntent) return fact
  const marked = await inTransaction(deps, async ({ db }) => {
    const found = await findAttempt({ db, fact })
    if (!found || !mayTake({ found, fact, gateway })) return null
    const { order, attempt } = found
    // What was refused once is tried again only while the buyer looks on, who may have chosen another card. A capture that
    // was begun and has no answer is gone on with all the same.
    if (attempt.failureCode !== null && attempt.capturedAt === null && !buyerIsHere) return null
    if (await isOrderOwned(deps, { db, order })) return null
    if (attempt.capturedAt) return attempt
    // Agreed to at a price that is not the right one any more, as openPaymentsOf would say.
    if (await isCreditStale({ db, order })) return null
    const [row] = await db
      .update(payment_attempts)
      .set({ capturedAt: deps.now().toISOString() })
      .where(eq(payment_attempts.id, attempt.id))
      .returning()
    return row ?? null
  })
  if (!marked?.capturedAt) return fact
  await failpoint('capture.after_mark', marked.order)
  const taken = await capture(deps, { gateway, attempt: marked })
  await failpoint('capture.after_take', marked.order)
  return taken
}

const mayTake = ({
  found,
  fact,
  gateway,
}: {
  found: FoundPayment
  fact: PaymentFact
  gateway: PaymentGateway
}): boolean =>
  found.order.status === 'created' &&
  LIVE_ATTEMPT_STATUSES.includes(found.attempt.status) &&
  checkPaymentFact({
    fact,
    ...machineStatesOf(found, gateway),
    rows: [],
    knownLedger: [],
  }) === null

/** Nothing was taken, and nothing is being taken. */
const OVER: readonly ProviderStatus[] = ['requires_payment', 'requires_action', 'failed']

const capture = async (
  { payload }: Pick<Deps, 'payload'>,
  { gateway, attempt }: { gateway: PaymentGateway; attempt: FoundPayment['attempt'] },
): Promise<PaymentFact> => {
  const db = payload.db.drizzle
  /** No longer being captured, and why. */
  const stop = (why: { failureCode?: string } = {}) =>
    db
      .update(payment_attempts)
      .set({ capturedAt: null, failureCode: why.failureCode })
      .where(
        and(
          eq(payment_attempts.id, attempt.id),
          inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES]),
          ne(payment_attempts.status, 'processing'),
        ),
      )
  try {
    const fact = await gateway.captureIntent?.({
      intentId: attempt.intentId ?? '',
      idempotencyKey: `cap_${attempt.id}`,
    })
    if (!fact) throw new Error(`${gateway.id} takes money by itself.`)
    if (OVER.includes(fact.status)) await stop()
    return fact
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.outcomeUnknown)
      await moveAttempt({ db, attempt, event: { type: 'no_answer', asked: 'capture' } })
    if (error.kind === 'declined_request') await stop({ failureCode: error.code })
    throw error
  }
}
