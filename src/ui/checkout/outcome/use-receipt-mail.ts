'use client'

import { useCallback, useState } from 'react'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'

type Mail = CallData<'pay.mail'>

/** The state of the mail with the receipt (docs/facts/commerce.md R9), polled until it is final: what was sent may still come back. */
export const useReceiptMail = (order: Pick<CallData<'pay.info'>, 'orderNumber' | 'email'>) => {
  const { orderNumber } = order
  const [asked, setAsked] = useState(0)
  // The same function as long as nothing was asked: with another one SWR begins to wait anew.
  const refreshInterval = useCallback(
    (mail: Mail | undefined) => askAgainAfterMs(mail?.state ?? null, asked),
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

type State = NonNullable<Mail>['state']

/** What a mail server took may come back within minutes: as many times it is asked about. */
const MOST_ASKED_WHEN_SENT = 40

/** Milliseconds until the mail is asked about again; 0: not any more. Null: it is not known yet. */
export const askAgainAfterMs = (state: State | null, asked: number): number => {
  if (state === 'refused' || state === 'kept') return 0
  if (state === 'sent') return asked < MOST_ASKED_WHEN_SENT ? 15_000 : 0
  return pollEveryMs(asked)
}

/** Often at first, then patiently. */
export const pollEveryMs = (asked: number): number => (asked < 10 ? 3_000 : asked < 30 ? 6_000 : 15_000)
