'use client'

import useSWR from 'swr'
import type { Writer } from '@/domain/contact/writer'
import { staffCall } from '../staff-call'

/** Who wrote a message. It changes only when it is asked again: a reply counts those that its writer has seen. */
export const useWriter = (message: string | number | undefined) => {
  const { data, error, isValidating, mutate } = useSWR<Writer, Error>(
    message ? `/support/person?message=${message}` : null,
    read,
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  return { writer: data, failed: Boolean(error), busy: isValidating, reload: () => mutate() }
}

const read = async (path: string): Promise<Writer> => {
  const answer = await staffCall<Writer>(path)
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer.data
}
