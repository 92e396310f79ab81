import type { GatewaySwitch } from '@/gateways/payments/payment-gateways'
import { say } from '../words/say'

/** Why a gateway is off, in the reader's language. */
export const whyOff = ({ one, i18n }: { one: GatewaySwitch; i18n: { language: string } }): string =>
  one.forbidden
    ? say(i18n, 'gateways.forbidden')
    : say(i18n, 'gateways.missing', { list: one.missing.join(', ') })
