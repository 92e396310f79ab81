import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import { payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'

/**
 * What each of an order's payments still holds, in hundredths by the attempt's id, as its provider shows it: our ledger
 * does not say of which payment somebody gave back at the provider's own desk. Empty where there is one payment, of which
 * the ledger says it all. Our own refunds that are on their way are not taken off.
 * @throws GatewayError when a provider does not answer.
 */
export const leftPerPayment = async (
  { payload, payments }: Pick<Deps, 'payload' | 'payments'>,
  orderId: string,
): Promise<ReadonlyMap<string, number>> => {
  const paid = await payload.db.drizzle
    .select()
    .from(payment_attempts)
    .where(and(eq(payment_attempts.order, orderId), eq(payment_attempts.status, 'succeeded')))
  const left = new Map<string, number>()
  if (paid.length < 2) return left
  for (const { id, provider, intentId } of paid) {
    const fact = await payments[provider as PaymentGatewayId]?.fetchIntent(intentId ?? '')
    if (!fact) continue
    const { charges, refunds, pendingRefunds = [], disputes = [] } = fact
    const theirs = pendingRefunds.filter(({ refundId }) => !refundId)
    const withheld = disputes.filter(({ status }) => status !== 'won')
    left.set(id, sum(charges) - sum([...refunds, ...theirs, ...withheld]))
  }
  return left
}

const sum = (parts: readonly { amount: number }[]): number =>
  parts.reduce((whole, { amount }) => whole + amount, 0)
