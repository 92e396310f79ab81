'use client'

import useSWRInfinite from 'swr/infinite'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'
import { readProofs } from './secret-proofs'

type Page = CallData<'secret.own'>
export type OwnSecret = Page['items'][number]

/** The reader's own secrets, page by page: of the account, and those that this browser can prove. */
export const useOwnSecrets = () => {
  const { data, error, isValidating, mutate, size, setSize } = useSWRInfinite(
    (index: number, before: Page | null) =>
      before && before.next === null ? null : (['secret.own', index === 0 ? '' : before?.next] as const),
    ([, after]) =>
      call('secret.own', {
        body: { tokens: readProofs().map(({ token }) => token), ...(after && { after }) },
      }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    own: data?.[0]
      ? {
          items: data.flatMap(({ items }) => items),
          isAll: data.at(-1)?.next === null,
          most: data[0].most,
        }
      : null,
    problem: isValidating ? null : (error ?? null),
    busy: isValidating,
    more: () => void setSize(size + 1),
    reload: () => void mutate(),
    drop: (id: string) =>
      void mutate(
        (pages) => pages?.map((page) => ({ ...page, items: page.items.filter((each) => each.id !== id) })),
        { revalidate: false },
      ),
  }
}
