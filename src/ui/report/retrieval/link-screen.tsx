'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { type Problem, problemOf } from '@/ui/api/problem-of'
import { LoadFailed } from '@/ui/loading/load-failed'
import outcome from '@/ui/loading/outcome.module.css'
import { useTooOften } from '@/ui/loading/use-too-often'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { tokenOfHash } from '@/ui/navigation/token-of-hash'
import { useGo } from '@/ui/navigation/use-go'
import { ButtonLink } from '@/ui/primitives/button-link'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import styles from './link-screen.module.css'

type Reports = CallData<'report.open'>['reports']
type Failure = 'invalid' | 'failed' | 'tooMany'
type State = { phase: 'opening' } | { phase: Failure; error?: unknown } | { phase: 'list'; reports: Reports }

/**
 * A mailed link. The token is in the fragment, leaves the address bar at once, and is exchanged by a POST that only
 * a script sends: a mail scanner's GET consumes nothing.
 */
export function LinkScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report')
  const go = useGo(place)
  const tooOften = useTooOften()
  const token = useRef<string | null>(null)
  const running = useRef(false)
  const [state, setState] = useState<State>({ phase: 'opening' })

  const open = useCallback(async () => {
    if (running.current) return
    if (!token.current) return setState({ phase: 'invalid' })
    running.current = true
    setState({ phase: 'opening' })
    try {
      const { reports } = await call('report.open', { body: { token: token.current } })
      const [only] = reports
      if (only && reports.length === 1) {
        go('report', { query: { orderNumber: only.orderNumber }, replace: true })
      } else setState({ phase: 'list', reports })
    } catch (error) {
      const problem = problemOf(error)
      running.current = false
      setState({ phase: failureOf(problem), error })
    }
  }, [go])

  useEffect(() => {
    const found = tokenOfHash(window.location.hash)
    if (window.location.hash) {
      window.history.replaceState(null, '', window.location.pathname + window.location.search)
    }
    if (found) token.current = found
    void open()
  }, [open])

  if (state.phase === 'opening') return <SpinnerWithWords centred>{t('link.opening')}</SpinnerWithWords>
  if (state.phase === 'failed' || state.phase === 'tooMany') {
    return (
      <LoadFailed
        heading={t('meta.link')}
        retry={t('retry')}
        onRetry={() => void open()}
        problem={state.error}
      >
        {state.phase === 'failed' ? t('network') : tooOften(state.error)}
      </LoadFailed>
    )
  }
  if (state.phase !== 'list' || state.reports.length === 0) {
    return (
      <div className={outcome.outcome}>
        <h1>{t('link.invalidTitle')}</h1>
        <p>{state.phase === 'list' ? t('link.empty') : t('link.invalid')}</p>
        <div className={outcome.actions}>
          <ButtonLink href={pathTo({ route: 'retrieve', ...place })}>{t('link.retrieve')}</ButtonLink>
        </div>
      </div>
    )
  }
  return <ReportList reports={state.reports} />
}

const failureOf = (problem: Problem): Failure => {
  if (problem === 'tooMany') return 'tooMany'
  return ['network', 'server', 'unavailable', 'busy'].includes(problem) ? 'failed' : 'invalid'
}

function ReportList({ reports }: { reports: Reports }) {
  const t = useTranslations('report.link')
  const format = useFormatter()
  return (
    <div className={outcome.outcome}>
      <h1>{t('listTitle')}</h1>
      <ul className={styles.list}>
        {reports.map(({ orderNumber, appExamId, title, finishedAt, open }) => (
          <li key={orderNumber} className={styles.report}>
            <span>
              <strong>{title}</strong>
              <span className={styles.date}>
                {t('finished', { date: format.dateTime(new Date(finishedAt), { dateStyle: 'long' }) })}
              </span>
            </span>
            {open ? (
              <ButtonLink variant="secondary" href={`${reportPath(appExamId)}?orderNumber=${orderNumber}`}>
                {t('open')}
              </ButtonLink>
            ) : (
              <span className={styles.date}>{t('waiting')}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const reportPath = (appExamId: string): string => {
  const [code = '', examId = ''] = appExamId.split('-')
  return pathTo({ route: 'report', code, examId: Number(examId) })
}
