'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { isSharedKind } from '@/domain/reports/share'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { UntilDeleted } from '@/ui/health/until-deleted'
import { KeysCard } from '@/ui/keys/keys-card'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { OpenWithPlan } from '@/ui/subscription/open-with-plan'
import { AddResult } from './care/add-result'
import { EraseNotice } from './care/erase-notice'
import { KeepLine } from './care/keep-line'
import { MoneyBack } from './care/money-back'
import { PrintedFoot } from './care/printed-foot'
import { proseOf, readingMinutes } from './care/reading-time'
import { Refunded } from './care/refunded'
import { ReportSkeleton } from './care/report-skeleton'
import { ReportTools } from './care/report-tools'
import { CoursesCard } from './courses-card'
import { NoReport } from './no-report'
import { offersBeside } from './offers-beside'
import { OtherTestsCard } from './other-tests-card'
import styles from './report.module.css'
import { reportViewOf } from './report-views'
import type { AnyReport } from './score/score-facts'
import { ShareCard } from './share/share-card'
import { useReportNumber } from './use-report-number'
import './print/print.css'

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
  const failed =
    number.phase === 'failed' ? number.retry : error && !gone && !data ? () => void mutate() : null
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
  if (data?.kind !== 'report') return <ReportSkeleton words={t('loading')} />
  return <WholeReport place={place} report={data.report} onChanged={() => void mutate()} />
}

type Props = { place: ScreenPlace; report: AnyReport }

function WholeReport({ place, report, onChanged }: Props & { onChanged: () => void }) {
  const View = reportViewOf(report)
  const hl = localeOfTag(useLocale())
  const { orderNumber, openParts } = report
  // Whoever has their money back is offered nothing.
  const offers = offersBeside(report) && !report.refundedAt
  const said = 'told' in report ? report.told : report.score
  return (
    <div data-report="">
      <Head report={report} />
      <ReportTools orderNumber={orderNumber} minutes={readingMinutes(proseOf(said), hl)} />
      {report.eraseAt && (
        <EraseNotice orderNumber={orderNumber} eraseAt={report.eraseAt} onKept={onChanged} />
      )}
      {report.addable && <AddResult place={place} orderNumber={orderNumber} onAdded={onChanged} />}
      {report.moneyBack && <MoneyBack place={place} orderNumber={report.moneyBack} />}
      {report.refundedAt && (
        <Refunded place={place} orderNumber={orderNumber} refundedAt={report.refundedAt} />
      )}
      {/* What a map says of mental health is free, whatever was given back. */}
      {(!report.refundedAt || ('health' in report && report.health !== null)) && (
        <View place={place} report={report.refundedAt ? { ...report, lockedParts: [] } : report} />
      )}
      {/* Below the report: nothing stands before the help that it may begin with. */}
      {report.own && !report.refundedAt && report.lockedParts.length > 0 && (
        <OpenWithPlan place={place} orderNumber={orderNumber} />
      )}
      {/* The IQ report has it in a tab of its own. */}
      {report.own && report.score && report.examKind !== 'iq' && isSharedKind(report.examKind) && (
        <ShareCard place={place} report={report} />
      )}
      {report.own && <KeysCard orderNumber={orderNumber} />}
      {offers && (
        <>
          <OtherTestsCard place={place} openParts={openParts} gift={report.gift} />
          <CoursesCard place={place} />
        </>
      )}
      {/* What is said of mental health has times of its own (docs/health-tests.md). */}
      {offers && openParts.length > 0 && <KeepLine place={place} />}
      <PrintedFoot orderNumber={orderNumber} />
    </div>
  )
}

/** Of which test it is, of whom, and of when: on paper nothing else says so. */
function Head({ report: { examKind, takerName, finishedAt } }: Pick<Props, 'report'>) {
  const t = useTranslations('report')
  const format = useFormatter()
  return (
    <header className={styles.head}>
      <h1>{t('result.title')}</h1>
      {takerName && <p className={styles.taker}>{t('result.takerName', { name: takerName })}</p>}
      <p className={styles.muted}>
        {t(`care.test.${examKind}`)} ·{' '}
        {t('result.finished', { date: format.dateTime(new Date(finishedAt), { dateStyle: 'long' }) })}
      </p>
    </header>
  )
}
