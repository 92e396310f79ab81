'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { isSharedKind } from '@/domain/reports/share'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { UntilDeleted } from '@/ui/health/until-deleted'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { CoursesCard } from './courses-card'
import { NoReport } from './no-report'
import { offersBeside } from './offers-beside'
import { OtherTestsCard } from './other-tests-card'
import styles from './report.module.css'
import { reportViewOf } from './report-views'
import { ShareCard } from './share/share-card'
import { useReportNumber } from './use-report-number'

/** The report as far as it is bought. Route `report`: a buyer comes from ui/checkout/outcome/paid.tsx. */
export function ReportScreen({ place }: { place: ScreenPlace }) {
  return (
    <UntilDeleted>
      <OwnReport place={place} />
    </UntilDeleted>
  )
}

function OwnReport({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report')
  const format = useFormatter()
  const go = useGo(place)
  const hl = localeOfTag(useLocale())
  const number = useReportNumber(place)
  const orderNumber = number.phase === 'ready' ? number.orderNumber : null
  const { data, error, mutate } = useSWR(
    orderNumber ? ['report.read', orderNumber, hl] : null,
    () => call('report.read', { params: { orderNumber: orderNumber ?? '' } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const because = data?.kind === 'elsewhere' ? data.because : null
  useEffect(() => {
    if (because) go(because === 'abnormal' ? 'abnormal' : 'confirm', { replace: true })
  }, [because, go])
  const gone = error !== undefined && problemOf(error) === 'gone'
  const failed = number.phase === 'failed' ? number.retry : error && !gone ? () => void mutate() : null
  if (failed) {
    return (
      <LoadFailed
        heading={t('meta.result')}
        retry={t('retry')}
        onRetry={failed}
        problem={number.phase === 'failed' ? number.problem : error}
      >
        {t('loadFailed')}
      </LoadFailed>
    )
  }
  if (number.phase === 'none' || gone) return <NoReport place={place} />
  if (data?.kind !== 'report') return <SpinnerWithWords centred>{t('loading')}</SpinnerWithWords>
  const { report } = data
  const View = reportViewOf(report)
  return (
    <>
      <header className={styles.head}>
        <h1>{t('result.title')}</h1>
        {report.takerName && (
          <p className={styles.taker}>{t('result.takerName', { name: report.takerName })}</p>
        )}
        <p className={styles.muted}>
          {t('result.finished', {
            date: format.dateTime(new Date(report.finishedAt), { dateStyle: 'long' }),
          })}
        </p>
      </header>
      <View place={place} report={report} />
      {report.score && isSharedKind(report.examKind) && <ShareCard place={place} report={report} />}
      {offersBeside(report) && (
        <>
          <OtherTestsCard place={place} openParts={report.openParts} />
          <CoursesCard place={place} />
        </>
      )}
    </>
  )
}
