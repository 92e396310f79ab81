'use client'

import { useEffect } from 'react'
import { nextScreen } from '@/ui/sitting/next-screen'
import type { SittingView } from '@/ui/sitting/sitting-view'
import { useSitting } from '@/ui/sitting/use-sitting'
import type { ScreenPlace } from '../navigation/screen-place'
import { useGo } from '../navigation/use-go'

export type FinishedSitting =
  | { phase: 'loading' }
  | { phase: 'failed'; problem: unknown; retry: () => void }
  | { phase: 'ready'; sitting: SittingView }

/** This browser's finished sitting. A visitor without one is sent to the screen that fits. */
export const useFinishedSitting = (place: ScreenPlace): FinishedSitting => {
  const go = useGo(place)
  const read = useSitting(place)
  const sitting = read.phase === 'ready' ? read.sitting : undefined
  const target = sitting === undefined ? null : nextScreen(sitting)
  const belongsHere = target === 'teaser' || target === 'report'
  useEffect(() => {
    if (target && !belongsHere) go(target, { replace: true })
  }, [target, belongsHere, go])
  if (read.phase !== 'ready') return read
  return sitting && belongsHere ? { phase: 'ready', sitting } : { phase: 'loading' }
}
