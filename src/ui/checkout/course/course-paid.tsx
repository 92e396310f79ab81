'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { WAYS } from '../order/order-subject'
import { MailStatus } from '../outcome/mail-status'
import { PaidMark } from '../outcome/paid-mark'
import { Receipt } from '../outcome/receipt'
import { SendAgain } from '../outcome/send-again'
import { useReceiptMail } from '../outcome/use-receipt-mail'

type Props = { place: ScreenPlace; order: CallData<'pay.info'> }

/** A course is paid: the way to its chapters, and what was paid. */
export function CoursePaid({ place, order }: Props) {
  const t = useTranslations('pay.course')
  const mail = useReceiptMail(order)
  return (
    <div className={styles.outcome}>
      <PaidMark />
      <h1>{t('paidTitle')}</h1>
      <p>{t('paidText')}</p>
      <div role="status">
        <MailStatus mail={mail} inAccount />
      </div>
      <div className={styles.actions}>
        <ButtonLink size="large" href={WAYS.course.openAt({ place, order })} prefetch={false}>
          {t('toCourse')}
        </ButtonLink>
      </div>
      <Receipt place={place} order={order} />
      {mail.state !== 'kept' && <SendAgain orderNumber={order.orderNumber} mail={mail} toSame />}
    </div>
  )
}
