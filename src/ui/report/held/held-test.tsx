'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { readInTab, storeInTab } from '@/ui/browser/tab-storage'
import { useChange } from '@/ui/centre/use-change'
import { isAboutSitting } from '@/ui/health/forget-sitting'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { HeldCard } from './held-card'

type Props = { place: ScreenPlace; orderNumber: string }

/**
 * "This uses the free test that came with your report": beside a free result and before anything is paid for it, where such a
 * test can open the report. Nothing is used without the tap (docs/decisions/0057).
 */
export function HeldTest({ place, orderNumber }: Props) {
  const t = useTranslations('report.held')
  const go = useGo(place)
  const { mutate } = useSWRConfig()
  const { data } = useSWR(
    ['order.skuCheck', orderNumber],
    () => call('order.skuCheck', { params: { orderNumber } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const { busy, problem, make } = useChange()
  const [later, setLater] = useState(() => readInTab('held_later') === orderNumber)
  const [used, setUsed] = useState(false)
  if (!data?.held || later) return null

  const open = async () => {
    let opened = false
    const done = await make(async () => {
      opened = (await call('report.useHeld', { body: { orderNumber } })).opened
    })
    if (!done) return
    if (!opened) return setUsed(true)
    go('report', { query: { orderNumber } })
    void mutate(isAboutSitting({ place, sittingNumber: orderNumber }))
  }
  const notNow = () => {
    storeInTab('held_later', orderNumber)
    setLater(true)
  }
  const failed = problem === null ? null : t(problemOf(problem) === 'paymentUnderWay' ? 'underWay' : 'failed')
  return <HeldCard busy={busy} told={used ? t('used') : failed} used={used} onOpen={open} onLater={notNow} />
}
