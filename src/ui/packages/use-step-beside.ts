'use client'

import useSWR from 'swr'
import type { Beside } from '@/domain/subscriptions/offer-beside'
import { call } from '@/ui/api/call'

/** The test that a result is of, and whether it asks for help; null: not known yet, or it cannot be read. */
export const useStepBeside = (orderNumber: string | null): Beside | null | undefined => {
  const { data, error } = useSWR(
    orderNumber ? ['order.read', orderNumber] : null,
    () => call('order.read', { params: { orderNumber: orderNumber ?? '' } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (error) return null
  return data && { examKind: data.examKind, help: data.help }
}
