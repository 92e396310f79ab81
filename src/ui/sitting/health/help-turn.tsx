'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import { call } from '../../api/call'
import { problemOf } from '../../api/problem-of'
import { forgetSitting } from '../../health/forget-sitting'
import { HelpPanel } from '../../health/help-panel'
import { Button } from '../../primitives/button'
import { ButtonLink } from '../../primitives/button-link'
import { Notice } from '../../primitives/notice'
import type { HealthKind } from '../health-kinds'
import type { SittingStore } from '../store/sitting-store'
import styles from './health.module.css'

type Props = {
  kind: HealthKind
  store: SittingStore
  onDeleted: () => void
  onReopen: () => void
}

type Phase = 'asked' | 'stopped' | 'deleted'

/** Help, in the place of the question whose answer asks for it, before anything else. Then the taker decides. */
export function HelpTurn({ kind, store, onDeleted, onReopen }: Props) {
  const t = useTranslations('health.help')
  const [phase, setPhase] = useState<Phase>('asked')
  const erased = () => {
    onDeleted()
    setPhase('deleted')
  }
  const room = useFocus(phase)
  const isMap = kind === 'map'
  return (
    <div ref={room} className={styles.turn}>
      {phase === 'stopped' && (
        <p tabIndex={-1} data-first="">
          {t('stopped')}
        </p>
      )}
      {phase === 'deleted' && (
        <p tabIndex={-1} data-first="">
          {t(isMap ? 'deletedMap' : 'deleted')}
        </p>
      )}
      <HelpPanel kind={kind} why={phase === 'deleted' ? 'none' : 'answer'} />
      {phase === 'asked' && (
        <>
          <p>{t('choice')}</p>
          <div className={styles.ways}>
            <Button variant="secondary" size="large" onClick={store.goOnFromHelp}>
              {t('continue')}
            </Button>
            <Button variant="secondary" size="large" onClick={() => setPhase('stopped')}>
              {t('stop')}
            </Button>
          </div>
        </>
      )}
      {phase === 'stopped' && <Stopped kind={kind} store={store} onErased={erased} />}
      {phase === 'deleted' && (
        <div className={styles.ways}>
          {isMap && (
            <Button variant="secondary" size="large" onClick={onReopen}>
              {t('toMap')}
            </Button>
          )}
          <ButtonLink variant="secondary" size="large" href="/">
            {t('home')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

type Erasing = { kind: HealthKind; store: SittingStore; onErased: () => void }

/** The answers can go at once; or the test goes on another time, from the question in view. */
function Stopped(erasing: Erasing) {
  const t = useTranslations('health.help')
  const told = useTooOftenOr()
  const { busy, problem, erase } = useErasing(erasing)
  return (
    <>
      {problem !== null && <Notice tone="danger">{told(problem, t('deleteFailed'))}</Notice>}
      <div className={styles.ways}>
        <Button variant="secondary" size="large" busy={busy && t('deleting')} onClick={() => void erase()}>
          {t('delete')}
        </Button>
        <Button variant="secondary" size="large" disabled={busy} onClick={erasing.store.closeHelp}>
          {t('back')}
        </Button>
      </div>
    </>
  )
}

/** Deletes the answers on the server and on this device; of a map those of its part about health. */
const useErasing = ({ kind, store, onErased }: Erasing) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const erase = async () => {
    setBusy(true)
    setProblem(null)
    try {
      // What was answered in the other parts of a map stays, so it has to be there.
      if (kind === 'map' && !(await store.flush())) throw new Error('Not all answers are stored.')
      const { sittingNumber } = store.getState().sitting
      await call('report.erase', { body: { orderNumber: sittingNumber } }).catch((failure) => {
        // Deleted already, by a request whose answer was lost.
        if (problemOf(failure) !== 'gone') throw failure
      })
      store.forget()
      if (kind === 'map') store.setAgreed(false)
      else forgetSitting(sittingNumber)
      onErased()
    } catch (failure) {
      setProblem(failure)
    }
    setBusy(false)
  }
  return { busy, problem, erase }
}

/** To the new words of a phase, where it has some above the panel, else to the panel's heading. */
const useFocus = (phase: Phase) => {
  const room = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase is a new place
  useEffect(() => {
    const first = room.current?.querySelector<HTMLElement>('[data-first]')
    const target = first ?? room.current?.querySelector<HTMLElement>('h2')
    target?.focus()
  }, [phase])
  return room
}
