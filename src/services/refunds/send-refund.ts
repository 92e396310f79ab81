import { eq } from '@payloadcms/db-postgres/drizzle'
import { nextRefund, OPEN_REFUND_STATUSES, type RefundEvent } from '@/domain/orders/refund-machine'
import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { refunds } from '@/payload-schema'
import { recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { applyPaymentFact } from '../payments/apply-payment-fact'
import { inTransaction } from '../transaction'
import { refusalOf } from './refusal-of'

type RefundRow = typeof refunds.$inferSelect

/**
 * Asks the provider for a refund that was decided on (enqueue-refund.ts), and books what it says. Before asking a second
 * time the payment is looked at: what was made already is not made again, also when the provider has forgotten the key
 * (docs/facts/commerce.md 1, trap a). Throws GatewayError when there is no answer: the job is tried again.
 */
export const sendRefund = async (deps: Deps, { refundId }: { refundId: string }): Promise<string> => {
  const row = await readRefund(deps, refundId)
  if (!row) return 'skipped: the refund is gone'
  if (!OPEN_REFUND_STATUSES.includes(row.status)) return `skipped: already ${row.status}`
  const gateway = deps.payments[row.provider as PaymentGatewayId]
  if (!gateway) throw new Error(`There is no gateway ${row.provider}.`)
  if (row.askedAt && (await isThere({ gateway, row }))) return settle(deps, row)
  await deps.payload.db.drizzle
    .update(refunds)
    .set({ askedAt: deps.now().toISOString() })
    .where(eq(refunds.id, row.id))
  await failpoint('refund.after_want', row.intentId)
  const refused = await ask(deps, { gateway, row })
  await failpoint('refund.after_ask', row.intentId)
  if (refused) return `refused: ${refused}`
  return settle(deps, row)
}

/** The one path of money books it and marks the refund; a sentence that says how far it has come. */
const settle = async (
  deps: Deps,
  { id, provider, intentId, amount, currency }: RefundRow,
): Promise<string> => {
  await applyPaymentFact(deps, { provider, intentId })
  return `refund of ${amount} ${currency}: ${(await readRefund(deps, id))?.status}`
}

/** The provider's refusal, or null: it took the refund. */
const ask = async (
  deps: Deps,
  { gateway, row }: { gateway: PaymentGateway; row: RefundRow },
): Promise<string | null> => {
  try {
    await gateway.createRefund({
      refundId: row.id,
      intentId: row.intentId,
      amount: row.amount,
      idempotencyKey: `ref_${row.id}`,
    })
    await hear(deps, { row, event: { type: 'accepted' } })
    return null
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.kind !== 'declined_request') {
      if (error.outcomeUnknown) await hear(deps, { row, event: { type: 'no_answer' } })
      throw error
    }
    const isNews = await hear(deps, { row, event: { type: 'declined' }, failureCode: error.code })
    if (!isNews) return null
    await recordAnomaly(deps, refusalOf(row, error.code))
    return error.code
  }
}

/** Whether the payment's own books show it by now, made, on its way or failed. */
const isThere = async ({ gateway, row }: { gateway: PaymentGateway; row: RefundRow }): Promise<boolean> => {
  const { refunds: made, pendingRefunds = [], failedRefunds = [] } = await gateway.fetchIntent(row.intentId)
  return [...made, ...pendingRefunds, ...failedRefunds].some(({ refundId }) => refundId === row.id)
}

/** What the provider's answer says. Whether that was news: a webhook may have settled it meanwhile. */
const hear = (
  deps: Deps,
  { row, event, failureCode = null }: { row: RefundRow; event: RefundEvent; failureCode?: string | null },
): Promise<boolean> =>
  inTransaction(deps, async ({ db }) => {
    const [fresh] = await db.select().from(refunds).where(eq(refunds.id, row.id)).for('update')
    const status = fresh && nextRefund(fresh.status, event)
    if (!fresh || !status || status === fresh.status) return false
    await db.update(refunds).set({ status, failureCode }).where(eq(refunds.id, row.id))
    return true
  })

const readRefund = async ({ payload }: Pick<Deps, 'payload'>, id: string): Promise<RefundRow | undefined> =>
  (await payload.db.drizzle.select().from(refunds).where(eq(refunds.id, id)))[0]
