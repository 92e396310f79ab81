'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { saleOf } from '@/domain/catalog/parts'
import { call } from '@/ui/api/call'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { problemOf } from '../api/problem-of'
import { forget } from '../chrome/kept'
import type { ScreenPlace } from '../chrome/screen-place'
import { useGo } from '../chrome/use-go'
import { PackagePaid } from '../packages/package-paid'
import { LoadFailed } from './load-failed'
import { NoOrder } from './no-order'
import { Paid } from './paid'
import { useLoadWords } from './use-load-words'
import { useOrderNumber } from './use-order-number'

/** Thanks only when the server says that the order is paid; otherwise it is checked. */
export function SuccessScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  const go = useGo(place)
  const orderNumber = useOrderNumber()
  const { data, error, mutate } = useSWR(
    orderNumber ? ['pay.check', 'paid', orderNumber] : null,
    async () => {
      const body = { orderNumber: orderNumber ?? '' }
      const check = await call('pay.check', { body })
      return { check, order: await call('pay.info', { body }) }
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const state = data?.check.state
  useEffect(() => {
    if (state === 'paid') forget('promo_code')
    else if (state && orderNumber) go('payCheck', { query: { orderNumber }, replace: true })
  }, [state, orderNumber, go])
  const missing = orderNumber === '' || (error && problemOf(error) === 'gone')
  return (
    <>
      {missing && <NoOrder place={place} />}
      {error && !missing && (
        <LoadFailed
          heading={t('check.title')}
          retry={t('retry')}
          onRetry={() => void mutate()}
          problem={error}
        >
          {words(error)}
        </LoadFailed>
      )}
      {!missing && !error && state !== 'paid' && (
        <SpinnerWithWords centred>{t('payment.checking')}</SpinnerWithWords>
      )}
      {data && state === 'paid' && saleOf(data.order.sku.tier) === 'package' && (
        <PackagePaid place={place} order={data.order} />
      )}
      {data && state === 'paid' && saleOf(data.order.sku.tier) === 'report' && (
        <Paid place={place} order={data.order} opensAfterSeconds={data.check.opensAfterSeconds} />
      )}
    </>
  )
}
