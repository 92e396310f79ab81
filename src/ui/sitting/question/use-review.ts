'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'

type Args = {
  place: ScreenPlace
  /** False: something stands before everything else. */
  mayLeave: () => boolean
}

type Review = {
  /** The device is offline, so the confirmation cannot be opened. */
  blocked: boolean
  review: () => void
  release: () => void
}

/**
 * Leads to the confirmation (../confirm/confirm.tsx). Offline it stays: the browser would show a page of its own, and the
 * test would be gone from view.
 */
export const useReview = ({ place, mayLeave }: Args): Review => {
  const go = useGo(place)
  const [blocked, setBlocked] = useState(false)
  const review = useCallback(() => {
    if (!mayLeave()) return
    if (navigator.onLine) go('confirm')
    else setBlocked(true)
  }, [go, mayLeave])
  const release = useCallback(() => setBlocked(!navigator.onLine), [])
  useEffect(() => {
    window.addEventListener('online', release)
    return () => window.removeEventListener('online', release)
  }, [release])
  return { blocked, review, release }
}
