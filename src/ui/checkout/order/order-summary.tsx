'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import type { Sale } from '@/domain/catalog/parts'
import { subtotalsOf } from '@/domain/money/subtotals'
import { Price } from '@/ui/primitives/price'
import styles from './order-summary.module.css'

/** The key of the word for what is sold. */
const ITEMS = { report: 'item', package: 'guide', course: 'course', plan: 'plan' } as const satisfies Record<
  Sale,
  string
>

type Quote = CallData<'sku.info'>['quote']
type Props = {
  item: string
  quote: Quote
  promoCode: string | null
  sale?: Sale
  /** The same lines as a receipt. */
  paid?: boolean
}

/** Item, discounts, price today, and the tax in it with what is left without: the box that touches the pay button. */
export function OrderSummary({ item, quote, promoCode, sale = 'report', paid = false }: Props) {
  const t = useTranslations('pay.summary')
  const { currency } = quote
  const { beforeDiscounts, beforeTax } = subtotalsOf(quote)
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{t(ITEMS[sale])}</dt>
        <dd className={styles.item}>{item}</dd>
      </div>
      {beforeDiscounts !== null && (
        <div className={styles.line}>
          <dt>{t('list')}</dt>
          <dd>
            <Price amount={beforeDiscounts} currency={currency} />
          </dd>
        </div>
      )}
      {quote.discounts.map((discount) => (
        <div key={`${discount.kind} ${discount.label ?? ''}`} className={styles.line}>
          <dt>
            <Reason discount={discount} promoCode={promoCode} />
          </dt>
          <dd>
            <Price amount={-discount.amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{paid ? t('paid') : t('total')}</dt>
        <dd>
          <Price amount={quote.total} currency={currency} />
        </dd>
      </div>
      {beforeTax !== null && (
        <div className={styles.tax}>
          <dt>{t('net')}</dt>
          <dd>
            <Price amount={beforeTax} currency={currency} />
          </dd>
        </div>
      )}
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

type ReasonProps = { discount: Quote['discounts'][number]; promoCode: string | null }

/** Why something is taken off: a code, an order of before, or what the buyer has. */
function Reason({ discount: { kind, label }, promoCode }: ReasonProps) {
  const t = useTranslations('pay.summary')
  if (kind === 'promo') return t('promoDiscount', { code: label ?? promoCode ?? '' })
  if (kind === 'owned') return t('ownedDiscount', { number: label ?? '' })
  if (kind === 'credit') return t('creditDiscount')
  return t(kind === 'given' ? 'givenDiscount' : 'permanentDiscount')
}

/**
 * A tax rate (0 to 1) in percent, with one decimal at most. A number and no text: the words write it in their own
 * language, and a text that is formatted twice is not a number any more.
 */
export const taxPercent = (rate: number): number => Math.round(rate * 1000) / 10
