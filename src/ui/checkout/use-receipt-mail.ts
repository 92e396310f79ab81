'use client'

import { useState } from 'react'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/schemas'
import { call } from '@/ui/api/call'
import { pollEveryMs } from './poll-every'

type Mail = CallData<'pay.mail'>
type Order = Pick<CallData<'pay.info'>, 'orderNumber' | 'email'>

/** How the mail with the receipt fares (COMMERCE R9), asked until that is settled. */
export const useReceiptMail = ({ orderNumber, email }: Order) => {
  const [asked, setAsked] = useState(0)
  const { data, mutate } = useSWR(
    ['pay.mail', orderNumber],
    async (): Promise<Mail> => {
      setAsked((times) => times + 1)
      return call('pay.mail', { body: { orderNumber } })
    },
    {
      revalidateOnFocus: false,
      dedupingInterval: 500,
      refreshInterval: (mail) => (isSettled(mail) ? 0 : pollEveryMs(asked)),
    },
  )
  return {
    email: data?.email ?? email,
    state: data?.state ?? ('onItsWay' as const),
    sentAt: data?.sentAt ?? null,
    /** Another one has been sent. */
    askAgain: () => {
      setAsked(0)
      void mutate()
    },
  }
}
export type ReceiptMail = ReturnType<typeof useReceiptMail>

const isSettled = (mail: Mail | undefined): boolean =>
  mail !== undefined && mail !== null && ['sent', 'refused', 'kept'].includes(mail.state)
