'use client'

import { useEffect } from 'react'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/schemas'
import { call } from '@/ui/api/call'
import { nextScreen } from '@/ui/test/next-screen'
import { problemOf } from './problem-of'
import { appExamIdOf, type ScreenPlace } from './screen-place'
import { useGo } from './use-go'

type Sitting = NonNullable<CallData<'sitting.current'>>

export type FinishedSitting =
  | { phase: 'loading' }
  | { phase: 'failed'; retry: () => void }
  | { phase: 'ready'; sitting: Sitting }

/** This browser's finished sitting. Whoever is not that far is led to the screen they belong on. */
export const useFinishedSitting = (place: ScreenPlace): FinishedSitting => {
  const go = useGo(place)
  const appExamId = appExamIdOf(place)
  const { data, error, mutate } = useSWR(
    ['sitting.current', appExamId],
    () => call('sitting.current', { query: { appExamId } }).catch(nobodyIsNull),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const target = data === undefined ? null : nextScreen(data)
  const belongsHere = target === 'teaser' || target === 'report'
  useEffect(() => {
    if (target && !belongsHere) go(target, { replace: true })
  }, [target, belongsHere, go])
  if (error) return { phase: 'failed', retry: () => void mutate() }
  return data && belongsHere ? { phase: 'ready', sitting: data } : { phase: 'loading' }
}

// A browser without a visitor cookie may be answered with 401 or 404: it has no sitting.
const nobodyIsNull = (error: unknown) => {
  const problem = problemOf(error)
  if (problem === 'gone' || problem === 'noSitting') return null
  throw error
}
