'use client'

import { useEffect, useState } from 'react'

/** Whole seconds until `onEnd` runs, once. Stands still while the page is hidden, and when `running` is false. */
export const useCountdown = ({
  seconds,
  running,
  onEnd,
}: {
  seconds: number | null
  running: boolean
  onEnd: () => void
}): number | null => {
  const [passed, setPassed] = useState(0)
  const left = seconds === null ? null : Math.max(0, seconds - passed)
  const over = left === 0
  useEffect(() => {
    if (seconds === null || !running || over) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setPassed((value) => value + 1)
    }, 1_000)
    return () => clearInterval(timer)
  }, [seconds, running, over])
  useEffect(() => {
    if (over && running) onEnd()
  }, [over, running, onEnd])
  return left
}
