'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import {
  type AnnouncedMinutes,
  formatRemaining,
  passedMark,
  remainingMs,
  type ServerClock,
} from '../store/server-clock'
import styles from './timer.module.css'

type Props = { clock: ServerClock; hidden: boolean; onToggle: (hidden: boolean) => void }

const LOOK_MS = 250

/** The time left by the server's clock. A tap hides it; at 10, 5 and 1 minutes it is said politely even then. */
export function Timer({ clock, hidden, onToggle }: Props) {
  const t = useTranslations('test.question.timer')
  const left = () => remainingMs(clock, performance.now()) ?? 0
  const [text, setText] = useState(() => formatRemaining(left()))
  const [mark, setMark] = useState<AnnouncedMinutes | null>(null)
  const before = useRef<number | null>(null)

  useEffect(() => {
    const look = () => {
      const now = remainingMs(clock, performance.now()) ?? 0
      const passed = passedMark(before.current ?? now, now)
      if (passed) setMark(passed)
      before.current = now
      setText(formatRemaining(now))
    }
    look()
    const ticking = setInterval(look, LOOK_MS)
    return () => clearInterval(ticking)
  }, [clock])

  return (
    <>
      <button
        type="button"
        className={styles.timer}
        aria-label={hidden ? t('show') : t('hide', { time: text })}
        onClick={() => onToggle(!hidden)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx="10" cy="10.5" r="7.2" strokeWidth="1.6" />
          {hidden ? (
            <path d="M3 18 17 3" strokeWidth="1.6" strokeLinecap="round" />
          ) : (
            <path d="M10 6.5v4l2.6 1.6" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
          )}
        </svg>
        {!hidden && <span className={styles.time}>{text}</span>}
      </button>
      <VisuallyHidden role="status">{mark ? t('left', { minutes: mark }) : ''}</VisuallyHidden>
    </>
  )
}
