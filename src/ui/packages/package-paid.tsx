'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import { ButtonLink } from '@/ui/primitives/button-link'
import { MailStatus } from '../checkout/outcome/mail-status'
import { PaidMark } from '../checkout/outcome/paid-mark'
import { Receipt } from '../checkout/outcome/receipt'
import { SendAgain } from '../checkout/outcome/send-again'
import { useReceiptMail } from '../checkout/outcome/use-receipt-mail'
import outcome from '../loading/outcome.module.css'
import type { ScreenPlace } from '../navigation/screen-place'
import { usePackages } from './use-packages'

type Props = { place: ScreenPlace; order: CallData<'pay.info'> }

/** A package is paid: where its guide is, and the way back to the steps that are left. */
export function PackagePaid({ place, order }: Props) {
  const t = useTranslations('packages.paid')
  const mail = useReceiptMail(order)
  const { data } = usePackages(order.examOrderNumber)
  const left = (data?.items ?? []).some(({ sku }) => !sku.owned)
  const to = (route: 'guides' | 'payPackage' | 'report') =>
    `${pathTo({ route, ...place })}?orderNumber=${order.examOrderNumber}`
  return (
    <div className={outcome.outcome}>
      <PaidMark />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <div role="status">
        <MailStatus mail={mail} />
      </div>
      <div className={outcome.actions}>
        <ButtonLink size="large" href={to('guides')}>
          {t('read')}
        </ButtonLink>
        {left && (
          <ButtonLink size="large" variant="secondary" href={to('payPackage')}>
            {t('next')}
          </ButtonLink>
        )}
        <ButtonLink size="large" variant="secondary" href={to('report')}>
          {t('report')}
        </ButtonLink>
      </div>
      <Receipt place={place} order={order} />
      {mail.state !== 'kept' && <SendAgain orderNumber={order.orderNumber} mail={mail} />}
    </div>
  )
}
