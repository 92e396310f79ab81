import type { Currency } from '@/domain/money/currencies'
import type { Money } from '@/domain/money/money'
import { GatewayError } from './gateway-error'

/** @throws GatewayError: a payment, its refunds and its disputes are in one currency. */
export const amountIn = (currency: Currency, money: Money): number => {
  if (money.currency === currency) return money.amount
  throw new GatewayError({ kind: 'bad_response', code: 'other_currency' })
}
