'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { type TimeLeft, timeLeft } from '@/domain/catalog/time-left'
import styles from './countdown.module.css'

const EVERY_MS = 1000

/** What is left by the browser's clock: `undefined` until it was looked at, null when nothing is. */
const useTimeLeft = (endsAt: number): TimeLeft | null | undefined => {
  const [left, setLeft] = useState<TimeLeft | null>()
  useEffect(() => {
    const look = () => setLeft(timeLeft({ endsAt, now: Date.now() }))
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [endsAt])
  return left
}

/** Its children until a moment, and nothing after it. */
export function UntilOver({ endsAt, children }: { endsAt: number; children: ReactNode }) {
  return useTimeLeft(endsAt) === null ? null : children
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** Four numbers that count down. Not read aloud: the date beside them says the same and stands still. */
export function CountdownClock({
  endsAt,
  words,
}: {
  endsAt: number
  words: Record<(typeof UNITS)[number], string>
}) {
  const left = useTimeLeft(endsAt)
  return (
    <div className={styles.clock} aria-hidden="true">
      {left &&
        UNITS.map((unit) => (
          <span key={unit} className={styles.unit}>
            <b>{left[unit]}</b>
            {words[unit]}
          </span>
        ))}
    </div>
  )
}
