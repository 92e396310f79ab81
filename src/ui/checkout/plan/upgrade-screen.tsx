'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { readInTab } from '@/ui/browser/tab-storage'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { useOwnPlan } from '@/ui/subscription/use-own-plan'
import { ChooseCountry } from '../tiers/choose-country'
import { CountrySelect } from '../tiers/country-select'
import styles from '../tiers/tiers-form.module.css'
import { useCountry } from '../tiers/use-offer'
import { ComparedPlans } from './compared-plans'
import own from './plan-choice.module.css'
import { PlanOffer, Reading } from './plan-offer'
import type { Plan } from './plan-words'
import { usePlans } from './use-plans'

/** From a basic plan to a premium one, at once (docs/decisions/0038). */
export function UpgradeScreen({ place }: { place: ScreenPlace }) {
  const { country, mustChoose, countries, choose, reloadCountries } = useCountry()
  const { data, error, mutate } = usePlans(place, country)
  const ownPlan = useOwnPlan()
  // The link's, else the one that was chosen in this tab before its visitor signed in.
  const asked = useSearchParams().get('plan') ?? readInTab('plan_code')
  const plans = error ? null : (data?.plans ?? null)
  const plan = plans && premiumOf(plans, asked)
  const reload = () => {
    reloadCountries()
    void mutate()
  }
  return (
    <>
      <Head place={place} />
      {mustChoose && <ChooseCountry countries={countries} onChoose={choose} />}
      {country && (
        <div className={own.country}>
          <CountrySelect countries={countries} value={country} onChange={choose} />
        </div>
      )}
      {!mustChoose && !plans && <Reading problem={error ?? null} onRetry={reload} />}
      {!mustChoose && plans && !plan && <NoPremium place={place} />}
      {!mustChoose && plan && country && (
        <div className={styles.columns}>
          <ComparedPlans
            plans={plans}
            premium={plan}
            own={ownPlan.data}
            reading={ownPlan.data === null && ownPlan.problem === null}
            onEnd={reload}
          />
          <PlanOffer place={place} plan={plan} country={country} page="upgrade" />
        </div>
      )}
    </>
  )
}

/** The premium plan that was asked for, else the first. */
export const premiumOf = <One extends Pick<Plan, 'code' | 'level'>>(
  plans: readonly One[],
  asked: string | null,
): One | undefined => {
  const premium = plans.filter(({ level }) => level === 'premium')
  return premium.find(({ code }) => code === asked) ?? premium[0]
}

function Head({ place }: { place: ScreenPlace }) {
  const t = useTranslations('plans.upgrade')
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <p>
        <Link href={pathTo({ route: 'premium', ...place })}>{t('compare')}</Link>
      </p>
    </header>
  )
}

function NoPremium({ place }: { place: ScreenPlace }) {
  const t = useTranslations('plans.upgrade')
  return (
    <Notice
      still
      title={t('none')}
      actions={<ButtonLink href={pathTo({ route: 'premium', ...place })}>{t('compare')}</ButtonLink>}
    >
      {t('noneText')}
    </Notice>
  )
}
