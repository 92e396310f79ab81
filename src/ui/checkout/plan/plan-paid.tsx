'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { WAYS } from '../order/order-subject'
import { MailStatus } from '../outcome/mail-status'
import { PaidMark } from '../outcome/paid-mark'
import { Receipt } from '../outcome/receipt'
import { SendAgain } from '../outcome/send-again'
import { useReceiptMail } from '../outcome/use-receipt-mail'
import { OrderedPlan } from './ordered-plan'

type Props = { place: ScreenPlace; order: CallData<'pay.info'> }

/** A plan has begun: what is open, every charge to come, and what was paid today. */
export function PlanPaid({ place, order }: Props) {
  const t = useTranslations('plans.paid')
  const mail = useReceiptMail(order)
  const { plan } = order
  const inTrial = plan !== null && plan.trialDays > 0
  return (
    <div className={styles.outcome}>
      <PaidMark />
      <h1>{t(inTrial ? 'trialTitle' : 'title')}</h1>
      <p>{t('text', { title: order.sku.name })}</p>
      <div role="status">
        <MailStatus mail={mail} inAccount />
      </div>
      <div className={styles.actions}>
        <ButtonLink size="large" href={WAYS.plan.openAt({ place, order })} prefetch={false}>
          {t('toCentre')}
        </ButtonLink>
      </div>
      {plan && (
        <Card as="section">
          <OrderedPlan place={place} plan={plan} today={null} />
        </Card>
      )}
      <Receipt place={place} order={order} />
      {mail.state !== 'kept' && <SendAgain orderNumber={order.orderNumber} mail={mail} toSame />}
    </div>
  )
}
