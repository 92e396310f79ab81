'use client'

import { useEffect, useState } from 'react'

/** Whole seconds of a pause that begins at once and can be begun again; 0 when it is over. */
export const usePause = (seconds: number): { left: number; begin: () => void } => {
  const [round, setRound] = useState(0)
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new pause
  useEffect(() => {
    // Not by the clock on the wall, which may be set while the pause lasts.
    const end = performance.now() + seconds * 1000
    setLeft(seconds)
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [round, seconds])
  return { left, begin: () => setRound((before) => before + 1) }
}
