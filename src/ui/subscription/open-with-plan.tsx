'use client'

import { useTranslations } from 'next-intl'
import useSWR, { useSWRConfig } from 'swr'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { useChange } from '@/ui/centre/use-change'
import { useCustomer } from '@/ui/centre/use-customer'
import { isAboutSitting } from '@/ui/health/forget-sitting'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { OpenCard } from './open-card'

type Props = { place: ScreenPlace; orderNumber: string }

/**
 * What the plan of who is signed in makes of the report of their test, beside a free result, before anything is paid for it,
 * and on a report of which parts are closed. Nothing is opened, or counted, without the tap.
 */
export function OpenWithPlan({ place, orderNumber }: Props) {
  const t = useTranslations('subscription.open')
  const go = useGo(place)
  const { mutate } = useSWRConfig()
  const { user } = useCustomer()
  const { data } = useSWR(
    user ? ['order.skuCheck', orderNumber] : null,
    () => call('order.skuCheck', { params: { orderNumber } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const { busy, problem, make } = useChange()
  if (!user || !data?.plan) return null

  const open = async () => {
    const done = await make(() => call('report.openByPlan', { body: { orderNumber } }))
    if (!done) return
    go('report', { query: { orderNumber } })
    void mutate(isAboutSitting({ place, sittingNumber: orderNumber }))
  }
  const because = problem === null ? null : problemOf(problem)
  const told =
    because === 'paymentUnderWay'
      ? t('underWay')
      : because === 'planUsedUp'
        ? t('used')
        : because && t('failed')
  return <OpenCard plan={data.plan} busy={busy} told={told} onOpen={() => void open()} />
}
