'use client'

import { useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import type { CallData } from '@/domain/api/calls'
import { call } from '../../api/call'
import type { SittingView } from '../sitting-view'

export type Told = CallData<'order.person'>

export type ToldRead =
  | { phase: 'loading' }
  | { phase: 'failed'; problem: unknown; retry: () => void }
  /** null: nothing was told yet. */
  | { phase: 'ready'; told: Told | null; keep: (told: Told) => void }

/**
 * What this form was told before. It is told with an address or not at all, so that nothing is read without one. Never
 * read again while the form stands: what is being written would be lost.
 */
export const useTold = ({ sittingNumber, email }: Pick<SittingView, 'sittingNumber' | 'email'>): ToldRead => {
  const [returned] = useState(email !== null)
  const { data, error, mutate } = useSWRImmutable(
    returned ? ['order.mbti', sittingNumber] : null,
    () => call('order.mbti', { params: { orderNumber: sittingNumber } }),
    { shouldRetryOnError: false },
  )
  const keep = (told: Told) => void mutate((known) => known && { ...known, ...told }, { revalidate: false })
  if (!returned) return { phase: 'ready', told: null, keep }
  if (data) return { phase: 'ready', told: data, keep }
  if (error) return { phase: 'failed', problem: error, retry: () => void mutate() }
  return { phase: 'loading' }
}
