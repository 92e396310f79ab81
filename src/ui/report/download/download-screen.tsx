'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { problemOf } from '@/ui/api/problem-of'
import { LoadFailed } from '@/ui/loading/load-failed'
import styles from '@/ui/loading/outcome.module.css'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { Button } from '@/ui/primitives/button'
import { buttonClass } from '@/ui/primitives/button-class'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { NoReport } from '../no-report'
import { useReportNumber } from '../use-report-number'
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
      {!file || file.state === 'waiting' ? (
        <SpinnerWithWords>{t('drawing')}</SpinnerWithWords>
      ) : file.state === 'failed' ? (
        <Notice
          tone="danger"
          actions={
            <Button variant="secondary" onClick={saving.again}>
              {t('again')}
            </Button>
          }
        >
          {t('drawFailed')}
        </Notice>
      ) : (
        <Ready file={file} {...saving} />
      )}
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

type Saving = Omit<ReturnType<typeof useReportFile>, 'file' | 'error' | 'reload'>
type ReadyProps = Pick<Saving, 'save' | 'busy' | 'problem' | 'saved'> & {
  file: NonNullable<ReturnType<typeof useReportFile>['file']>
}

function Ready({ file, save, busy, problem, saved }: ReadyProps) {
  const t = useTranslations('download')
  const format = useFormatter()
  const told = useTooOftenOr()
  const size = format.number(Math.max(1, Math.round((file.bytes ?? 0) / 1000)))
  return (
    <>
      <p role="status">{t('ready', { pages: file.pages ?? 0, size })}</p>
      {problem !== null && <Notice tone="danger">{told(problem, t('saveFailed'))}</Notice>}
      {saved && <Notice tone="success">{t('saved', { name: file.name })}</Notice>}
      <div className={styles.actions}>
        <Button busy={busy && t('saving')} onClick={() => void save()}>
          {t('save')}
        </Button>
        <a className={buttonClass({ variant: 'secondary' })} href={file.view}>
          {t('view')}
        </a>
      </div>
    </>
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
