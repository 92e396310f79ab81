import { type Currency, displayUnit } from '@/domain/money/currencies'

/** Hundredths as they are typed: `5.49`, of a currency without decimals `13000`. */
export const amountText = (amount: number | null | undefined, currency: Currency | null): string => {
  if (typeof amount !== 'number' || currency === null) return ''
  return displayUnit(currency) === 100 ? String(amount / 100) : (amount / 100).toFixed(2)
}
