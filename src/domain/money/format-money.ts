import { COMMA_DECIMAL, type Currency, ZERO_DECIMAL } from './currencies'
import type { Money } from './money'

/**
 * A price as text. The locale places the symbol and its no-break space; the currency decides the decimals:
 * none for JPY, KRW, CNY, INR; a comma for EUR, PLN, BRL, DKK, HRK; a point for all others (docs/decisions/0005).
 * The grouping sign is the locale's own unless it would read as the decimal sign.
 * @param money amount in hundredths; in a zero-decimal currency it rounds half away from zero to the unit.
 * @param localeTag BCP 47, never our own code.
 */
export const formatMoney = ({ amount, currency }: Money, localeTag: string): string => {
  const digits = ZERO_DECIMAL.includes(currency) ? 0 : 2
  const format = new Intl.NumberFormat(localeTag, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format
    .formatToParts(amount / 100)
    .map((part) => separatorOf(part, currency) ?? part.value)
    .join('')
}

const separatorOf = ({ type, value }: Intl.NumberFormatPart, currency: Currency): string | null => {
  const decimal = COMMA_DECIMAL.includes(currency) ? ',' : '.'
  if (type === 'decimal') return decimal
  // With no decimals nothing is forced: a German reads 1.234 ¥ as a thousand and 1,234 ¥ as one.
  if (type !== 'group' || ZERO_DECIMAL.includes(currency)) return null
  const isSpaceOrApostrophe = value !== '.' && value !== ','
  if (isSpaceOrApostrophe) return null
  return decimal === ',' ? '.' : ','
}
