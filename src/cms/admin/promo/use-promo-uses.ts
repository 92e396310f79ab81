'use client'

import useSWR from 'swr'
import type { PromoUses } from '@/services/promos/read-uses'
import { staffCall } from '../staff-call'

/** `taken` is null for who may not read the books. */
export type ShownUses = Omit<PromoUses, 'taken'> & { taken: PromoUses['taken'] | null }

const UNUSED: ShownUses = { paid: 0, waiting: 0, taken: [] }

/** What came of a code. Asked once for all codes of a screen. */
export const usePromoUses = (id: string) => {
  const { data, error, mutate } = useSWR(
    'promo-uses',
    async () => {
      const answer = await staffCall<Record<string, ShownUses>>('/promo-uses', {})
      if (!('data' in answer)) throw new Error(answer.refusal)
      return answer.data
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return { uses: data ? (data[id] ?? UNUSED) : null, failed: Boolean(error), again: () => void mutate() }
}
