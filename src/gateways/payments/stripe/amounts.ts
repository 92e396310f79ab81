import type { Currency } from '@/domain/money/currencies'
import { fromProviderMinorUnits, type Money, toProviderMinorUnits } from '@/domain/money/money'
import { declinedError } from '../failed-call'

/**
 * Stripe's documented smallest charges, in hundredths. They are those of the account's own currency; a charge in
 * another must have the same worth, so these are a lower bound and no promise. A currency without an entry has no
 * documented one.
 */
const SMALLEST: Partial<Record<Currency, number>> = {
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  JPY: 5000,
  MXN: 1000,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  SEK: 300,
  SGD: 50,
  USD: 50,
}

/** Whether Stripe takes a payment of this amount. */
export const takesMoney = ({ amount, currency }: Money): boolean =>
  amount > 0 && amount >= (SMALLEST[currency] ?? 0)

/** `amount` is in the currency's minor units (ISO 4217). */
export type WireMoney = { amount: number; currency: Currency }

/**
 * Hundredths as Stripe's minor units.
 * @throws GatewayError declined_request, before any call, for what the currency cannot express.
 */
export const toWireMoney = (money: Money): WireMoney => {
  try {
    return { amount: toProviderMinorUnits(money).minorUnits, currency: money.currency }
  } catch (cause) {
    throw declinedError('inexpressible_amount', cause)
  }
}

export const fromWireMoney = ({ amount, currency }: WireMoney): Money =>
  fromProviderMinorUnits({ minorUnits: amount, currency })
