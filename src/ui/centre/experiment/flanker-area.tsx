'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { type Flanker, type Side, trialOf } from '@/domain/experiment/flanker'
import styles from './experiment.module.css'

const KEYS: Readonly<Record<string, Side>> = { f: 'left', ArrowLeft: 'left', j: 'right', ArrowRight: 'right' }

type Props = { run: Flanker; onAnswer: (side: Side, at: number) => void }

/** Five arrows, and the two answers as keys and as large buttons. */
export function FlankerArea({ run, onAnswer }: Props) {
  const t = useTranslations('experiment')
  const round = Math.min(run.answers.length + (run.phase === 'told' ? 0 : 1), run.trials.length)
  useAnswerKeys(onAnswer)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" aria-label={t('field')} className={styles.task}>
      <p className={styles.round}>{t('round', { round, of: run.trials.length })}</p>
      <div className={styles.field}>{run.phase === 'told' ? <Told run={run} /> : <Picture run={run} />}</div>
      <div className={styles.answers}>
        {(['left', 'right'] as const).map((side) => (
          <button
            key={side}
            type="button"
            className={styles.answer}
            onPointerDown={(event) => event.isPrimary && onAnswer(side, event.nativeEvent.timeStamp)}
            // By key: a press of the pointer has answered already.
            onClick={(event) => event.detail === 0 && onAnswer(side, event.nativeEvent.timeStamp)}
          >
            {t(side)}
          </button>
        ))}
      </div>
    </div>
  )
}

const useAnswerKeys = (onAnswer: Props['onAnswer']): void => {
  const newest = useRef(onAnswer)
  useEffect(() => {
    newest.current = onAnswer
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const side = KEYS[event.key]
      if (!side || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      newest.current(side, event.timeStamp)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const PLACES = [0, 1, 2, 3, 4] as const

function Picture({ run }: { run: Flanker }) {
  const trial = trialOf(run)
  if (run.phase === 'cross' || !trial)
    return (
      <svg viewBox="0 0 240 48" aria-hidden="true" focusable="false" className={styles.picture}>
        <path d="M120 16v16m-8-8h16" />
      </svg>
    )
  const pointsLeft = (place: number) => (trial.middle === 'left') === (place === 2 || trial.congruent)
  return (
    <svg
      viewBox="0 0 240 48"
      aria-hidden="true"
      focusable="false"
      className={styles.picture}
      data-middle={trial.middle}
    >
      {PLACES.map((place) => (
        <path
          key={place}
          d={pointsLeft(place) ? 'm8-12-16 12 16 12' : 'm-8-12 16 12-16 12'}
          transform={`translate(${40 + place * 40} 24)`}
        />
      ))}
    </svg>
  )
}

/** In practice: what came of the answer. */
export function Told({ run }: { run: Flanker }) {
  const t = useTranslations('experiment.told')
  const last = run.answers.at(-1)
  return (
    <p role="status" className={styles.told}>
      {last?.right ? t('right') : t(last?.time === null ? 'late' : 'wrong')}
    </p>
  )
}
