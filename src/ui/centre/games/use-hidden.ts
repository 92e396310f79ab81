'use client'

import { useEffect, useRef } from 'react'

/** Runs when the page goes out of sight. */
export const useHidden = (onHidden: () => void): void => {
  const newest = useRef(onHidden)
  useEffect(() => {
    newest.current = onHidden
  })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') newest.current()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
