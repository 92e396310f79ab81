import type { PlanCharge } from '@/domain/orders/payment-fact'
import { addDays, chargeNear, type Grid, type Instant, instantOf } from '@/domain/subscriptions/period'
import type { Period } from '@/domain/subscriptions/terms'
import { GatewayError } from '../gateway-error'
import { isOurs, readPlanMark } from './marks'
import type { WireInvoice, WirePayment, WirePlan } from './wire'

export const instantAt = (seconds: number): Instant => instantOf(seconds * 1000)

const UNITS: Record<string, Period['unit']> = { day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }

/** Where its charges are due: from its beginning, or the end of its trial. Stripe's own anchor is the same, once nobody need agree. */
export const gridOf = ({ start_date, metadata, items }: WirePlan): Grid => {
  const recurring = items.data[0]?.price.recurring
  const unit = UNITS[recurring?.interval ?? '']
  if (!recurring || !unit) throw new GatewayError({ kind: 'bad_response', code: 'unexpected_period' })
  const startedAt = instantAt(start_date)
  const { trialDays } = readPlanMark(metadata)
  return { anchorAt: addDays(startedAt, trialDays), period: { unit, count: recurring.interval_count } }
}

type Charged = { plan: WirePlan; payment: WirePayment | null }

export const firstCharge = ({ plan, payment }: Charged): PlanCharge => ({
  ...planOf(plan),
  charge: readPlanMark(plan.metadata).trialDays > 0 ? 0 : 1,
  at: triedAt(payment) ?? instantAt(plan.start_date),
  tries: 0,
  retryAt: null,
})

/** Of a charge that is tried again its period counts, not the day of the try. */
export const laterCharge = ({ plan, invoice, payment }: Charged & { invoice: WireInvoice }): PlanCharge => {
  const { attempt_count, next_payment_attempt, status, created } = invoice
  return {
    ...planOf(plan),
    charge: numberOf({ plan, invoice }),
    at: triedAt(payment) ?? instantAt(created),
    tries: status === 'paid' ? Math.max(0, attempt_count - 1) : attempt_count,
    retryAt: status === 'open' && next_payment_attempt !== null ? instantAt(next_payment_attempt) : null,
  }
}

/** As domain/subscriptions/schedule.ts counts. */
export const numberOf = ({ plan, invoice }: { plan: WirePlan; invoice: WireInvoice }): number => {
  const starts = invoice.lines.data.flatMap(({ period, parent }) =>
    parent?.subscription_item_details?.proration === false ? [period.start] : [],
  )
  const at = instantAt(starts.length > 0 ? Math.max(...starts) : invoice.created)
  return chargeNear({ ...gridOf(plan), at })
}

const planOf = (plan: WirePlan) => {
  const { id, metadata, start_date } = plan
  const cardExpires = cardEnd(plan)
  return {
    subscription: id,
    firstOrder: metadata.order_id ?? '',
    ours: isOurs(metadata),
    startedAt: instantAt(start_date),
    ...(cardExpires !== null && { cardExpires }),
  }
}

/** Stripe keeps a charge for a try that failed as well. */
const triedAt = (payment: WirePayment | null): Instant | null => {
  const charge = payment?.latest_charge
  return charge && typeof charge !== 'string' ? instantAt(charge.created) : null
}

const cardEnd = ({ default_payment_method: method }: WirePlan): string | null => {
  const card = method && typeof method !== 'string' ? method.card : null
  return card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : null
}
