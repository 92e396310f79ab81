'use client'

import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'
import { readProofs } from './secret-proofs'

type Page = CallData<'secret.own'>
export type OwnSecret = Page['items'][number]

/** The reader's own secrets, page by page: of the account, and those that this browser can prove. */
export const useOwnSecrets = () => {
  // Pages that are here still have them until they are read again.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { data, error, isValidating, mutate, size, setSize } = useSWRInfinite(
    (index: number, before: Page | null) =>
      before && before.next === null ? null : (['secret.own', index === 0 ? '' : before?.next] as const),
    ([, after]) =>
      call('secret.own', {
        body: { tokens: readProofs().map(({ token }) => token), ...(after && { after }) },
      }),
    { revalidateAll: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    own: data?.[0]
      ? {
          items: data.flatMap(({ items }) => items).filter(({ id }) => !gone.has(id)),
          isAll: data.at(-1)?.next === null,
          most: data[0].most,
        }
      : null,
    problem: isValidating ? null : (error ?? null),
    busy: isValidating,
    more: () => void setSize(size + 1),
    reload: () => void mutate(),
    drop: (id: string) => setGone((before) => new Set([...before, id])),
  }
}
