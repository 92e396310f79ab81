'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import { Notice } from '@/ui/primitives/notice'
import type { ReceiptMail } from './use-receipt-mail'

const TIME = { hour: 'numeric', minute: '2-digit' } as const
const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const

type Props = {
  mail: ReceiptMail
  /** Of something that is open in the buyer's account, whose address is not changed here. */
  inAccount?: boolean
}

/** Where the receipt went, and when; or why it did not, and what helps. Nothing while that is not known. */
export function MailStatus({ mail: { email, state, sentAt }, inAccount = false }: Props) {
  const t = useTranslations('pay.mail')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  if (state === null) return null
  if (state === 'refused')
    return (
      <Notice still tone="danger">
        {t(inAccount ? 'refusedOwn' : 'refused', { email })}
      </Notice>
    )
  const day = (at: Date) => format.dateTime(at, { ...DAY, timeZone })
  const when = (at: Date) =>
    format.dateTime(at, { ...TIME, ...(day(at) === day(new Date()) ? {} : DAY), timeZone })
  return <p>{t(state, { email, time: sentAt ? when(new Date(sentAt)) : '' })}</p>
}
