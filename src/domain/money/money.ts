import {
  CURRENCY_EXPONENTS,
  type Currency,
  displayUnit,
  isCurrency,
  SELLABLE_CURRENCIES,
  THREE_DECIMAL,
} from './currencies'

/** `amount` is an integer number of hundredths of the currency: 1999 USD is $19.99, 200000 JPY is ¥2,000. */
export type Money = { amount: number; currency: Currency }

/** An amount in the provider's own minor unit (ISO 4217 exponent): 2000 JPY is ¥2,000. Only gateways hold one. */
export type ProviderAmount = { minorUnits: number; currency: Currency }

/** 999,999.99 of any currency. */
export const MAX_PRICE_HUNDREDTHS = 99_999_999

export type PriceError =
  | 'three_decimal_currency'
  | 'unknown_currency'
  | 'withdrawn_currency'
  | 'not_an_integer'
  | 'not_positive'
  | 'too_large'
  | 'fraction_of_a_zero_decimal_currency'

/** Why this cannot be entered as a price (amount in hundredths), or null when it can. */
export const validatePrice = ({
  amount,
  currency,
}: {
  amount: number
  currency: string
}): PriceError | null => {
  if (THREE_DECIMAL.includes(currency)) return 'three_decimal_currency'
  if (!isCurrency(currency)) return 'unknown_currency'
  if (!SELLABLE_CURRENCIES.includes(currency)) return 'withdrawn_currency'
  if (!Number.isInteger(amount)) return 'not_an_integer'
  if (amount <= 0) return 'not_positive'
  if (amount > MAX_PRICE_HUNDREDTHS) return 'too_large'
  return amount % displayUnit(currency) === 0 ? null : 'fraction_of_a_zero_decimal_currency'
}

/**
 * Hundredths to the provider's minor unit, exactly.
 * @throws RangeError for a negative or fractional amount, an unlisted currency, or an amount the provider cannot
 * express (JPY or KRW with hundredths). Providers' own quirks (PayPal refuses decimals of TWD) are the gateway's.
 */
export const toProviderMinorUnits = ({ amount, currency }: Money): ProviderAmount => {
  const hundredths = whole(amount)
  const perMinorUnit = hundredthsPerMinorUnit(currency)
  if (hundredths % perMinorUnit !== 0) {
    throw new RangeError(`${amount} hundredths of ${currency} is no whole number of its minor units`)
  }
  return { minorUnits: hundredths / perMinorUnit, currency }
}

/** The inverse of toProviderMinorUnits. @throws RangeError for a negative, fractional or overflowing amount. */
export const fromProviderMinorUnits = ({ minorUnits, currency }: ProviderAmount): Money => ({
  amount: whole(whole(minorUnits) * hundredthsPerMinorUnit(currency)),
  currency,
})

const hundredthsPerMinorUnit = (currency: Currency): number => {
  if (!isCurrency(currency)) throw new RangeError(`unknown currency: ${String(currency)}`)
  return 10 ** (2 - CURRENCY_EXPONENTS[currency])
}

const whole = (amount: number): number => {
  if (Number.isSafeInteger(amount) && amount >= 0) return amount
  throw new RangeError(`not a whole, non-negative amount: ${amount}`)
}
