import type { Currency } from '@/domain/money/currencies'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { logger } from '@/gateways/logs/log'
import { amountIn } from '../amount-in'
import { GatewayError } from '../gateway-error'
import { type Client, pathOf } from './client'
import { disputeListSchema, disputeSchema } from './wire'

export type FoundDispute = NonNullable<PaymentFact['disputes']>[number] & {
  /** By PayPal's clock; undefined: PayPal does not say. */
  openedAt: string | undefined
}

type Disputed = { call: Client; captureId: string; currency: Currency }

const log = logger('payments')

/**
 * The disputes about a capture. The list is a summary; the outcome is in the dispute itself.
 * An app without the right to read disputes gets an empty list, so that its payments can still be read.
 */
export const listDisputes = async ({ call, captureId, currency }: Disputed): Promise<FoundDispute[]> => {
  try {
    const query = new URLSearchParams({ disputed_transaction_id: captureId, page_size: '50' })
    const path = `/v1/customer/disputes?${query}`
    const { items } = await call({ method: 'GET', path, answer: disputeListSchema, mayBeForbidden: true })
    return await Promise.all(
      items.map(async ({ dispute_id, status, dispute_amount, create_time }) => ({
        ref: dispute_id,
        amount: amountIn(currency, dispute_amount),
        status: status === 'RESOLVED' ? await outcomeOf(call, dispute_id) : ('open' as const),
        openedAt: create_time,
      })),
    )
  } catch (error) {
    if (!(error instanceof GatewayError && error.httpStatus === 403)) throw error
    log.warn('the PayPal app may not read disputes: give it that feature', { code: error.code })
    return []
  }
}

/**
 * Decided for the buyer: the money goes back. After any other outcome (withdrawn, denied, paid by PayPal) we keep it.
 */
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']

const outcomeOf = async (call: Client, disputeId: string): Promise<'won' | 'lost'> => {
  const path = pathOf('/v1/customer/disputes', disputeId)
  const { dispute_outcome } = await call({ method: 'GET', path, answer: disputeSchema, mayBeForbidden: true })
  return LOST.includes(dispute_outcome?.outcome_code ?? '') ? 'lost' : 'won'
}
