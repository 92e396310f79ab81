'use client'

import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'
import { readProofs } from './secret-proofs'

export type OwnSecret = CallData<'secret.own'>['items'][number]

/** The reader's own secrets: of the account, and those that this browser can prove. */
export const useOwnSecrets = () => {
  const { data, error, isValidating, mutate } = useSWR(
    ['secret.own'],
    () => call('secret.own', { body: { tokens: readProofs().map(({ token }) => token) } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    own: data ?? null,
    problem: data || isValidating ? null : (error ?? null),
    reload: () => void mutate(),
    drop: (id: string) =>
      void mutate((before) => before && { ...before, items: before.items.filter((each) => each.id !== id) }, {
        revalidate: false,
      }),
  }
}
