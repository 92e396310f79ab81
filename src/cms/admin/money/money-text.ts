import { isCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import { tagOfLanguage } from '../words/languages'

/** What an amount and a currency of a form or a row say together; null while they say nothing. */
export const moneyText = ({
  amount,
  currency,
  language,
}: {
  amount: unknown
  currency: unknown
  language: string
}): string | null =>
  typeof amount === 'number' && Number.isInteger(amount) && isCurrency(currency)
    ? formatMoney({ amount, currency }, tagOfLanguage(language))
    : null
