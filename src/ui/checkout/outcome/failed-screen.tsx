'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { saleOf } from '@/domain/catalog/parts'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { LoadFailed } from '@/ui/loading/load-failed'
import { NoOrder } from '@/ui/loading/no-order'
import { useLoadWords } from '@/ui/loading/use-load-words'
import { useOrderNumber } from '@/ui/loading/use-order-number'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { WAYS } from '../order/order-subject'
import { Failed } from './failed'
import { OrderOwned } from './order-owned'

/** A payment that did not come about, in the server's words: it alone says whether something was charged. */
export function FailedScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  const go = useGo(place)
  const orderNumber = useOrderNumber()
  const { data, error, mutate } = useSWR(
    orderNumber ? ['pay.check', 'once', orderNumber] : null,
    async () => {
      const body = { orderNumber: orderNumber ?? '' }
      const check = await call('pay.check', { body })
      return { check, order: await call('pay.info', { body }) }
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const state = data?.check.state
  const sale = data && saleOf(data.order.sku.tier)
  useEffect(() => {
    if (!orderNumber) return
    if (state === 'paid') go('paySuccess', { query: { orderNumber }, replace: true })
    if (state === 'pending' && sale) go(WAYS[sale].check, { query: { orderNumber }, replace: true })
  }, [state, sale, orderNumber, go])
  if (orderNumber === '' || (error && problemOf(error) === 'gone')) return <NoOrder place={place} />
  if (error) {
    return (
      <LoadFailed heading={t('meta.check')} retry={t('retry')} onRetry={() => void mutate()} problem={error}>
        {words(error)}
      </LoadFailed>
    )
  }
  if (!data || state === 'paid' || state === 'pending') {
    return <SpinnerWithWords centred>{t('payment.checking')}</SpinnerWithWords>
  }
  if (data.order.alreadyOwned) return <OrderOwned place={place} order={data.order} />
  return <Failed place={place} order={data.order} check={data.check} />
}
