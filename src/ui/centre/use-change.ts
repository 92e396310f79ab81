'use client'

import { useRef, useState } from 'react'

/** How a change goes: one at a time, and what became of the last one. */
export const useChange = () => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [saved, setSaved] = useState(false)
  const running = useRef(false)

  /** Whether it was made. */
  const make = async (change: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setProblem(null)
    setSaved(false)
    try {
      await change()
      setSaved(true)
      return true
    } catch (failure) {
      setProblem(failure)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const forget = () => {
    setProblem(null)
    setSaved(false)
  }

  return { busy, problem, saved, make, forget }
}
