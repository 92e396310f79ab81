'use client'

import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { call } from '../api/call'
import { removeInTab, storeInTab } from '../browser/tab-storage'

export type Customer = NonNullable<CallData<'user.get'>['user']>

export type CustomerRead = {
  phase: 'loading' | 'failed' | 'nobody' | 'ready'
  user: Customer | null
  problem: unknown
  /** Asks the server again. */
  retry: () => void
  /** What a call gave back is what every part of the screen shows. */
  keep: (user: Customer | null) => void
}

/** Who is signed in, by the server. */
export const useCustomer = (): CustomerRead => {
  const { data, error, isValidating, mutate } = useSWR(['user.get'], readUser, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const user = data?.user ?? null
  return {
    phase: phaseOf({ known: data !== undefined, user, failed: error !== undefined, isValidating }),
    user,
    problem: error,
    retry: () => void mutate(),
    keep: (kept) => void mutate({ user: kept }, { revalidate: false }),
  }
}

/** Calls of this tab name who is signed in from then on (docs/product.md, "Calls"); the server goes by the cookie alone. */
const readUser = async (): Promise<CallData<'user.get'>> => {
  const data = await call('user.get', {})
  if (data.user) storeInTab('uid', data.user.uid)
  else removeInTab('uid')
  return data
}

type Standing = { known: boolean; user: Customer | null; failed: boolean; isValidating: boolean }

/** "Nobody" may be what was true before somebody signed in: it counts once the server has been asked again. */
const phaseOf = ({ known, user, failed, isValidating }: Standing): CustomerRead['phase'] => {
  if (user) return 'ready'
  if (isValidating) return 'loading'
  if (failed) return 'failed'
  return known ? 'nobody' : 'loading'
}
