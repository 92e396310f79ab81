import { useTranslations } from 'next-intl'
import type { BlockWords, LowestPrice, TierView } from '@/domain/catalog/landing'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Price } from '@/ui/primitives/price'
import { Section } from '../section'
import styles from './tiers.module.css'

type Props = BlockWords['tiers'] & {
  lang: string
  startHref: string
  tiers: readonly TierView[]
  price: LowestPrice | null
  countryName: string
}

/** What is sold once the test is done, with prices, before it begins. Nothing sold there, no block. */
export function Tiers({ lang, heading, text, startHref, tiers, price, countryName }: Props) {
  const t = useTranslations('landing')
  if (tiers.length === 0 || !price) return null
  return (
    <Section lang={lang} heading={heading} text={text}>
      <ul className={styles.list}>
        {tiers.map(({ id, name, description, amount, currency, includes }) => (
          <li key={id} className={styles.tier}>
            <h3>{name}</h3>
            <Price amount={amount} currency={currency} className={styles.amount} />
            {description && <p className={styles.about}>{description}</p>}
            <ul className={styles.parts}>
              {includes.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <div className={styles.terms}>
          <p>{t(price.taxRatePercent > 0 ? 'taxIncludedIn' : 'noTaxIn', { country: countryName })}</p>
          <p>{t('price.once')}</p>
        </div>
        <ButtonLink href={startHref} size="large">
          {t('start')}
        </ButtonLink>
      </div>
    </Section>
  )
}
