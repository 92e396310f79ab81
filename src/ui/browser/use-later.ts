'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { Later, LaterState } from './later'

// A page that is never idle loads it all the same; Safari does not tell when it is.
const LATEST_MS = 5_000
const AFTER_MS = 1_000

/** A part of the page (later.ts), loaded ahead as soon as the page is idle, so that it is there when it is asked for. */
export const useLater = <Part>(later: Later<Part>): LaterState<Part> => {
  useEffect(() => {
    const idle =
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(later.load, { timeout: LATEST_MS })
        : null
    const timer = idle === null ? setTimeout(later.load, AFTER_MS) : undefined
    return () => {
      if (idle !== null) cancelIdleCallback(idle)
      clearTimeout(timer)
    }
  }, [later])
  return useSyncExternalStore(later.subscribe, later.getState, later.getState)
}
