import type { Currency } from '@/domain/money/currencies'
import type { Money } from '@/domain/money/money'

/**
 * Stripe's documented smallest charges, in hundredths. They are those of the account's own currency; a charge in another is
 * held to the same worth, so that these are a floor and no promise. A currency without an entry has no documented one.
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

export const takesMoney = ({ amount, currency }: Money): boolean =>
  amount > 0 && amount >= (SMALLEST[currency] ?? 0)
