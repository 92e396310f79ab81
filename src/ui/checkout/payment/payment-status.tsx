'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CallData } from '@/domain/api/calls'
import { saleOf } from '@/domain/catalog/parts'
import { useTooOften } from '@/ui/loading/use-too-often'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { supportAbout } from '@/ui/navigation/support-about'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { WAYS } from '../order/order-subject'
import { declineReason } from './decline-reason'
import type { PaymentNotice } from './payment-machine'
import { PROVIDER_FORMS } from './provider-form'
import type { Payment } from './use-payment'

type Props = {
  place: ScreenPlace
  order: CallData<'pay.info'>
  payment: Payment
  /** Back to the choice; null: there is no other method. */
  onOther: (() => void) | null
}

/** The message between the total and the pay button: one at a time. */
export function PaymentStatus({ place, order, payment, onOther }: Props) {
  const t = useTranslations('pay.payment')
  const tooOften = useTooOften()
  const { screen, method, start, check } = payment
  const again = () => {
    if (method) void start(method)
  }
  const ownButton = method !== null && PROVIDER_FORMS[method.gateway].ownButton
  const ways = <Ways place={place} orderNumber={order.orderNumber} onRetry={again} onOther={onOther} />
  const recheck = (
    <Button variant="secondary" onClick={() => void check()}>
      {t('checkAgain')}
    </Button>
  )
  switch (screen.phase) {
    case 'challenge':
      return <Notice>{t(ownButton ? 'window' : 'challenge')}</Notice>
    case 'form_failed':
      return <Failure action={ways}>{t('formFailed')}</Failure>
    case 'start_offline':
      return <Failure action={<Retry onRetry={again} />}>{t('startOffline')}</Failure>
    case 'start_too_often':
      return <Failure action={<Retry onRetry={again} />}>{tooOften(payment.problem)}</Failure>
    case 'unavailable':
      return <Failure action={ways}>{t('unavailable')}</Failure>
    case 'unmailed':
      // No other method is taken either: support is what is left.
      return (
        <Failure
          action={<Ways place={place} orderNumber={order.orderNumber} onRetry={again} onOther={null} />}
        >
          {t('mailMissing')}
        </Failure>
      )
    case 'pay_code_missing':
      return <Failure action={ways}>{t(onOther ? 'payCodeMissing' : 'payCodeMissingOnly')}</Failure>
    case 'offline':
      return <Failure action={recheck}>{t('offline')}</Failure>
    case 'check_too_often':
      return (
        <Failure action={recheck}>
          {tooOften(payment.problem)} {t('unchecked')}
        </Failure>
      )
    case 'unchecked':
      return <Failure action={recheck}>{t('unchecked')}</Failure>
    case 'session_expired':
      return (
        <Failure
          action={
            <ButtonLink href={WAYS[saleOf(order.sku.tier)].chosenAt({ place, order })}>
              {t('startOver')}
            </ButtonLink>
          }
        >
          {t('expired')}
        </Failure>
      )
    default:
      return screen.notice && <Told notice={screen.notice} ownButton={ownButton} onNewForm={again} />
  }
}

type Telling = { notice: PaymentNotice; ownButton: boolean; onNewForm: () => void }

function Told({ notice, ownButton, onNewForm }: Telling) {
  const t = useTranslations('pay')
  // The missing method is said at the methods.
  if (notice.kind === 'method_missing') return null
  if (notice.kind === 'form_not_ready') return <Notice>{t('payment.formNotReady')}</Notice>
  if (notice.kind === 'not_paid') return <Notice>{t('payment.notPaid')}</Notice>
  if (notice.kind === 'closed') return <Notice>{t('payment.closed')}</Notice>
  if (notice.kind === 'incomplete') return <Failure>{t(`payment.${incompleteWords(notice.code)}`)}</Failure>
  return (
    <Failure
      action={
        notice.formEnded && (
          <Button variant="secondary" onClick={onNewForm}>
            {t(ownButton ? 'retry' : 'payment.newForm')}
          </Button>
        )
      }
    >
      {t(`decline.${declineReason(notice.code)}`)}{' '}
      {!notice.formEnded && t(ownButton ? 'payment.otherWay' : 'payment.otherCard')}
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

type WaysProps = {
  place: ScreenPlace
  orderNumber: string
  onRetry: () => void
  onOther: (() => void) | null
}

/** To try again, and to another method; where there is no other, to support. */
function Ways({ place, orderNumber, onRetry, onOther }: WaysProps) {
  const t = useTranslations('pay')
  return (
    <>
      <Retry onRetry={onRetry} />
      {onOther ? (
        <Button variant="quiet" onClick={onOther}>
          {t('payment.otherMethod')}
        </Button>
      ) : (
        <ButtonLink variant="quiet" href={supportAbout(place, orderNumber)}>
          {t('failed.support')}
        </ButtonLink>
      )}
    </>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="secondary" onClick={onRetry}>
      {useTranslations('pay')('retry')}
    </Button>
  )
}

const INVALID = ['invalid_number', 'invalid_expiry', 'invalid_code', 'invalid_email', 'required'] as const
const incompleteWords = (code: string | null) =>
  code === 'email_format' ? 'invalid_email' : (INVALID.find((name) => name === code) ?? 'incomplete')
