import { Refusal } from '../lib/provider-call.ts'
import { unprocessable } from './paypal-words.ts'
import { hundredthsOf, type Money, NO_DECIMALS } from './store.ts'

const TAKEN = 'AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ')

/** PayPal's rules about an amount beyond its shape. */
export const checkMoney = (money: Money): void => {
  const decimals = money.value.split('.')[1] ?? ''
  if (!TAKEN.includes(money.currency_code)) throw new Refusal(unprocessable('INVALID_CURRENCY_CODE'))
  if (decimals.length > 2) throw new Refusal(unprocessable('DECIMAL_PRECISION'))
  if (decimals !== '' && NO_DECIMALS.includes(money.currency_code))
    throw new Refusal(unprocessable('DECIMALS_NOT_SUPPORTED'))
  if (hundredthsOf(money) <= 0) throw new Refusal(unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE'))
}
