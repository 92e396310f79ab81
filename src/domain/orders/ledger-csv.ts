import { CURRENCY_EXPONENTS, isCurrency } from '../money/currencies'
import { LEDGER_SIGNS, type LedgerKind } from './ledger'

/** One row of the books with what an accountant asks about it. Amounts are positive hundredths. */
export type LedgerLine = {
  /** ISO 8601, UTC. */
  time: string
  order: string
  kind: LedgerKind
  amount: number
  currency: string
  provider: string
  reference: string
  tier: string
  country: string
  landing: string
  taxRatePercent: number
  /** The tax inside the order's price, whatever part of it this row moves. */
  taxIncluded: number
}

/** Spreadsheets take UTF-8 for something else without it. */
export const BYTE_ORDER_MARK = '\uFEFF'

const COLUMNS = [
  'time_utc',
  'order_number',
  'kind',
  'amount',
  'currency',
  'provider',
  'provider_reference',
  'tier',
  'country',
  'landing',
  'tax_rate_percent',
  'order_tax_included',
] as const

export const LEDGER_CSV_HEAD = `${COLUMNS.join(',')}\r\n`

/** A line of RFC 4180. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`

/** A line of RFC 4180. The amount bears the sign with which it moves our balance (LEDGER_SIGNS); 0 where it moves nothing. */
export const ledgerCsvLine = (line: LedgerLine): string => {
  const sign = LEDGER_SIGNS[line.kind]
  const cells = [
    cell(line.time),
    cell(line.order),
    cell(line.kind),
    decimal({ hundredths: sign === 0 ? 0 : sign * line.amount, currency: line.currency }),
    cell(line.currency),
    cell(line.provider),
    cell(line.reference),
    cell(line.tier),
    cell(line.country),
    cell(line.landing),
    String(line.taxRatePercent),
    decimal({ hundredths: line.taxIncluded, currency: line.currency }),
  ]
  return `${cells.join(',')}\r\n`
}

/**
 * A text cell. What a spreadsheet would take for a formula is given an apostrophe before it: a landing page's name comes
 * from a visitor's address bar.
 */
export const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Hundredths as a number with as many decimals as the currency has (ISO 4217), a point between; never rounded. */
/** Hundredths as a spreadsheet reads them. */
export const decimal = ({ hundredths, currency }: { hundredths: number; currency: string }): string => {
  const whole = Math.abs(hundredths) % 100 === 0
  const digits = isCurrency(currency) && CURRENCY_EXPONENTS[currency] === 0 && whole ? 0 : 2
  return (hundredths / 100).toFixed(digits)
}
