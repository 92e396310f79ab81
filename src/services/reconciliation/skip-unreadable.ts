import { logger } from '@/gateways/logs/log'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import { GatewayError, isSilence } from '@/gateways/payments/gateway-error'

const log = logger('money')

/** A payment whose answer cannot be read holds up no other; a provider that is silent is asked the next night. */
export const skipUnreadable = ({
  gateway,
  intentId,
  error,
}: {
  gateway: PaymentGateway
  intentId: string | null
  error: unknown
}): null => {
  if (!(error instanceof GatewayError) || isSilence(error)) throw error
  log.error('a payment could not be read', { provider: gateway.id, intent: intentId, error })
  return null
}
