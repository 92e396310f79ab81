import { GATEWAY_METHODS } from '@/domain/orders/payment-methods'
import { gatewaySwitches } from '@/gateways/payments/payment-gateways'

/** What the gateways that are on here can be asked for: `sandbox/card`. */
export const usablePairs = (): string[] =>
  gatewaySwitches()
    .filter(({ on }) => on)
    .flatMap(({ id }) => GATEWAY_METHODS[id].map((method) => `${id}/${method}`))
