'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { readInTab, storeInTab } from '@/ui/browser/tab-storage'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Notice } from '@/ui/primitives/notice'
import { PurchaseFeed } from '../feed/purchase-feed'
import { ChooseCountry } from '../tiers/choose-country'
import { CountrySelect } from '../tiers/country-select'
import styles from '../tiers/tiers-form.module.css'
import { useCountry } from '../tiers/use-offer'
import { NoPlans } from './no-plans'
import { PlanChoice } from './plan-choice'
import own from './plan-choice.module.css'
import { PlanFaq } from './plan-faq'
import { PlanOffer, Reading } from './plan-offer'
import { usePlans } from './use-plans'

/** The plans: every price is shown before anybody is asked for a login. */
export function PlansScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('plans.choice')
  const { country, mustChoose, countries, choose, reloadCountries } = useCountry()
  const { data, error, mutate } = usePlans(place, country)
  // After a change of country those of before are no offer any more once the new ones did not come.
  const plans = error ? null : (data?.plans ?? null)
  const { code, setCode, linked } = useChosen()
  const chosen = plans?.find((plan) => plan.code === code)
  const reload = () => {
    reloadCountries()
    void mutate()
  }
  const onSale = mustChoose ? null : plans
  return (
    <>
      <Head place={place} />
      {mustChoose && <ChooseCountry countries={countries} onChoose={choose} />}
      {!mustChoose && !plans && <Reading problem={error ?? null} onRetry={reload} />}
      {country && (
        <div className={own.country}>
          <CountrySelect countries={countries} value={country} onChange={choose} />
        </div>
      )}
      {onSale?.length === 0 && <NoPlans place={place} />}
      {onSale && onSale.length > 0 && country && (
        <div className={styles.columns}>
          <div className={styles.choices}>
            {linked !== null && code === linked && !chosen && <Notice still>{t('linkedGone')}</Notice>}
            <PlanChoice plans={onSale} value={chosen?.code ?? null} onChange={setCode} onEnd={reload} />
          </div>
          {chosen ? (
            <PlanOffer place={place} plan={chosen} country={country} page="premium" />
          ) : (
            <Notice still>{t('chooseFirst')}</Notice>
          )}
        </div>
      )}
      {onSale && onSale.length > 0 && (
        <>
          <PurchaseFeed />
          <PlanFaq place={place} />
        </>
      )}
    </>
  )
}

/** The plan of a link (`?plan=`), else the one that was chosen in this tab before its visitor signed in; else none. */
const useChosen = () => {
  const linked = useSearchParams().get('plan')
  const [chosen, setChosen] = useState<string | null>(null)
  return {
    linked,
    code: chosen ?? linked ?? readInTab('plan_code'),
    setCode: (code: string) => {
      storeInTab('plan_code', code)
      setChosen(code)
    },
  }
}

function Head({ place }: { place: ScreenPlace }) {
  const t = useTranslations('plans.choice')
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>
        {t.rich('intro', {
          single: (words) => <Link href={pathTo({ route: 'tiers', ...place })}>{words}</Link>,
        })}
      </p>
    </header>
  )
}
