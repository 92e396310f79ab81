import { useTranslations } from 'next-intl'
import type { LowestPrice } from '@/domain/catalog/landing'
import { Price } from '@/ui/primitives/price'
import styles from './hero.module.css'

type Props = { free: string; duration: string; price: LowestPrice | null; countryName: string }

/** What it takes and what it costs, right below the button. */
export function HeroFacts({ free, duration, price, countryName }: Props) {
  const t = useTranslations('landing')
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('factTest')}</dt>
        <dd>{free}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('factTime')}</dt>
        <dd>{duration}</dd>
      </div>
      {price && (
        <div className={styles.fact}>
          <dt>{t('factReport')}</dt>
          <dd>
            {t.rich('from', { price: () => <Price amount={price.amount} currency={price.currency} /> })}
            <small>
              {t(price.taxRatePercent > 0 ? 'taxIncludedIn' : 'noTaxIn', { country: countryName })}
            </small>
          </dd>
        </div>
      )}
    </dl>
  )
}
