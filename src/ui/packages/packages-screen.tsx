'use client'

import { useTranslations } from 'next-intl'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { useReportNumber } from '@/ui/report/use-report-number'
import { usePlanBeside } from '@/ui/subscription/use-plan-beside'
import { problemOf } from '../api/problem-of'
import { ChooseCountry } from '../checkout/tiers/choose-country'
import { useCountry } from '../checkout/tiers/use-offer'
import { LoadFailed } from '../loading/load-failed'
import { NoOrder } from '../loading/no-order'
import { useLoadWords } from '../loading/use-load-words'
import type { ScreenPlace } from '../navigation/screen-place'
import { PackageSteps } from './package-steps'
import { usePackages } from './use-packages'
import { useStepBeside } from './use-step-beside'

/** The four steps after a purchase, one after the other (docs/product.md, "Packages"). */
export function PackagesScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('packages')
  const words = useLoadWords()
  const number = useReportNumber(place)
  const { country, mustChoose, countries, choose, reloadCountries } = useCountry()
  const orderNumber = number.phase === 'ready' ? number.orderNumber : null
  const { data, error, mutate } = usePackages(country === null ? null : orderNumber, country ?? undefined)
  const beside = useStepBeside(orderNumber)
  const plan = usePlanBeside({ place, country, beside })
  const gone = error !== undefined && problemOf(error) === 'gone'
  if (number.phase === 'none' || gone) return <NoOrder place={place} />
  const reload = () => {
    reloadCountries()
    void mutate()
  }
  const failed = number.phase === 'failed' ? number.retry : error ? reload : null
  const problem = number.phase === 'failed' ? number.problem : error
  if (failed) {
    return (
      <LoadFailed heading={t('meta.steps')} retry={t('retry')} onRetry={failed} problem={problem}>
        {words(problem)}
      </LoadFailed>
    )
  }
  if (mustChoose) {
    return (
      <>
        <h1>{t('meta.steps')}</h1>
        <ChooseCountry countries={countries} onChoose={choose} />
      </>
    )
  }
  if (!data || !orderNumber || !country) return <SpinnerWithWords centred>{t('loading')}</SpinnerWithWords>
  return (
    <PackageSteps
      key={orderNumber}
      place={place}
      orderNumber={orderNumber}
      items={data.items}
      plan={plan}
      country={country}
      onCountry={choose}
    />
  )
}
