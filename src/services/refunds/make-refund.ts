import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { nextRefund, OPEN_REFUND_STATUSES, type RefundEvent } from '@/domain/orders/refund-machine'
import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { refunds } from '@/payload-schema'
import { recordAnomaly } from '../books/record-anomaly'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { applyPaymentFact } from '../payments/apply-payment-fact'

type RefundRow = typeof refunds.$inferSelect

/**
 * Asks the provider for a refund that was decided on, and books what it says. Before asking a second time the payment
 * is looked at: what was made already is not made again, also when the provider has forgotten the key (COMMERCE 1, trap a).
 * Throws GatewayError when there is no answer: the job is tried again.
 */
export const makeRefund = async (deps: Deps, { refundId }: { refundId: string }): Promise<string> => {
  const row = await readRefund(deps, refundId)
  if (!row) return 'skipped: the refund is gone'
  if (!OPEN_REFUND_STATUSES.includes(row.status)) return `skipped: already ${row.status}`
  const gateway = deps.payments[row.provider as PaymentGatewayId]
  if (!gateway) throw new Error(`There is no gateway ${row.provider}.`)
  if (row.askedAt && (await isThere(deps, { gateway, row }))) return `seen: ${row.amount} ${row.currency}`
  await note(deps, { row, set: { askedAt: deps.now().toISOString() } })
  await failpoint('refund.after_want', row.intentId)
  const refused = await ask(deps, { gateway, row })
  await failpoint('refund.after_ask', row.intentId)
  if (refused) return `refused: ${refused}`
  await applyPaymentFact(deps, { provider: row.provider, intentId: row.intentId })
  return `refunded ${row.amount} ${row.currency}: ${(await readRefund(deps, refundId))?.status}`
}

/** The provider's refusal, or null: it took the refund. */
const ask = async (
  deps: Deps,
  { gateway, row }: { gateway: PaymentGateway; row: RefundRow },
): Promise<string | null> => {
  try {
    const fact = await gateway.refund({
      refundId: row.id,
      intentId: row.intentId,
      amount: row.amount,
      idempotencyKey: `ref_${row.id}`,
    })
    await hear(deps, { row, event: shownIn(fact, row) ?? { type: 'accepted' } })
    return null
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.kind !== 'declined_request') {
      if (error.outcomeUnknown) await hear(deps, { row, event: { type: 'no_answer' } })
      throw error
    }
    await hear(deps, { row, event: { type: 'declined' }, failureCode: error.code })
    await recordAnomaly(deps, {
      kind: 'refund_refused',
      ref: `${row.provider}:${row.intentId}:${row.id}`,
      ...(row.order ? { order: row.order } : {}),
      detail: { amount: row.amount, currency: row.currency, code: error.code },
    })
    return error.code
  }
}

/** Whether the payment's own books show it by now. */
const isThere = async (
  deps: Deps,
  { gateway, row }: { gateway: PaymentGateway; row: RefundRow },
): Promise<boolean> => {
  const event = shownIn(await gateway.fetchIntent(row.intentId), row)
  if (!event) return false
  await hear(deps, { row, event })
  await applyPaymentFact(deps, { provider: row.provider, intentId: row.intentId })
  return true
}

const shownIn = (fact: PaymentFact, { id }: RefundRow): RefundEvent | null => {
  if (fact.refunds.some(({ refundId }) => refundId === id)) return { type: 'seen' }
  return fact.pendingRefunds?.some(({ refundId }) => refundId === id) ? { type: 'accepted' } : null
}

/** What is made is marked by the transaction that books it; here only what has no order to book it for. */
const hear = async (
  deps: Pick<Deps, 'payload'>,
  { row, event, failureCode = null }: { row: RefundRow; event: RefundEvent; failureCode?: string | null },
): Promise<void> => {
  if (event.type === 'seen' && row.order) return
  const fresh = await readRefund(deps, row.id)
  if (fresh) await note(deps, { row, set: { status: nextRefund(fresh.status, event), failureCode } })
}

const readRefund = async ({ payload }: Pick<Deps, 'payload'>, id: string): Promise<RefundRow | undefined> =>
  (await payload.db.drizzle.select().from(refunds).where(eq(refunds.id, id)))[0]

const note = async (
  { payload }: Pick<Deps, 'payload'>,
  { row, set }: { row: RefundRow; set: Partial<typeof refunds.$inferInsert> },
): Promise<void> => {
  await payload.db.drizzle.update(refunds).set(set).where(eq(refunds.id, row.id))
}
