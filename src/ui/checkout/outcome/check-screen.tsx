'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { NoOrder } from '@/ui/loading/no-order'
import styles from '@/ui/loading/outcome.module.css'
import { useOrderNumber } from '@/ui/loading/use-order-number'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { pollEveryMs } from './use-receipt-mail'

const LONG_AFTER = 10

type Props = {
  place: ScreenPlace
  /** In place of what is said of any payment. */
  said?: { title: string; text: string; long: string }
}

/**
 * Asks until the provider has an answer; it never asks for a second payment meanwhile. Route `payCheck`: from
 * ../payment/payment-form.tsx, and from a bank or a wallet (`returnUrlOf` in services/payments/ensure-intent.ts).
 */
export function CheckScreen({ place, said }: Props) {
  const t = useTranslations('pay')
  const told = useTooOftenOr()
  const go = useGo(place)
  const orderNumber = useOrderNumber()
  const [asked, setAsked] = useState(0)
  const { data, error, isValidating, mutate } = useSWR(
    orderNumber ? ['pay.check', orderNumber] : null,
    async () => {
      setAsked((times) => times + 1)
      return call('pay.check', { body: { orderNumber: orderNumber ?? '' } })
    },
    { refreshInterval: pollEveryMs(asked), errorRetryInterval: 3_000, dedupingInterval: 500 },
  )
  const state = data?.state
  useEffect(() => {
    if (!orderNumber || !state) return
    const query = { orderNumber }
    if (state === 'paid') go('paySuccess', { query, replace: true })
    if (state === 'failed' || state === 'expired' || state === 'refunded')
      go('payFailed', { query, replace: true })
  }, [state, orderNumber, go])
  if (orderNumber === '' || (error && problemOf(error) === 'gone')) {
    return <NoOrder place={place} />
  }
  return (
    <div className={styles.outcome}>
      <h1>{said?.title ?? t('check.title')}</h1>
      <SpinnerWithWords>{t('payment.checking')}</SpinnerWithWords>
      <p>{said?.text ?? t('check.text')}</p>
      {error && <Notice tone="danger">{told(error, t('check.offline'))}</Notice>}
      {state === 'waiting' && !error && (
        <Notice
          actions={
            <ButtonLink
              variant="secondary"
              href={`${pathTo({ route: 'payment', ...place })}?orderNumber=${orderNumber}`}
            >
              {t('check.backToPayment')}
            </ButtonLink>
          }
        >
          {t('check.waiting')}
        </Notice>
      )}
      {state === 'pending' && asked > LONG_AFTER && (
        <p>{said?.long ?? t('check.long', { email: data?.email ?? '' })}</p>
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          busy={isValidating ? t('payment.checking') : null}
          onClick={() => void mutate()}
        >
          {t('check.again')}
        </Button>
      </div>
    </div>
  )
}
