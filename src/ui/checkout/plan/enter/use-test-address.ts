'use client'

import useSWR from 'swr'
import { writtenAddress } from '@/domain/mailbox'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { readSitting } from '@/ui/sitting/read-sitting'

/**
 * The address that this browser's own test has; empty without one or where it is told masked, as after signing out; null while
 * it is read. Nothing is lost where it cannot be.
 */
export const useTestAddress = (place: ScreenPlace): string | null => {
  const { data, error } = useSWR(['sitting.current', appExamIdOf(place)], () => readSitting(place), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  if (error || data === null) return ''
  return data === undefined ? null : writtenAddress(data.email)
}
