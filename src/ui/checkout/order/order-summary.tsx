'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import type { Sale } from '@/domain/catalog/parts'
import { Price } from '@/ui/primitives/price'
import styles from './order-summary.module.css'

/** The key of the word for what is sold. */
const ITEMS = { report: 'item', package: 'guide', course: 'course' } as const satisfies Record<Sale, string>

type Quote = CallData<'sku.info'>['quote']
type Props = {
  item: string
  quote: Quote
  promoCode: string | null
  sale?: Sale
  /** The same lines as a receipt. */
  paid?: boolean
}

/** Item, discounts, price today and the tax in it: the box that touches the pay button. */
export function OrderSummary({ item, quote, promoCode, sale = 'report', paid = false }: Props) {
  const t = useTranslations('pay.summary')
  const { currency } = quote
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{t(ITEMS[sale])}</dt>
        <dd className={styles.item}>{item}</dd>
      </div>
      {quote.discounts.length > 0 && (
        <div className={styles.line}>
          <dt>{t('list')}</dt>
          <dd>
            <Price amount={quote.list} currency={currency} />
          </dd>
        </div>
      )}
      {quote.discounts.map(({ kind, label, amount }) => (
        <div key={kind} className={styles.line}>
          <dt>
            {kind === 'promo'
              ? t('promoDiscount', { code: label ?? promoCode ?? '' })
              : t('permanentDiscount')}
          </dt>
          <dd>
            <Price amount={-amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{paid ? t('paid') : t('total')}</dt>
        <dd>
          <Price amount={quote.total} currency={currency} />
        </dd>
      </div>
      <div className={styles.tax}>
        <dt>{quote.taxRate > 0 ? t('tax', { rate: taxPercent(quote.taxRate) }) : t('noTax')}</dt>
        {quote.taxRate > 0 && (
          <dd>
            <Price amount={quote.taxIncluded} currency={currency} />
          </dd>
        )}
      </div>
    </dl>
  )
}

/**
 * A tax rate (0 to 1) in percent, with one decimal at most. A number and no text: the words write it in their own
 * language, and a text that is formatted twice is not a number any more.
 */
export const taxPercent = (rate: number): number => Math.round(rate * 1000) / 10
