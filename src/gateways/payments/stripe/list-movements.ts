import type Stripe from 'stripe'
import type { z } from 'zod'
import { parseCurrency } from '@/domain/money/currencies'
import type { Movement, MovementPage } from '../gateway'
import { fromWireMoney } from './amounts'
import { callStripe } from './client'
import { FIRST, ownerOfPayment } from './find-invoice'
import { listPage } from './list-page'
import { isAnyShops, readMark } from './marks'
import { hasFailed } from './to-payment-fact'
import { chargeSchema, disputeSchema, read, refundSchema } from './wire'

type Listing = { stripe: Stripe; from: Date; to: Date; cursor: string | null }

/** Stripe's balance transactions, in the currency that the buyer paid, not in that of the payout. */
export const listMovements = (listing: Listing): Promise<MovementPage> =>
  callStripe({ mutates: false }, () => readPage(listing))

const readPage = async ({ stripe, from, to, cursor }: Listing): Promise<MovementPage> => {
  const page = await listPage({
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
  /** In minor units. */
  amount: number
  /** The charge, or the id of the one that was refunded or disputed. */
  charge: Charge | string | null
}

/** null: no payment of a buyer (a fee, a payout), a refund that is pending, or a currency that we do not sell in. */
const lineOf = ({ source, reporting_category: category }: Stripe.BalanceTransaction): Line | null => {
  if (!source || typeof source === 'string') return null
  if (!('currency' in source) || !parseCurrency(source.currency)) return null
  const refunded = REFUNDS[category]
  if (refunded && source.object === 'refund') {
    const refund = read(refundSchema, source)
    const { id, amount, currency, charge } = refund
    const moved = refund.status === 'succeeded' || hasFailed(refund)
    return moved ? { kind: refunded, ref: id, amount, currency, charge } : null
  }
  if (category === 'charge' && source.object === 'charge') {
    const charge = read(chargeSchema, source)
    const { id, amount_captured, currency } = charge
    return { kind: 'charge', ref: id, amount: amount_captured, currency, charge }
  }
  const kind = DISPUTES[category]
  if (!kind || source.object !== 'dispute') return null
  const { id, amount, currency, charge } = read(disputeSchema, source)
  return { kind, ref: id, amount, currency, charge }
}

const REFUNDS: Record<string, 'refund' | 'refund_failed'> = {
  refund: 'refund',
  refund_failure: 'refund_failed',
}

const DISPUTES: Record<string, 'dispute' | 'dispute_won'> = {
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
}

type Found = { stripe: Stripe; line: Line; created: number }

/** A refund or a dispute may bear no mark (a refund from the dashboard), but its charge does. */
const movementOf = async ({ stripe, line, created }: Found): Promise<Movement> => {
  const { kind, ref, amount, currency } = line
  const charge =
    typeof line.charge === 'string'
      ? read(chargeSchema, await stripe.charges.retrieve(line.charge))
      : line.charge
  const mark = charge && ((await markOfPlan({ stripe, charge })) ?? readMark(charge.metadata))
  return {
    kind,
    ref,
    ...fromWireMoney({ amount, currency }),
    intentId: charge?.payment_intent ?? null,
    orderId: mark?.orderId ?? null,
    ours: mark !== null,
    createdAt: new Date(created * 1000),
  }
}

/** Stripe writes no mark on the charges of a plan: its invoice has it. Of the charges after the first it names no order. */
const markOfPlan = async ({ stripe, charge }: { stripe: Stripe; charge: Charge }) => {
  if (isAnyShops(charge.metadata) || !charge.payment_intent) return null
  const invoice = await ownerOfPayment({ stripe, payment: charge.payment_intent })
  const mark = readMark(invoice?.parent?.subscription_details?.metadata ?? {})
  return mark && { orderId: invoice?.billing_reason === FIRST ? mark.orderId : null }
}
