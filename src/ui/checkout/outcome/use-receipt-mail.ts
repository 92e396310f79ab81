'use client'

import { useCallback, useState } from 'react'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'

type Mail = CallData<'pay.mail'>

/** The state of the mail with the receipt (docs/facts/commerce.md R9), polled until it is final. */
export const useReceiptMail = (order: Pick<CallData<'pay.info'>, 'orderNumber' | 'email'>) => {
  const { orderNumber } = order
  const [asked, setAsked] = useState(0)
  // The same function as long as nothing was asked: with another one SWR begins to wait anew.
  const refreshInterval = useCallback(
    (mail: Mail | undefined) => (isSettled(mail) ? 0 : pollEveryMs(asked)),
    [asked],
  )
  const { data, mutate } = useSWR(
    ['pay.mail', orderNumber],
    async (): Promise<Mail> => {
      setAsked((times) => times + 1)
      return call('pay.mail', { body: { orderNumber } })
    },
    { revalidateOnFocus: false, dedupingInterval: 500, refreshInterval },
  )
  return {
    email: data?.email ?? order.email,
    /** null: not known, or nothing was sent there. */
    state: data?.state ?? null,
    sentAt: data?.sentAt ?? null,
    /** Another one is on its way. */
    sentTo: (email: string) => {
      setAsked(0)
      void mutate({ email, state: 'onItsWay', sentAt: null })
    },
  }
}
export type ReceiptMail = ReturnType<typeof useReceiptMail>

const isSettled = (mail: Mail | undefined): boolean =>
  mail !== undefined && mail !== null && ['sent', 'refused', 'kept'].includes(mail.state)

/** Milliseconds until what is on its way is asked about again: often at first, then patiently. */
export const pollEveryMs = (asked: number): number => (asked < 10 ? 3_000 : asked < 30 ? 6_000 : 15_000)
