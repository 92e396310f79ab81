import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'

/** A payment as its provider has it now; null: the provider says that there is none, which no repetition will change. */
export const fetchFact = async ({
  gateway,
  intentId,
  close,
}: {
  gateway: PaymentGateway
  intentId: string
  /** First closes it there: what was paid meanwhile comes back as paid, anything else can no more be. */
  close: boolean
}): Promise<PaymentFact | null> => {
  try {
    return close ? await gateway.cancelIntent(intentId) : await gateway.fetchIntent(intentId)
  } catch (error) {
    if (error instanceof GatewayError && error.httpStatus === 404) return null
    throw error
  }
}
