'use client'

import useSWR from 'swr'
import type { Overview, Period } from '@/domain/statistics/overview'

export type Filters = { exam?: string; storefront?: string; locale?: string; landing?: string }
export type Asked = Filters & { days: Period }

/** The figures that were asked for. While others are read, the ones before stay, marked as stale. */
export const useOverview = (asked: Asked) => {
  const { data, error, isValidating, mutate } = useSWR<Overview, Error>(
    `/api/statistics?${searchOf(asked)}`,
    read,
    {
      keepPreviousData: true,
      shouldRetryOnError: false,
    },
  )
  return { overview: data, failed: Boolean(error), busy: isValidating, retry: () => void mutate() }
}

const searchOf = ({ days, ...filters }: Asked): string =>
  new URLSearchParams({
    days: String(days),
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
  }).toString()

const read = async (address: string): Promise<Overview> => {
  const response = await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout(30_000) })
  const answer = (await response.json()) as { result: number; data: Overview }
  if (answer.result !== 200) throw new Error(`The statistics answered ${answer.result}.`)
  return answer.data
}
