'use client'

import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { ButtonLink } from '@/ui/primitives/button-link'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { useReportNumber } from '@/ui/report/use-report-number'
import { problemOf } from '../api/problem-of'
import { LoadFailed } from '../loading/load-failed'
import { NoOrder } from '../loading/no-order'
import outcome from '../loading/outcome.module.css'
import { useLoadWords } from '../loading/use-load-words'
import type { ScreenPlace } from '../navigation/screen-place'
import { GuideText } from './guide-text'
import styles from './packages.module.css'

/** The guides that were bought with a report. What is not bought is not in the answer. */
export function GuidesScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('packages')
  const words = useLoadWords()
  const hl = localeOfTag(useLocale())
  const number = useReportNumber(place)
  const orderNumber = number.phase === 'ready' ? number.orderNumber : null
  const { data, error, mutate } = useSWR(
    orderNumber ? ['package.guides', orderNumber, hl] : null,
    () => call('package.guides', { params: { orderNumber: orderNumber ?? '' }, query: { hl } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const gone = error !== undefined && problemOf(error) === 'gone'
  if (number.phase === 'none' || gone) return <NoOrder place={place} />
  const failed = number.phase === 'failed' ? number.retry : error ? () => void mutate() : null
  const problem = number.phase === 'failed' ? number.problem : error
  if (failed) {
    return (
      <LoadFailed heading={t('guides.title')} retry={t('retry')} onRetry={failed} problem={problem}>
        {words(problem)}
      </LoadFailed>
    )
  }
  if (!data) return <SpinnerWithWords centred>{t('loading')}</SpinnerWithWords>
  const report = (
    <ButtonLink
      variant="secondary"
      href={`${pathTo({ route: 'report', ...place })}?orderNumber=${orderNumber}`}
    >
      {t('guides.report')}
    </ButtonLink>
  )
  if (data.guides.length === 0) {
    return (
      <div className={outcome.outcome}>
        <h1>{t('guides.title')}</h1>
        <p>{t('guides.none')}</p>
        <div className={outcome.actions}>{report}</div>
      </div>
    )
  }
  return (
    <>
      <h1>{t('guides.title')}</h1>
      <div className={styles.guides}>
        {data.guides.map(({ part, title, blocks }) => (
          <GuideText key={part} title={title} blocks={blocks} />
        ))}
      </div>
      {report}
    </>
  )
}
