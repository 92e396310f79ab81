'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { saleOf } from '@/domain/catalog/parts'
import { isHealthPayment } from '@/domain/exam/kinds'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { removeInTab } from '@/ui/browser/tab-storage'
import { ForeignStart } from '@/ui/foreign/foreign-start'
import { LoadFailed } from '@/ui/loading/load-failed'
import { NoOrder } from '@/ui/loading/no-order'
import { useLoadWords } from '@/ui/loading/use-load-words'
import { useOrderNumber } from '@/ui/loading/use-order-number'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { PackagePaid } from '@/ui/packages/package-paid'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { CoursePaid } from '../course/course-paid'
import { WAYS } from '../order/order-subject'
import { PlanPaid } from '../plan/plan-paid'
import { Paid } from './paid'

/**
 * Thanks only when the server says that the order is paid; otherwise it is checked. Route `paySuccess`, to which
 * ../payment/payment-form.tsx and check-screen.tsx lead.
 */
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
  const sale = data && saleOf(data.order.sku.tier)
  useEffect(() => {
    if (state === 'paid') removeInTab('promo_code')
    else if (state && sale && orderNumber) go(WAYS[sale].check, { query: { orderNumber }, replace: true })
  }, [state, sale, orderNumber, go])
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
      {data && state === 'paid' && (
        <ForeignStart page="success" health={isHealthPayment(data.order.productKind)} />
      )}
      {data && state === 'paid' && sale === 'package' && <PackagePaid place={place} order={data.order} />}
      {data && state === 'paid' && sale === 'course' && <CoursePaid place={place} order={data.order} />}
      {data && state === 'paid' && sale === 'plan' && <PlanPaid place={place} order={data.order} />}
      {data && state === 'paid' && sale === 'report' && (
        <Paid place={place} order={data.order} opensAfterSeconds={data.check.opensAfterSeconds} />
      )}
    </>
  )
}
