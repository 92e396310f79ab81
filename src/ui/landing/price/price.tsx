import { useTranslations } from 'next-intl'
import type { BlockWords, CountryName, LowestPrice } from '@/domain/catalog/landing'
import type { Locale } from '@/domain/locale/locales'
import { ButtonLink } from '@/ui/primitives/button-link'
import { ExampleCurve } from '../example-curve'
import { Section } from '../section'
import styles from './price.module.css'
import { PriceTag } from './price-tag'

type Props = BlockWords['price'] & {
  lang: string
  startHref: string
  price: LowestPrice
  includes: readonly string[]
  countries: readonly CountryName[]
  appExamId: string
  locale: Locale
  /** Shows what is sold; false where the page has shown it already, or it is no curve. */
  example: boolean
  /** What of the result costs nothing. */
  free: 'freeBand' | 'freeWords'
}

/** What is free and what is not, with the price of the reader's country, before anything starts. */
export function PriceBlock({
  lang,
  heading,
  text,
  action,
  startHref,
  includes,
  example,
  free,
  ...rest
}: Props) {
  const t = useTranslations('landing.price')
  return (
    <Section id="price" lang={lang} heading={heading} text={text}>
      <div className={styles.card}>
        {example && (
          <div className={styles.example}>
            <ExampleCurve />
          </div>
        )}
        <div className={styles.lists}>
          <div>
            <h3>{t('freeTitle')}</h3>
            <ul className={styles.list}>
              {(['freeTest', free] as const).map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{t('paidTitle')}</h3>
            <ul className={styles.list}>
              {includes.map((name) => (
                <li key={name}>{name}</li>
              ))}
              <li>{t('once')}</li>
            </ul>
          </div>
        </div>
        <div className={styles.buy}>
          <PriceTag
            {...rest}
            words={{
              from: t('from', { price: '{price}' }),
              tax: t('tax', { rate: '{rate}' }),
              noTax: t('noTax'),
              country: t('country'),
              reading: t('reading'),
              failed: t('failed'),
              retry: t('retry'),
              unavailable: t('unavailable'),
            }}
          />
          <ButtonLink href={startHref} size="large" wide>
            {action}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
