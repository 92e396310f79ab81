import { useLocale } from 'next-intl'
import { parseCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import styles from './price.module.css'

type Props = { amount: number; currency: string; className?: string }

/** An amount in hundredths as the reader writes it, on figures of equal width. */
export function Price({ amount, currency, className }: Props) {
  const tag = useLocale()
  const known = parseCurrency(currency)
  return (
    <span className={className ?? styles.price}>
      {known ? formatMoney({ amount, currency: known }, tag) : ''}
    </span>
  )
}
