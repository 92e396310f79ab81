import { isCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'

/** A price of the wire as text; a currency we do not know is written with its code, never with a wrong sign. */
export const priceText = ({ amount, currency }: { amount: number; currency: string }, localeTag: string) =>
  isCurrency(currency)
    ? formatMoney({ amount, currency }, localeTag)
    : `${(amount / 100).toFixed(2)} ${currency}`
