'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { call } from '@/ui/api/call'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { problemOf } from '../api/problem-of'
import type { ScreenPlace } from '../chrome/screen-place'
import { useGo } from '../chrome/use-go'
import { LoadFailed } from './load-failed'
import { NoOrder } from './no-order'
import { OrderOwned } from './order-owned'
import { PaymentForm } from './payment-form'
import { useLoadWords } from './use-load-words'
import { useOrderNumber } from './use-order-number'

/** The payment of one order. An order that is paid or over is led on to what is left of it; what is owned is not paid. */
export function PaymentScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  const go = useGo(place)
  const orderNumber = useOrderNumber()
  const { data, error, mutate } = useSWR(
    orderNumber ? ['pay.info', orderNumber] : null,
    () => call('pay.info', { body: { orderNumber: orderNumber ?? '' } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const status = data?.status
  const owned = data?.alreadyOwned ?? false
  useEffect(() => {
    if (!orderNumber || !status || status === 'created' || owned) return
    go(status === 'expired' ? 'payFailed' : 'paySuccess', { query: { orderNumber }, replace: true })
  }, [status, owned, orderNumber, go])
  const missing = orderNumber === '' || (error && problemOf(error) === 'gone')
  return (
    <>
      {missing && <NoOrder place={place} />}
      {error && !missing && (
        <LoadFailed
          heading={t('meta.payment')}
          retry={t('retry')}
          onRetry={() => void mutate()}
          problem={error}
        >
          {words(error)}
        </LoadFailed>
      )}
      {!missing && !error && status !== 'created' && !owned && (
        <SpinnerWithWords centred>{t('payment.loadingOrder')}</SpinnerWithWords>
      )}
      {data && owned && <OrderOwned place={place} order={data} />}
      {data && status === 'created' && !owned && <PaymentForm place={place} order={data} />}
    </>
  )
}
