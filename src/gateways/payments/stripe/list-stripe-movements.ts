import type Stripe from 'stripe'
import type { z } from 'zod'
import { parseCurrency } from '@/domain/money/currencies'
import { fromProviderMinorUnits } from '@/domain/money/money'
import type { Movement, MovementPage } from '../gateway'
import { ourMark } from '../our-mark'
import { listOldestFirst } from './list-oldest-first'
import { cameToNothing } from './to-payment-fact'
import { chargeSchema, disputeSchema, read, refundSchema } from './wire'

type Listing = { stripe: Stripe; from: Date; to: Date; cursor: string | null }

/** Stripe's balance transactions, in the currency that the buyer paid, not in that of the payout. */
export const listStripeMovements = async ({ stripe, from, to, cursor }: Listing): Promise<MovementPage> => {
  const page = await listOldestFirst({
    list: (query) => stripe.balanceTransactions.list({ ...query, expand: ['data.source'] }),
    created: { gte: seconds(from), lt: seconds(to) },
    cursor,
  })
  const movements: Movement[] = []
  for (const row of page.rows) {
    const line = lineOf(row)
    if (line) movements.push(await movementOf({ stripe, line, created: row.created }))
  }
  return { movements, cursor: page.cursor, hasMore: page.hasMore }
}

const seconds = (date: Date) => Math.ceil(date.getTime() / 1000)

type Charge = z.output<typeof chargeSchema>
type Line = Pick<Movement, 'kind' | 'ref' | 'currency'> & {
  minorUnits: number
  /** Or the id of the charge that was refunded or disputed. */
  charge: Charge | string | null
}

/** null: no payment of a buyer (a fee, a payout), a refund that still waits, or a currency that no order has. */
const lineOf = ({ source, reporting_category: category }: Stripe.BalanceTransaction): Line | null => {
  if (!source || typeof source === 'string') return null
  if (!('currency' in source) || !parseCurrency(source.currency)) return null
  const refunded = REFUNDS[category]
  if (refunded && source.object === 'refund') {
    const refund = read(refundSchema, source)
    const { id, amount, currency, charge } = refund
    const moved = refund.status === 'succeeded' || cameToNothing(refund)
    return moved ? { kind: refunded, ref: id, minorUnits: amount, currency, charge } : null
  }
  if (category === 'charge' && source.object === 'charge') {
    const charge = read(chargeSchema, source)
    const { id, amount_captured, currency } = charge
    return { kind: 'charge', ref: id, minorUnits: amount_captured, currency, charge }
  }
  const kind = DISPUTES[category]
  if (!kind || source.object !== 'dispute') return null
  const { id, amount, currency, charge } = read(disputeSchema, source)
  return { kind, ref: id, minorUnits: amount, currency, charge }
}

const REFUNDS: Record<string, 'refund' | 'refund_failed'> = {
  refund: 'refund',
  refund_failure: 'refund_failed',
}

const DISPUTES: Record<string, 'dispute' | 'dispute_won'> = {
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
}

type Told = { stripe: Stripe; line: Line; created: number }

/** Refunds and disputes are rare and may not be marked (a refund from the dashboard): their charge is. */
const movementOf = async ({ stripe, line, created }: Told): Promise<Movement> => {
  const { kind, ref, minorUnits, currency } = line
  const charge =
    typeof line.charge === 'string'
      ? read(chargeSchema, await stripe.charges.retrieve(line.charge))
      : line.charge
  const ours = charge?.metadata.app === ourMark()
  return {
    kind,
    ref,
    ...fromProviderMinorUnits({ minorUnits, currency }),
    intentId: charge?.payment_intent ?? null,
    orderId: ours ? (charge?.metadata.order_id ?? null) : null,
    ours,
    createdAt: new Date(created * 1000),
  }
}
