'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { OrderPanel } from '../checkout/order/order-panel'
import { addedParts } from '../checkout/tiers/added-parts'
import { AllOwned } from '../checkout/tiers/all-owned'
import { ChooseCountry } from '../checkout/tiers/choose-country'
import { CountrySelect } from '../checkout/tiers/country-select'
import { NoScoreSold } from '../checkout/tiers/no-score-sold'
import { useCountry, useOffer } from '../checkout/tiers/use-offer'
import { LoadFailed } from '../loading/load-failed'
import { useLoadWords } from '../loading/use-load-words'
import type { ScreenPlace } from '../navigation/screen-place'
import { threeOf } from './three-of'
import { TierColumn } from './tier-column'
import styles from './triple.module.css'

type Props = { place: ScreenPlace; orderNumber: string }

/** What each report adds, its price and the tax in it; ordering opens the same buy box as everywhere. */
export function Comparison({ place, orderNumber }: Props) {
  const pay = useTranslations('pay')
  const words = useLoadWords()
  const { country, mustChoose, countries, choose, reloadCountries } = useCountry()
  const offer = useOffer(place, country)
  const [chosen, setChosen] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) box.current?.focus()
  }, [chosen])
  const items = threeOf(offer.data?.items ?? [])
  const sku = items.find(({ skuId, owned }) => skuId === chosen && !owned)
  const subject = { sale: 'report', orderNumber } as const
  if (mustChoose) {
    return (
      <>
        <Head />
        <ChooseCountry countries={countries} onChoose={choose} />
      </>
    )
  }
  const reload = () => {
    reloadCountries()
    void offer.mutate()
  }
  if (items.length > 0 && items.every(({ owned }) => owned))
    return <AllOwned place={place} orderNumber={orderNumber} />
  return (
    <>
      <Head />
      {offer.error && (
        <LoadFailed retry={pay('retry')} onRetry={reload} problem={offer.error}>
          {words(offer.error)}
        </LoadFailed>
      )}
      {!offer.data && !offer.error && <SpinnerWithWords>{pay('loading')}</SpinnerWithWords>}
      {offer.data?.unmeasured && <NoScoreSold place={place} some={items.length > 0} />}
      {offer.data && !offer.data.unmeasured && items.length === 0 && (
        <Notice
          still
          actions={
            <ButtonLink href={pathTo({ route: 'teaser', ...place })}>{pay('tiers.toTeaser')}</ButtonLink>
          }
        >
          {pay('tiers.empty')}
        </Notice>
      )}
      <ul className={styles.tiers}>
        {items.map((item, index) => (
          <TierColumn
            key={item.skuId}
            sku={item}
            {...addedParts(items, index)}
            taxRatePercent={offer.data?.taxRatePercent ?? 0}
            chosen={item.skuId === sku?.skuId}
            onChoose={() => setChosen(item.skuId)}
          />
        ))}
      </ul>
      {sku && country && (
        <div ref={box} tabIndex={-1} className={styles.box}>
          <OrderPanel key={sku.skuId} {...{ place, subject, sku, country }}>
            <CountrySelect countries={countries} value={country} onChange={choose} />
          </OrderPanel>
        </div>
      )}
    </>
  )
}

function Head() {
  const t = useTranslations('triple')
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      <p className={styles.muted}>{t('intro')}</p>
    </header>
  )
}
