'use client'

import useSWR from 'swr'
import type { Currency } from '@/domain/money/currencies'
import { staffCall } from '../staff-call'

export type ShownMoney = {
  currency: Currency
  charged: number
  refunded: number
  pending: number
  withheld: number
  left: number
  /** The orders that were bought by paying the difference to it, by their numbers. */
  upgrades: string[]
  /** What of it the reader may give back; null: all that is left. `limit`: per order. */
  mayGive: number | null
  limit: number | null
}

/** While something is on its way, it is asked again until it has arrived. */
const PENDING_MS = 5_000

export const useOrderMoney = (id: string | number | undefined) => {
  const { data, error, isValidating, mutate } = useSWR<ShownMoney, Error>(
    id ? `/orders/${id}/refund` : null,
    read,
    {
      shouldRetryOnError: false,
      refreshInterval: (latest) => (latest && latest.pending > 0 ? PENDING_MS : 0),
    },
  )
  return { money: data, failed: Boolean(error), busy: isValidating, reload: () => void mutate() }
}

const read = async (path: string): Promise<ShownMoney> => {
  const answer = await staffCall<ShownMoney>(path)
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer.data
}
