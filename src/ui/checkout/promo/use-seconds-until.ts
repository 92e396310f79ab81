'use client'

import { useEffect, useRef, useState } from 'react'

type Args = {
  /** ISO 8601. */
  endsAt: string
  /** Seconds before the end from which they are counted. */
  within: number
  onEnd: () => void
}

/**
 * Whole seconds until an end that really comes, by the device's clock; null before the last `within` seconds and
 * afterwards. `onEnd` runs once, and not for an end that was over from the start: that clock is wrong, since the server
 * said that it is still to come.
 */
export const useSecondsUntil = ({ endsAt, within, onEnd }: Args): number | null => {
  const [left, setLeft] = useState(() => secondsUntil(endsAt))
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    if (secondsUntil(endsAt) <= 0) return
    const timer = setInterval(() => {
      const now = secondsUntil(endsAt)
      // The same number far from the end: nothing is drawn anew.
      setLeft(Math.min(now, within + 1))
      if (now > 0) return
      clearInterval(timer)
      latest.current()
    }, 1_000)
    return () => clearInterval(timer)
  }, [endsAt, within])
  return left > 0 && left <= within ? left : null
}

const secondsUntil = (endsAt: string): number => Math.ceil((Date.parse(endsAt) - Date.now()) / 1_000)
