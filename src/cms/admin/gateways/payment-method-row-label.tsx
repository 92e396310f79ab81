import type { ServerProps } from 'payload'
import { gatewaySwitches } from '@/gateways/payments/payment-gateways'
import { PaymentMethodName } from './payment-method-name'
import { whyOff } from './why-off'

/** The head of a payment method's row: what it is, and why buyers do not see it where its provider is off. */
export function PaymentMethodRowLabel({ i18n }: Pick<ServerProps, 'i18n'>) {
  const off = gatewaySwitches().flatMap((one) => (one.on ? [] : [[one.id, whyOff({ one, i18n })]]))
  return <PaymentMethodName off={Object.fromEntries(off)} />
}
