import { GatewayError } from '@/gateways/payments/gateway-error'
import { Refusal } from '@/services/refusal'
import { Refusal as RefusalOfProvider } from '../../providers/lib/provider-call'
import { NotPossible } from './not-possible'
import { InjectedFault } from './strike'

/**
 * What an error of a history counts as: a person is refused what is not allowed, a provider says no, a fault was asked
 * for. null: it should not have happened.
 */
export const nameError = (error: unknown): string | null => {
  if (error instanceof Refusal) return `refused: ${error.reason}`
  if (error instanceof GatewayError) return `a gateway: ${error.kind}`
  if (error instanceof RefusalOfProvider || error instanceof NotPossible) return 'a no of a provider'
  if (error instanceof InjectedFault) return 'an injected error'
  return null
}
