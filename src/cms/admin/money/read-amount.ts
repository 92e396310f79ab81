import { type Currency, displayUnit } from '@/domain/money/currencies'

/**
 * A typed amount in hundredths; null: it is not an amount, or not a whole number of the currency's smallest unit.
 * A point and a comma both come before decimals. Nothing separates thousands: 1.234 would be read two ways.
 */
export const readAmount = ({ text, currency }: { text: string; currency: Currency }): number | null => {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return amount > 0 && amount % displayUnit(currency) === 0 ? amount : null
}
