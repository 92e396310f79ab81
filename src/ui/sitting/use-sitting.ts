'use client'

import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { appExamIdOf, type ScreenPlace } from '../navigation/screen-place'
import { useGo } from '../navigation/use-go'
import { type NextScreen, nextScreen } from './next-screen'
import { readSitting } from './read-sitting'
import type { SittingView } from './sitting-view'

export type SittingRead =
  | { phase: 'loading' }
  | { phase: 'failed'; problem: unknown; retry: () => void }
  | { phase: 'ready'; sitting: SittingView | null; keep: (sitting: SittingView | null) => void }

/**
 * This browser's sitting, read anew whenever a screen opens: what an earlier screen knew may be outdated. The
 * answer is shared with the other screens under the key of `sitting.current`.
 */
export const useSitting = (place: ScreenPlace, { pollMs = 0 } = {}): SittingRead => {
  const [asked, setAsked] = useState(false)
  const { data, error, mutate } = useSWR(['sitting.current', appExamIdOf(place)], () => readSitting(place), {
    dedupingInterval: 0,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    refreshInterval: (latest) => (latest && latest.state !== 'confirmed' ? 0 : pollMs),
    onSuccess: () => setAsked(true),
  })
  if (error && (!asked || data === undefined)) {
    return { phase: 'failed', problem: error, retry: () => void mutate() }
  }
  if (!asked || data === undefined) return { phase: 'loading' }
  return {
    phase: 'ready',
    sitting: data,
    keep: (sitting) => void mutate(sitting, { revalidate: false }),
  }
}

export type OwnSittingRead =
  | Exclude<SittingRead, { phase: 'ready' }>
  | { phase: 'ready'; sitting: SittingView; keep: (sitting: SittingView | null) => void }

/** The same for a screen that needs a sitting in certain states; everybody else is led to where they belong. */
export const useSittingIn = (
  place: ScreenPlace,
  { states, pollMs }: { states: readonly SittingView['state'][]; pollMs?: number },
): OwnSittingRead => {
  const go = useGo(place)
  const read = useSitting(place, { pollMs })
  const sitting = read.phase === 'ready' ? read.sitting : undefined
  const belongs = sitting ? states.includes(sitting.state) : false
  const elsewhere: NextScreen | null = sitting === undefined || belongs ? null : nextScreen(sitting)
  useEffect(() => {
    if (elsewhere) go(elsewhere, { replace: true })
  }, [elsewhere, go])
  if (read.phase !== 'ready') return read
  return read.sitting && belongs ? { ...read, sitting: read.sitting } : { phase: 'loading' }
}
