'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { tokenOfHash } from '@/ui/navigation/token-of-hash'
import { useGo } from '@/ui/navigation/use-go'
import { call } from '../../api/call'
import { problemOf } from '../../api/problem-of'
import { Button } from '../../primitives/button'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { nextScreen } from '../next-screen'
import { TryAgain } from '../try-again'
import styles from './device-link.module.css'

type State = { phase: 'opening' | 'invalid' } | { phase: 'failed'; problem: unknown }

/**
 * Lets this device go on with a test that was begun on another one. The token is in the fragment, leaves the
 * address bar at once, and is exchanged by a POST: a preview's GET consumes nothing.
 */
export function DeviceLink(place: ScreenPlace) {
  const t = useTranslations('test')
  const { code, examId } = place
  const go = useGo({ code, examId })
  const token = useRef<string | null>(null)
  const [state, setState] = useState<State>({ phase: 'opening' })

  const open = useCallback(async () => {
    if (!token.current) return setState({ phase: 'invalid' })
    setState({ phase: 'opening' })
    try {
      go(nextScreen(await call('sitting.open', { body: { token: token.current } })), { replace: true })
    } catch (problem) {
      const kind = problemOf(problem)
      const useless = kind === 'linkInvalid' || kind === 'malformed' || kind === 'gone'
      setState(useless ? { phase: 'invalid' } : { phase: 'failed', problem })
    }
  }, [go])

  useEffect(() => {
    token.current ??= tokenOfHash(window.location.hash)
    if (window.location.hash) {
      window.history.replaceState(null, '', window.location.pathname + window.location.search)
    }
    void open()
  }, [open])

  if (state.phase === 'opening') return <SpinnerWithWords centred>{t('common.opening')}</SpinnerWithWords>
  if (state.phase === 'failed') return <TryAgain problem={state.problem} onRetry={() => void open()} />
  return (
    <div className={styles.invalid}>
      <h1>{t('deviceLink.invalidTitle')}</h1>
      <p>{t('deviceLink.invalid')}</p>
      <Button size="large" wide onClick={() => go('instructions', { replace: true })}>
        {t('deviceLink.toTest')}
      </Button>
    </div>
  )
}
