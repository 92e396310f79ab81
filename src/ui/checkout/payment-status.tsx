'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import type { ScreenPlace } from '../chrome/screen-place'
import { declineReason } from './decline-reason'
import type { PaymentNotice } from './payment-machine'
import type { Payment } from './use-payment'

type Props = { place: ScreenPlace; payment: Payment }

/** What the visitor is told between the total and the pay button: one thing at a time. */
export function PaymentStatus({ place, payment }: Props) {
  const t = useTranslations('pay.payment')
  const { screen, method, start, check } = payment
  const again = () => {
    if (method) void start(method)
  }
  switch (screen.phase) {
    case 'challenge':
      return <Notice>{t('challenge')}</Notice>
    case 'form_failed':
      return <Failure action={<Retry onClick={again} />}>{t('formFailed')}</Failure>
    case 'start_offline':
      return <Failure action={<Retry onClick={again} />}>{t('startOffline')}</Failure>
    case 'unavailable':
      return <Failure action={<Retry onClick={again} />}>{t('unavailable')}</Failure>
    case 'pay_code_missing':
      return <Failure action={<Retry onClick={again} />}>{t('payCodeMissing')}</Failure>
    case 'offline':
      return (
        <Failure
          action={
            <Button variant="secondary" onClick={() => void check()}>
              {t('checkAgain')}
            </Button>
          }
        >
          {t('offline')}
        </Failure>
      )
    case 'session_expired':
      return (
        <Failure
          action={<ButtonLink href={pathTo({ route: 'tiers', ...place })}>{t('startOver')}</ButtonLink>}
        >
          {t('expired')}
        </Failure>
      )
    default:
      return screen.notice && <Told notice={screen.notice} onNewForm={again} />
  }
}

function Told({ notice, onNewForm }: { notice: PaymentNotice; onNewForm: () => void }) {
  const t = useTranslations('pay')
  // The missing method is said at the methods.
  if (notice.kind === 'method_missing') return null
  if (notice.kind === 'form_not_ready') return <Notice>{t('payment.formNotReady')}</Notice>
  if (notice.kind === 'not_paid') return <Notice>{t('payment.notPaid')}</Notice>
  if (notice.kind === 'incomplete') return <Failure>{t(`payment.${incompleteWords(notice.code)}`)}</Failure>
  return (
    <Failure
      action={
        notice.formEnded && (
          <Button variant="secondary" onClick={onNewForm}>
            {t('payment.newForm')}
          </Button>
        )
      }
    >
      {t(`decline.${declineReason(notice.code)}`)} {!notice.formEnded && t('payment.otherCard')}
    </Failure>
  )
}

function Failure({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Notice tone="danger" actions={action || undefined}>
      {children}
    </Notice>
  )
}

function Retry({ onClick }: { onClick: () => void }) {
  const t = useTranslations('pay')
  return (
    <Button variant="secondary" onClick={onClick}>
      {t('retry')}
    </Button>
  )
}

const INVALID = ['invalid_number', 'invalid_expiry', 'invalid_code'] as const
const incompleteWords = (code: string | null) => INVALID.find((name) => name === code) ?? 'incomplete'
