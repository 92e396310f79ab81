'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { saleOf } from '@/domain/catalog/parts'
import { pathTo } from '@/domain/routing/path-to'
import { removeInTab } from '@/ui/browser/tab-storage'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { supportAbout } from '@/ui/navigation/support-about'
import { useGo } from '@/ui/navigation/use-go'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { WAYS } from '../order/order-subject'
import { declineReason } from '../payment/decline-reason'
import { useMethods } from '../payment/use-methods'

type Props = { place: ScreenPlace; order: CallData<'pay.info'>; check: CallData<'pay.check'> }

/** Why it did not come about, and the ways on: again, by another method, with another order. */
export function Failed({ place, order, check }: Props) {
  const t = useTranslations('pay')
  const { state, failureCode } = check
  const refundedOn = useRefundedOn(order.refundedAt)
  return (
    <div className={styles.outcome}>
      <h1>{refundedOn ?? t(TITLES[state] ?? 'failed.title')}</h1>
      <p>
        {state === 'failed' && t(`decline.${declineReason(failureCode)}`)}
        {state === 'waiting' && t('payment.notPaid')}
        {state === 'expired' && t('payment.expired')}
        {state === 'refunded' && t('failed.refunded')}
      </p>
      <div className={styles.actions}>
        {state === 'expired' && (
          <ButtonLink href={WAYS[saleOf(order.sku.tier)].chosenAt({ place, order })}>
            {t('payment.startOver')}
          </ButtonLink>
        )}
        {/* Whoever has their money back is offered nothing here: the price of another day may be in another currency. */}
        {state !== 'expired' && state !== 'refunded' && <PayAgain place={place} order={order} />}
        <ButtonLink variant="quiet" href={supportAbout(place, order.orderNumber)}>
          {t('failed.support')}
        </ButtonLink>
      </div>
      <p className={styles.muted}>{t('failed.order', { number: order.orderNumber })}</p>
    </div>
  )
}

/** "Refunded on 28 November 2026", or null. */
const useRefundedOn = (at: string | null): string | null => {
  const t = useTranslations('pay.failed')
  const format = useFormatter()
  return at && t('refundedOn', { date: format.dateTime(new Date(at), { dateStyle: 'long' }) })
}

const TITLES = { expired: 'payment.expiredTitle', refunded: 'failed.refundedTitle' } as Partial<
  Record<CallData<'pay.check'>['state'], 'payment.expiredTitle' | 'failed.refundedTitle'>
>

function PayAgain({ place, order }: Omit<Props, 'check'>) {
  const t = useTranslations('pay')
  const go = useGo(place)
  const { orderNumber } = order
  const sale = saleOf(order.sku.tier)
  const { data: methods } = useMethods({ place, order })
  // A method that was chosen before would be started at once.
  const toChoice = () => {
    removeInTab('pay_method')
    go('payment', { query: { orderNumber } })
  }
  return (
    <>
      <ButtonLink href={`${pathTo({ route: 'payment', ...place })}?orderNumber=${orderNumber}`}>
        {t('failed.retry')}
      </ButtonLink>
      {methods && methods.length > 1 && (
        <Button variant="secondary" onClick={toChoice}>
          {t('payment.otherMethod')}
        </Button>
      )}
      <ButtonLink variant="secondary" href={WAYS[sale].chosenAt({ place, order })}>
        {t(sale === 'report' ? 'failed.other' : 'payment.changeOrder')}
      </ButtonLink>
    </>
  )
}
