'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { displayUnit, parseCurrency } from '@/domain/money/currencies'
import { taxInside } from '@/domain/money/round'
import { Button } from '@/ui/primitives/button'
import { Card } from '@/ui/primitives/card'
import { Price } from '@/ui/primitives/price'
import { taxPercent } from '../checkout/order/order-summary'
import type { AddedParts } from '../checkout/tiers/added-parts'
import { dueOf, PaidBefore } from '../checkout/tiers/paid-before'
import styles from './triple.module.css'

type Sku = CallData<'sku.list'>['items'][number]
type Props = AddedParts<Sku['parts'][number]> & {
  sku: Sku
  taxRatePercent: number
  chosen: boolean
  onChoose: () => void
}

/** One report of the comparison. */
export function TierColumn({ sku, holds, added, taxRatePercent, chosen, onChoose }: Props) {
  const t = useTranslations('triple')
  const tiers = useTranslations('pay.tiers')
  return (
    <Card as="li" className={styles.tier}>
      <h2 className={styles.name}>{sku.name}</h2>
      {!sku.owned && (
        <>
          <p className={styles.price}>
            <Price {...dueOf(sku)} />
          </p>
          {sku.upgrade && (
            <p>
              <PaidBefore upgrade={sku.upgrade} />
            </p>
          )}
          <Tax price={dueOf(sku)} percent={taxRatePercent} />
        </>
      )}
      {holds && <p>{tiers('holds', { name: holds })}</p>}
      <ul className={styles.parts}>
        {added.map(({ part, name, content }) => (
          <li key={part}>
            {name}
            {content && <span className={styles.content}>{content}</span>}
          </li>
        ))}
      </ul>
      {sku.owned ? (
        <p className={styles.muted}>{tiers('owned')}</p>
      ) : (
        <Button variant={chosen ? 'primary' : 'secondary'} wide aria-pressed={chosen} onClick={onChoose}>
          {t('order', { name: sku.name })}
        </Button>
      )}
    </Card>
  )
}

function Tax({ price, percent }: { price: Sku['price']; percent: number }) {
  const t = useTranslations('pay.summary')
  const currency = parseCurrency(price.currency)
  if (!currency || percent === 0) return <p className={styles.muted}>{t('noTax')}</p>
  const taxRate = percent / 100
  const taxIncluded = taxInside({ amount: price.amount, rate: taxRate, unit: displayUnit(currency) })
  return (
    <p className={styles.muted}>
      {t('tax', { rate: taxPercent(taxRate) })} <Price amount={taxIncluded} currency={currency} />
    </p>
  )
}
