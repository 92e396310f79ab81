'use client'

import useSWR from 'swr'
import { call } from '@/ui/api/call'
import { FeedShown } from './feed-shown'

/**
 * What was really bought lately, beside what is sold; nothing where there is too little of it, or on an error. `title`: in
 * place of its own, with the language it is in.
 */
export function PurchaseFeed(own: { title?: string; lang?: string }) {
  const { data } = useSWR(['order.feed'], () => call('order.feed', {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  if (!data || data.items.length === 0) return null
  return <FeedShown items={data.items} {...own} />
}
