'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { problemOf } from '@/ui/api/problem-of'
import { LoadFailed } from '@/ui/loading/load-failed'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { ButtonLink } from '@/ui/primitives/button-link'
import { NoReport } from '../no-report'
import { useReportNumber } from '../use-report-number'
import { FileState } from './file-state'
import { useReportFile } from './use-report-file'

/** The report as a PDF: drawn while somebody waits, and saved under the number of its report. Route `reportDownload`. */
export function DownloadScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('download')
  const go = useGo(place)
  const number = useReportNumber(place)
  const orderNumber = number.phase === 'ready' ? number.orderNumber : null
  const { file, error, reload, ...saving } = useReportFile(orderNumber)
  const problem = error ? problemOf(error) : null
  useEffect(() => {
    if (problem === 'notConfirmed') go('confirm', { replace: true })
  }, [problem, go])
  if (number.phase === 'none' || problem === 'gone') return <NoReport place={place} />
  if (problem === 'partLocked') return <Locked place={place} />
  const failed = number.phase === 'failed' ? number.retry : problem ? reload : null
  if (failed && problem !== 'notConfirmed') {
    return (
      <LoadFailed
        heading={t('title')}
        retry={t('retry')}
        onRetry={failed}
        problem={number.phase === 'failed' ? number.problem : error}
      >
        {t('loadFailed')}
      </LoadFailed>
    )
  }
  return (
    <div className={styles.outcome}>
      <h1>{t('title')}</h1>
      <FileState file={file} {...saving} />
      <p className={styles.muted}>{t('access')}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant="quiet"
          href={`${pathTo({ route: 'report', ...place })}${orderNumber ? `?orderNumber=${orderNumber}` : ''}`}
        >
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Locked({ place }: { place: ScreenPlace }) {
  const t = useTranslations('download')
  return (
    <div className={styles.outcome}>
      <h1>{t('lockedTitle')}</h1>
      <p>{t('lockedText')}</p>
      <div className={styles.actions}>
        <ButtonLink href={pathTo({ route: 'tiers', ...place })}>{t('toTiers')}</ButtonLink>
        <ButtonLink variant="secondary" href={pathTo({ route: 'report', ...place })}>
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  )
}
