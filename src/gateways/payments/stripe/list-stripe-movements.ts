import type Stripe from 'stripe'
import { fromProviderMinorUnits } from '@/domain/money/money'
import type { Movement, MovementPage } from '../gateway'
import { ourMark } from '../our-mark'
import { listOldestFirst } from './list-oldest-first'
import { chargeSchema, disputeSchema, read, refundSchema } from './wire'

type Listing = { stripe: Stripe; from: Date; to: Date; cursor: string | null }

/** Stripe's balance transactions, in the currency that the buyer paid, not in that of the payout. */
export const listStripeMovements = async ({ stripe, from, to, cursor }: Listing): Promise<MovementPage> => {
  const page = await listOldestFirst({
    list: (query) => stripe.balanceTransactions.list({ ...query, expand: ['data.source'] }),
    created: { gte: seconds(from), lt: seconds(to) },
    cursor,
  })
  const found: (Movement | null)[] = []
  for (const row of page.rows) found.push(await movementOf({ stripe, row }))
  return { movements: found.filter((each) => each !== null), cursor: page.cursor, hasMore: page.hasMore }
}

const seconds = (date: Date) => Math.ceil(date.getTime() / 1000)

type Line = { kind: Movement['kind']; ref: string; minorUnits: number; currency: Movement['currency'] }
type Payment = Pick<Movement, 'intentId' | 'orderId' | 'ours'>

/** null: no payment of a buyer (a fee, a payout), or a refund that did not go through. */
const movementOf = async ({
  stripe,
  row,
}: {
  stripe: Stripe
  row: Stripe.BalanceTransaction
}): Promise<Movement | null> => {
  const { source, reporting_category: category, created } = row
  if (!source || typeof source === 'string') return null
  const movement = ({ kind, ref, minorUnits, currency }: Line, payment: Payment): Movement => ({
    kind,
    ref,
    ...fromProviderMinorUnits({ minorUnits, currency }),
    ...payment,
    createdAt: new Date(created * 1000),
  })
  if (category === 'charge' && source.object === 'charge') {
    const { id, amount_captured, currency, ...charge } = read(chargeSchema, source)
    return movement({ kind: 'charge', ref: id, minorUnits: amount_captured, currency }, paymentOf(charge))
  }
  if (category === 'refund' && source.object === 'refund') {
    const { id, amount, currency, charge, status } = read(refundSchema, source)
    if (status !== 'succeeded') return null
    return movement(
      { kind: 'refund', ref: id, minorUnits: amount, currency },
      await chargesOf({ stripe, charge }),
    )
  }
  const kind = DISPUTES[category]
  if (!kind || source.object !== 'dispute') return null
  const { id, amount, currency, charge } = read(disputeSchema, source)
  return movement({ kind, ref: id, minorUnits: amount, currency }, await chargesOf({ stripe, charge }))
}

const DISPUTES: Record<string, 'dispute' | 'dispute_won'> = {
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
}

/** Refunds and disputes are rare and may not be marked (a refund from the dashboard): their charge is. */
const chargesOf = async ({ stripe, charge }: { stripe: Stripe; charge: string | null }): Promise<Payment> =>
  charge
    ? paymentOf(read(chargeSchema, await stripe.charges.retrieve(charge)))
    : { intentId: null, orderId: null, ours: false }

type MarkedCharge = { payment_intent: string | null; metadata: Record<string, string> }

/** A charge bears the metadata of its payment. */
const paymentOf = ({ payment_intent, metadata }: MarkedCharge): Payment => ({
  intentId: payment_intent,
  orderId: metadata.app === ourMark() ? (metadata.order_id ?? null) : null,
  ours: metadata.app === ourMark(),
})
