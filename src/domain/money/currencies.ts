/**
 * The currencies we know, each with its ISO 4217 exponent (digits of the provider's minor unit: 0 or 2).
 * An unlisted currency is refused, so that nobody sells in one whose minor unit we only guess.
 * HRK was withdrawn on 2023-01-01: it is shown, never priced.
 */
export const CURRENCY_EXPONENTS = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  KRW: 0,
  CNY: 2,
  HKD: 2,
  INR: 2,
  BRL: 2,
  PLN: 2,
  DKK: 2,
  CHF: 2,
  CAD: 2,
  AUD: 2,
  NZD: 2,
  TWD: 2,
  SGD: 2,
  MXN: 2,
  SEK: 2,
  NOK: 2,
  CZK: 2,
  HRK: 2,
} as const

export type Currency = keyof typeof CURRENCY_EXPONENTS

export const CURRENCIES = Object.keys(CURRENCY_EXPONENTS) as readonly Currency[]

/** Currencies a price may be entered in: the options of the CMS. */
export const SELLABLE_CURRENCIES: readonly Currency[] = CURRENCIES.filter((currency) => currency !== 'HRK')

/**
 * Shown without decimals, so a price is a whole number of units (docs/decisions/0005). CNY and INR keep ISO exponent
 * 2.
 */
export const ZERO_DECIMAL: readonly Currency[] = ['JPY', 'KRW', 'CNY', 'INR']

/** Shown with a comma decimal in every locale (docs/decisions/0005). */
export const COMMA_DECIMAL: readonly Currency[] = ['EUR', 'PLN', 'BRL', 'DKK', 'HRK']

/** Refused at entry: hundredths cannot hold their thousandths (docs/decisions/0005). */
export const THREE_DECIMAL: readonly string[] = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']

export const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(CURRENCY_EXPONENTS, value)

/** A currency as a provider or a query writes it (Stripe writes `jpy`), else null. */
export const parseCurrency = (text: string | null | undefined): Currency | null => {
  const upper = text?.toUpperCase()
  return isCurrency(upper) ? upper : null
}

/** The smallest amount we show in this currency, in hundredths: 100 where no decimals are shown, else 1. */
export const displayUnit = (currency: Currency): 1 | 100 => (ZERO_DECIMAL.includes(currency) ? 100 : 1)
