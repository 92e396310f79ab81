'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import { DIMENSIONS } from '@/domain/measurement/dimensions/dimensions'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { Button } from '../../primitives/button'
import { Notice } from '../../primitives/notice'
import { afterCalculating } from '../next-screen'
import { TryAgain } from '../try-again'
import { usePrefetch } from '../use-prefetch'
import { useSittingIn } from '../use-sitting'
import styles from './calculating.module.css'

const POLL_MS = 1_500
const SLOW_MS = 15_000
const AHEAD = ['email', 'teaser'] as const

/**
 * Lasts as long as the work does and no longer: goes on as soon as the result exists. Where to says ../next-screen.ts: to
 * ../email/email-screen.tsx, or with an address to ui/report/teaser/teaser-screen.tsx. A test that is free as a whole asks for one here only.
 */
export function Calculating({ kind, ...place }: ScreenPlace & { kind: string }) {
  const t = useTranslations('test.calculating')
  const go = useGo(place)
  usePrefetch(place, AHEAD)
  const [slow, setSlow] = useState(false)
  const read = useSittingIn(place, { states: ['confirmed', 'valid'], pollMs: POLL_MS })
  const sitting = read.phase === 'ready' ? read.sitting : null
  const target = sitting?.state === 'valid' ? afterCalculating(sitting) : null

  useEffect(() => {
    if (target) go(target, { replace: true })
  }, [target, go])
  useEffect(() => {
    const late = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(late)
  }, [])

  return (
    <div className={styles.screen}>
      <div className={styles.plumb} data-done={target !== null} aria-hidden="true">
        <PlumbLine />
      </div>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.text} role="status">
          {target ? t('done') : t('text')}
        </p>
      </header>
      {!isQuestionnaire(kind) && <Indicators done={target !== null} />}
      {read.phase === 'failed' && <TryAgain problem={read.problem} onRetry={read.retry} />}
      {slow && read.phase !== 'failed' && <Notice>{t('slow')}</Notice>}
      <Button variant="quiet" onClick={() => go('email', { replace: true })}>
        {t('skip')}
      </Button>
    </div>
  )
}

function Indicators({ done }: { done: boolean }) {
  const t = useTranslations('test.calculating.indicators')
  return (
    <ul className={styles.indicators} data-done={done}>
      {DIMENSIONS.map((dimension) => (
        <li key={dimension}>
          <span className={styles.name}>{t(dimension)}</span>
          <span className={styles.mark} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

function PlumbLine() {
  return (
    <svg viewBox="0 0 24 96" width="24" height="96" focusable="false" aria-hidden="true">
      <path d="M12 0v62" stroke="currentColor" strokeWidth="1.25" />
      <path
        d="M9.500 60h5l.8 3c2.900 1.700 4.400 4 4.400 6.700 0 5-4.500 9.700-7.200 25.300a.5.5 0 0 1-1 0C8.800 79.400 4.300 74.700 4.300 69.700c0-2.700 1.500-5 4.400-6.700Z"
        fill="var(--accent)"
      />
    </svg>
  )
}
