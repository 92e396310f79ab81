'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { useCustomer } from '../use-customer'

/** An article as somebody who is signed in may read it: the page itself only has what everybody may. */
export const useOwnArticle = ({ id, needed }: { id: string; needed: boolean }) => {
  const hl = localeOfTag(useLocale())
  const customer = useCustomer()
  const asks = needed && customer.phase === 'ready'
  const { data, error, isLoading, mutate } = useSWR(
    asks ? ['article.detail', id, hl] : null,
    () => call('article.detail', { params: { id }, query: { hl } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    customer,
    article: data ?? null,
    problem: isLoading ? undefined : error,
    retry: () => void mutate(),
  }
}
