'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { LoadFailed } from '@/ui/loading/load-failed'
import { NoOrder } from '@/ui/loading/no-order'
import { useLoadWords } from '@/ui/loading/use-load-words'
import { useOrderNumber } from '@/ui/loading/use-order-number'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { OrderOwned } from '../outcome/order-owned'
import { PaymentForm } from './payment-form'

/** The payment of one order. An order that is paid or over goes to its screen; what is owned is not paid again. */
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
