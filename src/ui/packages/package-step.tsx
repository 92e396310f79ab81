'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Button } from '@/ui/primitives/button'
import { Price } from '@/ui/primitives/price'
import { OrderPanel } from '../checkout/order/order-panel'
import { CountrySelect } from '../checkout/tiers/country-select'
import { useCountries } from '../checkout/tiers/use-offer'
import type { ScreenPlace } from '../navigation/screen-place'
import styles from './packages.module.css'
import { SKIP } from './skips'
import type { PackageItem } from './use-packages'

type Props = {
  place: ScreenPlace
  /** The sitting that it is for. */
  orderNumber: string
  item: PackageItem
  at: { number: number; of: number }
  country: string
  onCountry: (code: string) => void
  headingRef: RefObject<HTMLHeadingElement | null>
  onSkip: () => void
  onSkipAll: () => void
}

/** What one guide is about, what it costs, and two ways on that are equally easy. */
export function PackageStep({ place, orderNumber, item, at, country, onCountry, ...ways }: Props) {
  const t = useTranslations('packages.steps')
  const { data: countries = [] } = useCountries()
  const { title, intro, benefits, sku } = item
  return (
    <div className={styles.columns}>
      <section className={styles.offer}>
        <p className={styles.at}>{t('at', at)}</p>
        <h1 ref={ways.headingRef} tabIndex={-1} className={styles.heading}>
          {title}
        </h1>
        <p className={styles.price}>
          <Price amount={sku.price.amount} currency={sku.price.currency} />
        </p>
        <p className={styles.intro}>{intro}</p>
        {benefits.length > 0 && (
          <>
            <h2 className={styles.inside}>{t('inside')}</h2>
            <ul className={styles.benefits}>
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.muted}>{t('optional')}</p>
      </section>
      <OrderPanel
        place={place}
        subject={{ sale: 'package', orderNumber }}
        sku={sku}
        country={country}
        decline={
          <>
            <Button variant="secondary" size="large" wide tapName={SKIP} onClick={ways.onSkip}>
              {t('no')}
            </Button>
            <Button variant="quiet" onClick={ways.onSkipAll}>
              {t('skipAll')}
            </Button>
          </>
        }
      >
        <CountrySelect countries={countries} value={country} onChange={onCountry} />
      </OrderPanel>
    </div>
  )
}
