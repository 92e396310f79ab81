'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Notice } from '@/ui/primitives/notice'
import { useOwnTimeZone } from '../chrome/use-own-time-zone'
import type { ReceiptMail } from './use-receipt-mail'

/** Where the receipt went, and when; or why it did not. `children`: what its link is good for. */
export function MailStatus({
  mail: { email, state, sentAt },
  children,
}: {
  mail: ReceiptMail
  children?: ReactNode
}) {
  const t = useTranslations('pay.mail')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  if (state === 'refused') return <Notice tone="danger">{t('refused', { email })}</Notice>
  const time = sentAt && format.dateTime(new Date(sentAt), { hour: 'numeric', minute: '2-digit', timeZone })
  return (
    <p role="status">
      {t(state, { email, time: time ?? '' })} {(state === 'onItsWay' || state === 'sent') && children}
    </p>
  )
}
