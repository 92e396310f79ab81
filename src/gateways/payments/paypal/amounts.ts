import { type Currency, isCurrency } from '@/domain/money/currencies'
import type { Money } from '@/domain/money/money'
import { declinedError } from '../failed-call'

/**
 * Digits after the point that PayPal takes: none for JPY and TWD, although ISO 4217 gives TWD two.
 * Refused because they are not listed: KRW and INR, which it does not take across a border, and BRL and CNY, which it
 * takes only between accounts of the country itself.
 */
const DECIMALS: Partial<Record<Currency, 0 | 2>> = {
  AUD: 2,
  CAD: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  JPY: 0,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
  TWD: 0,
  USD: 2,
}

/** Whether PayPal takes a payment of this amount. */
export const takesMoney = ({ amount, currency }: Money): boolean => {
  const decimals = DECIMALS[currency]
  return amount > 0 && (decimals === 2 || (decimals === 0 && amount % 100 === 0))
}

export type WireMoney = { currency_code: string; value: string }

/**
 * Hundredths as PayPal's decimal text.
 * @throws GatewayError declined_request, before any call, for an amount that PayPal does not take.
 */
export const toWireMoney = ({ amount, currency }: Money): WireMoney => {
  const decimals = DECIMALS[currency]
  if (decimals === undefined) throw declinedError('currency_not_supported')
  if (!Number.isSafeInteger(amount) || amount <= 0) throw declinedError('amount_not_positive')
  const whole = String(Math.floor(amount / 100))
  const hundredths = amount % 100
  if (decimals === 2) return { currency_code: currency, value: `${whole}.${twoDigits(hundredths)}` }
  if (hundredths !== 0) throw declinedError('decimals_not_supported')
  return { currency_code: currency, value: whole }
}

/**
 * PayPal's decimal text as hundredths; negative in its reports for money that leaves us. null: a currency or form that
 * we do not have.
 */
export const fromWireMoney = ({ currency_code, value }: WireMoney): Money | null => {
  const parts = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value)
  if (!parts || !isCurrency(currency_code)) return null
  const amount = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  return { amount: parts[1] === '-' ? -amount : amount, currency: currency_code }
}

const twoDigits = (hundredths: number): string => String(hundredths).padStart(2, '0')
