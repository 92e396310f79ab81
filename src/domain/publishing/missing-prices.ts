import { priceFor, skuCompleteness } from '../catalog/sku'
import { type Currency, parseCurrency } from '../money/currencies'
import type { Money } from '../money/money'
import type { Gap } from './gap'

type Price = { currency: string; amount: number }

/** A SKU has a price in each currency of the countries that the shop sells to. */
export const missingPrices = ({
  prices,
  currencies,
}: {
  prices: readonly Price[]
  currencies: readonly string[]
}): Gap[] => {
  const what = skuCompleteness({
    // What is in it is another question (docs/decisions/0028).
    parts: [],
    deliverable: new Set(),
    prices,
    requiredCurrencies: currencies,
  }).flatMap((gap) => ('currency' in gap ? [gap.currency] : []))
  return what.length > 0 ? [{ code: 'missing_price', path: 'prices', what: [...new Set(what)] }] : []
}

/** A landing page names a price in each locale: something of its exam is sold in that locale's country. */
export const nothingForSale = ({
  skus,
  currencies,
  fallback,
}: {
  /** The prices of each published SKU of the exam. */
  skus: readonly (readonly Price[])[]
  currencies: readonly string[]
  fallback: Currency
}): Gap[] => {
  const what = currencies.filter((currency) => !skus.some((prices) => isSold({ prices, currency, fallback })))
  return what.length > 0 ? [{ code: 'nothing_for_sale', path: 'exam', what: [...new Set(what)] }] : []
}

/** Whether one of these prices is charged where a currency is a country's own. */
export const isSold = ({
  prices,
  currency,
  fallback,
}: {
  prices: readonly Price[]
  currency: string
  fallback: Currency
}): boolean => {
  const known = prices.flatMap((price): Money[] => {
    const parsed = parseCurrency(price.currency)
    return parsed ? [{ amount: price.amount, currency: parsed }] : []
  })
  return priceFor({ prices: known, currency: parseCurrency(currency) ?? fallback, fallback }) !== null
}
