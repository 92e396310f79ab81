'use client'

import { useTranslations } from 'next-intl'
import { type PointerEvent, useEffect, useRef } from 'react'
import styles from './reaction.module.css'

type Props = {
  /** ready: the next tap begins. */
  phase: 'ready' | 'waiting' | 'shown'
  onTap: (at: number) => void
}

/** Where the change shows and where one taps; the space bar and the enter key do the same. */
export function ReactionArea({ phase, onTap }: Props) {
  const t = useTranslations('test.confirm.reaction')
  const area = useRef<HTMLButtonElement>(null)

  useEffect(() => area.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      const other = (event.target as Element).closest('button, a')
      if (other && other !== area.current) return
      event.preventDefault()
      if (!event.repeat) onTap(event.timeStamp)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onTap])

  const point = (event: PointerEvent) => {
    if (event.isPrimary && event.button === 0) onTap(event.nativeEvent.timeStamp)
  }

  return (
    <button
      ref={area}
      type="button"
      className={styles.area}
      data-phase={phase}
      aria-label={phase === 'ready' ? undefined : t('area')}
      onPointerDown={point}
    >
      {phase === 'ready' ? t('begin') : <Picture full={phase === 'shown'} />}
    </button>
  )
}

/** A thin ring, then a disc three times as wide: shape, size and brightness change, no hue is needed. */
function Picture({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={styles.picture}>
      {full ? (
        <circle cx="48" cy="48" r="46" fill="currentColor" />
      ) : (
        <circle cx="48" cy="48" r="15" fill="none" stroke="currentColor" strokeWidth="2" opacity=".6" />
      )}
    </svg>
  )
}
