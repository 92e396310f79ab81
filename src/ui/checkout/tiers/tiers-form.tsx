'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { mayOfferBeside } from '@/domain/subscriptions/offer-beside'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useLoadWords } from '@/ui/loading/use-load-words'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { HeldTest } from '@/ui/report/held/held-test'
import type { SittingView } from '@/ui/sitting/sitting-view'
import { OpenWithPlan } from '@/ui/subscription/open-with-plan'
import { PlanBesideSingle } from '@/ui/subscription/plan-beside-single'
import { PurchaseFeed } from '../feed/purchase-feed'
import { OrderPanel } from '../order/order-panel'
import { AllOwned } from './all-owned'
import { ChooseCountry } from './choose-country'
import { CountrySelect } from './country-select'
import { NoScoreSold } from './no-score-sold'
import { SamplePages } from './sample-pages'
import { SocialProof } from './social-proof'
import { TierChoice } from './tier-choice'
import styles from './tiers-form.module.css'
import { useCountry, useOffer } from './use-offer'

type Props = { place: ScreenPlace; sitting: SittingView }

export function TiersForm({ place, sitting }: Props) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  const { country, mustChoose, countries, choose, reloadCountries } = useCountry()
  const offer = useOffer(place, country)
  const [chosen, setChosen] = useState<string | null>(null)
  const items = offer.data?.items ?? []
  const open = items.filter(({ owned }) => !owned)
  const sku =
    open.find(({ skuId }) => skuId === chosen) ?? open.find(({ mostPopular }) => mostPopular) ?? open[0]
  const email = sitting.email ?? ''
  if (mustChoose) {
    return (
      <>
        <Head place={place} email={email} compares={false} />
        <ChooseCountry countries={countries} onChoose={choose} />
      </>
    )
  }
  const reload = () => {
    reloadCountries()
    void offer.mutate()
  }
  if (items.length > 0 && !sku) return <AllOwned place={place} orderNumber={sitting.sittingNumber} />
  return (
    <>
      <Head place={place} email={email} compares={open.length > 1} />
      <HeldTest place={place} orderNumber={sitting.sittingNumber} />
      <OpenWithPlan place={place} orderNumber={sitting.sittingNumber} />
      {offer.error && (
        <LoadFailed retry={t('retry')} onRetry={reload} problem={offer.error}>
          {words(offer.error)}
        </LoadFailed>
      )}
      {!offer.data && !offer.error && <SpinnerWithWords>{t('loading')}</SpinnerWithWords>}
      {offer.data?.unmeasured && <NoScoreSold place={place} some={items.length > 0} />}
      {offer.data && !offer.data.unmeasured && items.length === 0 && (
        <Notice
          still
          actions={
            <ButtonLink href={pathTo({ route: 'teaser', ...place })}>{t('tiers.toTeaser')}</ButtonLink>
          }
        >
          {t('tiers.empty')}
        </Notice>
      )}
      {items.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.choices}>
            <TierChoice items={items} value={sku?.skuId ?? null} onChange={setChosen} />
            <SamplePages items={items} />
            <PlanBesideSingle place={place} country={country} sitting={sitting} />
            <SocialProof orderNumber={sitting.sittingNumber} />
            {mayOfferBeside(sitting) && <PurchaseFeed />}
          </div>
          {sku && country && (
            <OrderPanel
              place={place}
              subject={{ sale: 'report', orderNumber: sitting.sittingNumber }}
              sku={sku}
              country={country}
            >
              <CountrySelect countries={countries} value={country} onChange={choose} />
            </OrderPanel>
          )}
        </div>
      )}
    </>
  )
}

type HeadProps = { place: ScreenPlace; email: string; compares: boolean }

function Head({ place, email, compares }: HeadProps) {
  const t = useTranslations('pay.tiers')
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro', { email })}</p>
      {compares && (
        <p>
          <Link href={pathTo({ route: 'triplePurchase', ...place })}>{t('compare')}</Link>
        </p>
      )}
    </header>
  )
}
