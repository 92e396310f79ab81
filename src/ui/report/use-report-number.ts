'use client'

import useSWR from 'swr'
import { problemOf } from '@/ui/api/problem-of'
import { useNamedNumber } from '@/ui/loading/use-order-number'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { readSitting } from '@/ui/sitting/read-sitting'

export type ReportNumber =
  | { phase: 'loading' }
  | { phase: 'failed'; problem: unknown; retry: () => void }
  | { phase: 'none' }
  | { phase: 'ready'; orderNumber: string }

/** The sitting a report screen is about: named in the address, else this browser's own. */
export const useReportNumber = (place: ScreenPlace): ReportNumber => {
  const named = useNamedNumber()
  const { data, error, mutate } = useSWR(
    named === null ? ['sitting.current', appExamIdOf(place)] : null,
    () => readSitting(place),
    { dedupingInterval: 0, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (named) return { phase: 'ready', orderNumber: named }
  const lost = error && ['network', 'unavailable', 'busy', 'server'].includes(problemOf(error))
  if (lost) return { phase: 'failed', problem: error, retry: () => void mutate() }
  if (error || data === null) return { phase: 'none' }
  return data ? { phase: 'ready', orderNumber: data.sittingNumber } : { phase: 'loading' }
}
