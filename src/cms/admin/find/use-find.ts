'use client'

import useSWR from 'swr'
import { FEWEST_SIGNS } from '@/domain/desk/what-is-sought'
import { staffCall } from '../staff-call'
import type { Found } from './find-anything'
import { useSettled } from './use-settled'

const PAUSE_MS = 250

/** What was found for a text once its writer pauses. `found` is null until there is an answer, and while nothing is asked. */
export const useFind = (text: string) => {
  const asked = useSettled(text.trim(), PAUSE_MS)
  const asks = asked.length >= FEWEST_SIGNS
  const { data, error, isValidating, mutate } = useSWR(
    asks ? ['find', asked] : null,
    async () => {
      const answer = await staffCall<Found[]>('/find', { text: asked })
      if (!('data' in answer)) throw new Error(answer.refusal)
      return answer.data
    },
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  return {
    found: asks ? (data ?? null) : null,
    failed: asks && Boolean(error) && !isValidating,
    busy: asks && isValidating,
    again: () => void mutate(),
  }
}
